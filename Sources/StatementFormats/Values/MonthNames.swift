/// The months' names and abbreviations in the languages of statements.
///
/// Croatian is not among them: its October is the Polish and Czech November.
enum MonthNames {
  /// The month that a folded word names, 1 to 12.
  static func month(_ word: String) -> Int? { table[word] }

  private static let table: [String: Int] = {
    var table: [String: Int] = [:]
    for month in 1...12 {
      for name in Words.texts("month.\(month)") { table[name] = month }
    }
    return table
  }()
}
