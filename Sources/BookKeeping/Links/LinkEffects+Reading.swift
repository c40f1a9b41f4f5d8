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
      let id = transactionID(bytes[..<second].dropLast()),
      let other = transactionID(bytes[second..<letters].dropLast()),
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

  /// The id of 32 hexadecimal digits.
  private static func transactionID(_ digits: Substring.UTF8View) -> TransactionID? {
    var words: (high: UInt64, low: UInt64) = (0, 0)
    var count = 0
    for digit in digits {
      let value: UInt8
      switch digit {
      case 0x30...0x39: value = digit - 0x30
      case 0x61...0x66: value = digit - 0x57
      default: return nil
      }
      words.high = words.high << 4 | words.low >> 60
      words.low = words.low << 4 | UInt64(value)
      count += 1
    }
    return count == 32 ? TransactionID(high: words.high, low: words.low) : nil
  }
}
