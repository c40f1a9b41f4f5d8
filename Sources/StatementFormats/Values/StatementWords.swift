import StatementModel

/// Words of statement rows that say something beyond their text: direction, status, summaries.
///
/// The words themselves are those of `Words`.
enum StatementWords {
  /// The direction that a cell of a direction column states: 1 in, -1 out.
  static func direction(_ cell: String) -> Int? {
    switch cell {
    case "+", "(+)": return 1
    case "-", "(-)", "−": return -1
    default:
      let key = HeaderFolding.fold(cell)
      return directions[key] ?? directionInTwoWords(key)
    }
  }

  /// Whether the cell of a direction says that its row counts as neither: what moves between
  /// one's own accounts, as wallets of China write it.
  static func isNeutral(_ cell: String) -> Bool {
    cell == "/" || neutral.contains(HeaderFolding.fold(cell))
  }

  private static let neutral = Words.phrases("direction.neutral")

  /// The direction that a word states twice, in two languages or by its abbreviation: `贷 Cr`.
  private static func directionInTwoWords(_ key: String) -> Int? {
    guard let space = key.firstIndex(of: " ") else { return nil }
    let (first, second) = (String(key[..<space]), String(key[key.index(after: space)...]))
    guard let direction = directions[first], directions[second] == direction, first != second,
      isFormalDirection(first), isFormalDirection(second)
    else { return nil }
    return direction
  }

  /// Whether the word is one that only a column of directions holds: not `sale` or `charge`.
  static func isFormalDirection(_ cell: String) -> Bool {
    !ordinary.contains(HeaderFolding.fold(cell))
  }

  private static let ordinary = Words.phrases("direction.in-texts")

  /// How many bytes the longest word for a direction has.
  static let longestDirection = directions.keys.map(\.utf8.count).max() ?? 0

  private static let directions = Dictionary(
    Words.texts("direction.out").map { ($0, -1) } + Words.texts("direction.in").map { ($0, 1) },
    uniquingKeysWith: { first, _ in first })

  /// What a row is whose description is nothing but such words.
  static func summary(_ text: String) -> LeftOutRow.Reason? {
    // "Kontostand am 31.01.2024": the date is no part of the phrase.
    let words = HeaderFolding.fold(text).split(separator: " ").filter {
      $0.contains { !$0.isNumber }
    }
    var begun = ""
    var starts: [String] = []
    for word in words {
      begun += begun.isEmpty ? word : " " + word
      starts.append(begun)
      guard begun.utf8.count <= 60 else { return nil }
    }
    return summaries.first { starts.contains(where: $0.1.contains) }?.0
  }

  /// Whether the description says no more than that: a row with a date must be nothing else.
  static func isWhollySummary(_ text: String) -> LeftOutRow.Reason? {
    // Hardly any text begins as they do.
    let start = HeaderFolding.foldedFirstWord(text)
    guard
      summaryStarts.contains(start)
        || start.unicodeScalars.allSatisfy({ $0.properties.numericType != nil })
        || MonthNames.month(start) != nil
    else { return nil }
    // "Opening balance at 1 January 2024": the date is no part of the phrase.
    let key = HeaderFolding.fold(text).split(separator: " ")
      .filter { $0.contains { !$0.isNumber } && MonthNames.month(String($0)) == nil }
      .joined(separator: " ")
    for end in summaryEnds where key.hasSuffix(end) {
      let phrase = String(key.dropLast(end.count))
      return summaries.first { $0.1.contains(phrase) }?.0
    }
    return summaries.first { $0.1.contains(key) }?.0
  }

  /// The first words of all summaries.
  private static let summaryStarts = Set(
    summaries.flatMap { $0.1 }.map { String($0.prefix { $0 != " " }) })

  /// What may stand between a summary and its date.
  private static let summaryEnds = Words.texts("summary.end").map { " " + $0 }

  private static let turnovers = Words.phrases("summary.turnover")

  /// Whether the text is a mere word for a sum, which is also the name of merchants.
  static func isPlainTotal(_ text: String) -> Bool {
    let key = HeaderFolding.fold(text).split(separator: " ").filter { $0.contains { !$0.isNumber } }
    return key.count == 1 && !turnovers.contains(String(key[0]))
  }

  /// Whether the text is a mere word for a balance, which is also written of what is settled.
  static func isPlainBalance(_ text: String) -> Bool {
    plainBalances.contains(HeaderFolding.fold(text))
  }

  private static let plainBalances = Words.phrases("summary.plain-balance")

  /// Whether a section's line tells that pending or booked rows follow.
  static func section(_ text: String) -> RowStatus? {
    let key = HeaderFolding.fold(text)
    guard !key.isEmpty, key.split(separator: " ").count <= 6 else { return nil }
    if has(key, pendingWords) { return .pending }
    return has(key, sectionWords) ? .posted : nil
  }

  private static let sectionWords = Words.list("section.posted")

  static func has(_ key: String, _ list: WordList) -> Bool { list.fits(key) }
}
