import StatementModel

/// Reading what links do from the index, where a large book has a line for each of thousands.
extension LinkEffects {
  /// How many bytes a line has before its letters: two ids of 32 digits, each with a space.
  private static let headBytes = 66

  /// Reads what `text` wrote; lines that are none of it are passed over.
  package init(text: String) {
    var byID: [TransactionID: LinkEffect] = [:]
    var categories: [[UInt8]: CategoryPath] = [:]
    let bytes = text.utf8.span
    byID.reserveCapacity(bytes.count / (Self.headBytes + 10))
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      if let (id, effect) = Self.effect(bytes.extracting(start..<end), &categories) {
        byID[id] = effect
      }
      start = end + 1
    }
    self.init(byID)
  }

  private static func effect(
    _ line: Span<UInt8>, _ categories: inout [[UInt8]: CategoryPath]
  ) -> (TransactionID, LinkEffect)? {
    guard line.count > headBytes, line[32] == 0x20, line[65] == 0x20,
      let id = TransactionID(digits: line.extracting(0..<32)),
      let other = TransactionID(digits: line.extracting(33..<65))
    else { return nil }
    var effect = LinkEffect(kind: .refund, isConfirmed: false, other: other)
    var place = headBytes
    while place < line.count, line[place] != 0x20 {
      switch line[place] {
      case 0x74: effect.kind = .transfer
      case 0x63: effect.isConfirmed = true
      case 0x6D: effect.marksTransfer = true
      case 0x73: effect.setsCategory = true
      default: break
      }
      place += 1
    }
    guard place < line.count else { return nil }
    if place + 1 < line.count {
      let category = (place + 1..<line.count).map { line[$0] }
      effect.category =
        categories[category] ?? CategoryPath(String(decoding: category, as: UTF8.self))
      categories[category] = effect.category
    }
    return (id, effect)
  }
}
