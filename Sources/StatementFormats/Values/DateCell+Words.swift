/// The words that stand in dates.
extension DateCell {
  static let fillers = Words.phrases("date.filler")

  static let weekdays = Words.phrases("date.weekday")

  /// The month that a word names; in Hebrew perhaps with the letter for "in" before it.
  static func month(_ word: String) -> Int? {
    if let month = MonthNames.month(word) { return month }
    guard word.unicodeScalars.first == "\u{5D1}" else { return nil }
    return MonthNames.month(String(word.unicodeScalars.dropFirst()))
  }

  /// Reads the word that begins there, folded; nothing for most that no date holds.
  static func letters(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> String? {
    var bytes: [UInt8] = []
    while index < end, text[index] >= 0x80 || (0x61...0x7A).contains(text[index] | 0x20) {
      if FieldSplitter.blankWidth(text, at: index, before: end) > 0 { break }
      bytes.append(text[index])
      index += 1
      guard bytes.count <= 32 else { return nil }
    }
    guard !bytes.isEmpty else { return nil }
    return HeaderFolding.fold(String(decoding: bytes, as: UTF8.self))
  }
}
