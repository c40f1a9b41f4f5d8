/// Searches in bytes for ASCII words, letters in any case.
enum Search {
  /// Whether `word` stands at `index`.
  static func hasPrefix(_ text: [UInt8], _ word: StaticString, at index: Int) -> Bool {
    guard text.count - index >= word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { letters in
      for offset in 0..<letters.count
      where lower(text[index + offset]) != lower(unsafe letters[offset]) {
        return false
      }
      return true
    }
  }

  /// Where `word` first stands.
  static func first(_ word: String, in text: ArraySlice<UInt8>) -> Int? {
    let word = Array(word.utf8)
    guard let initial = word.first.map(lower), text.count >= word.count else { return nil }
    for index in text.startIndex...(text.endIndex - word.count)
    where lower(text[index]) == initial && matches(word, in: text, at: index) {
      return index
    }
    return nil
  }

  /// The end of the comment whose `<!--` begins at `start`; nothing where it is never closed.
  static func commentEnd(_ text: [UInt8], from start: Int) -> Int? {
    var index = start + 4
    while index + 2 < text.count {
      if text[index + 2] == UInt8(ascii: ">"), text[index] == UInt8(ascii: "-"),
        text[index + 1] == UInt8(ascii: "-")
      {
        return index + 3
      }
      index += 1
    }
    return nil
  }

  /// The end of `<!DOCTYPE …>` or another declaration that begins at `start`, with the internal
  /// subset in its brackets; nothing in it is read or expanded.
  static func documentTypeEnd(_ text: [UInt8], from start: Int) -> Int {
    var brackets = 0
    var index = start
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "["): brackets += 1
      case UInt8(ascii: "]"): brackets -= 1
      case UInt8(ascii: ">") where brackets <= 0: return index + 1
      default: break
      }
      index += 1
    }
    return index
  }

  /// A letter in lower case; every other byte as it is.
  static func lower(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }

  private static func matches(_ word: [UInt8], in text: ArraySlice<UInt8>, at index: Int) -> Bool {
    guard text.endIndex - index >= word.count else { return false }
    for (offset, byte) in word.enumerated() where lower(text[index + offset]) != lower(byte) {
      return false
    }
    return true
  }
}
