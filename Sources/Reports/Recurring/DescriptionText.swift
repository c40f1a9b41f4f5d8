/// What a bank wrote, for people.
enum DescriptionText {
  /// The description with its blanks made one each.
  static func shown(_ description: String) -> String {
    if isPlain(description) { return description }
    return description.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether it is ASCII without any blank but single ones between words, as most are.
  private static func isPlain(_ description: String) -> Bool {
    var last: UInt8 = 0x20
    for byte in description.utf8 {
      guard byte >= 0x20, byte < 0x7F, byte != 0x20 || last != 0x20 else { return false }
      last = byte
    }
    return last != 0x20
  }
}
