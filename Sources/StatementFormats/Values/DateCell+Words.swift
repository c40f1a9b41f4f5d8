/// The words that stand in dates.
extension DateCell {
  static let fillers: Set<String> = ["de", "del", "di", "of", "г", "a", "ב", "the"]

  static let weekdays: Set<String> = [
    "mon", "tue", "wed", "thu", "fri", "sat", "sun", "monday", "tuesday", "wednesday", "thursday",
    "friday", "saturday", "sunday", "mo", "di", "mi", "do", "fr", "sa", "so", "montag", "dienstag",
    "mittwoch", "donnerstag", "freitag", "samstag", "sonntag", "lun", "mar", "mer", "jeu", "ven",
    "sam", "dim", "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche", "ma",
    "wo", "vr", "za", "zo", "пн", "вт", "ср", "чт", "пт", "сб", "вс",
  ]

  /// The month that a word names; in Hebrew perhaps with the letter for "in" before it.
  static func month(_ word: String) -> Int? {
    if let month = MonthNames.month(word) { return month }
    guard word.unicodeScalars.first == "\u{5D1}" else { return nil }
    return MonthNames.month(String(word.unicodeScalars.dropFirst()))
  }

  /// Reads the word that begins there, folded; nothing for most that no date holds.
  static func letters(_ text: Span<UInt8>, _ index: inout Int, _ end: Int) -> String? {
    if isOtherWord(text, index, end) { return nil }
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

  /// Whether the word that begins there is none that a date holds, by its first three letters.
  private static func isOtherWord(_ text: Span<UInt8>, _ index: Int, _ end: Int) -> Bool {
    guard index + 2 < end else { return false }
    let (first, second, third) = (text[index], text[index + 1], text[index + 2])
    // Folding changes none of these but their case.
    guard (first | 0x20) &- 0x61 < 26, (second | 0x20) &- 0x61 < 26, (third | 0x20) &- 0x61 < 26
    else { return false }
    return !wordStarts.canBegin(with: first, second, third)
  }

  private static let wordStarts = WordStarts(
    MonthNames.words + Array(weekdays) + Array(fillers))
}
