/// A character as regular expressions tell it apart.
struct RegexSymbol {
  /// The same for all cases of a letter.
  var key: UInt32
  /// Which kinds it is of, if it is beyond ASCII.
  var kinds: RegexCharacters.Kinds
  /// Whether it is of the scripts for which the key is proved.
  var isSure = false

  /// The ASCII characters of words.
  private static let wordsLow: UInt64 = 0x03FF_0000_0000_0000
  private static let wordsHigh: UInt64 = 0x07FF_FFFE_87FF_FFFE

  init(key: UInt32, kinds: RegexCharacters.Kinds, isSure: Bool) {
    self.key = key
    self.kinds = kinds
    self.isSure = isSure
  }

  /// An ASCII character.
  @inline(__always)
  init(ascii byte: UInt8) {
    key = UInt32(byte &- 0x41 < 26 ? byte | 0x20 : byte)
    kinds = []
  }

  /// Whether PCRE2 takes it for a part of a word.
  @inline(__always)
  var isWord: Bool {
    if key >= 0x80 { return kinds.contains(.word) }
    let words = key < 64 ? Self.wordsLow : Self.wordsHigh
    return words &>> UInt64(key & 63) & 1 != 0
  }
}
