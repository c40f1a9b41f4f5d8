import StatementModel

/// Reading what links do from the index, where a large book has a line for each of thousands.
extension LinkEffects {
  /// How many bytes a line has before its letters: two ids of 32 digits, each with a space.
  private static let headBytes = 66

  /// Reads what `text` wrote; lines that are none of it are passed over.
  init(text: String) {
    var byID: [TransactionID: LinkEffect] = [:]
    var categories: [Substring: CategoryPath] = [:]
    let bytes = text.utf8
    byID.reserveCapacity(bytes.count / (Self.headBytes + 10))
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.endIndex
      if let (id, effect) = Self.effect(text[start..<end], &categories) { byID[id] = effect }
      start = end < bytes.endIndex ? bytes.index(after: end) : end
    }
    self.init(byID)
  }

  private static func effect(
    _ line: Substring, _ categories: inout [Substring: CategoryPath]
  ) -> (TransactionID, LinkEffect)? {
    let bytes = line.utf8
    guard let second = bytes.index(bytes.startIndex, offsetBy: 33, limitedBy: bytes.endIndex),
      let letters = bytes.index(second, offsetBy: 33, limitedBy: bytes.endIndex),
      bytes[bytes.index(before: second)] == 0x20, bytes[bytes.index(before: letters)] == 0x20,
      let id = TransactionID(line[..<bytes.index(before: second)]),
      let other = TransactionID(line[second..<bytes.index(before: letters)]),
      let gap = bytes[letters...].firstIndex(of: 0x20)
    else { return nil }
    var effect = LinkEffect(kind: .refund, isConfirmed: false, other: other)
    for letter in bytes[letters..<gap] {
      switch letter {
      case 0x74: effect.kind = .transfer
      case 0x63: effect.isConfirmed = true
      case 0x6D: effect.marksTransfer = true
      case 0x73: effect.setsCategory = true
      default: break
      }
    }
    let category = line[bytes.index(after: gap)...]
    if !category.isEmpty {
      effect.category = categories[category] ?? CategoryPath(category)
      categories[category] = effect.category
    }
    return (id, effect)
  }
}
