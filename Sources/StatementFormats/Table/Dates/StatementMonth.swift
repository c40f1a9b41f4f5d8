import StatementModel

/// The month of a statement as lines above a table name it: `2024年01月`, `January 2024`.
enum StatementMonth {
  /// The months that a line names with their years.
  static func find(_ cell: String) -> Set<Month> {
    guard cell.utf8.count <= 200 else { return [] }
    let tokens = tokens(cell)
    var found: Set<Month> = []
    for (index, token) in tokens.enumerated() {
      guard case .number(let year, 4) = token, (1990...2100).contains(year) else { continue }
      // 2024年01月
      if index + 3 < tokens.count, tokens[index + 1].isOf(yearSigns),
        case .number(let month, _) = tokens[index + 2], tokens[index + 3].isOf(monthSigns)
      {
        insert(year, month, into: &found)
        continue
      }
      // "January 2024", but not "3 January 2024".
      if index > 0, case .word(let word) = tokens[index - 1],
        let month = MonthNames.month(word), word.utf8.count >= 3,
        index < 2 || !tokens[index - 2].isNumber, !tokens.contains(where: { $0.isOf(ofAnother) })
      {
        insert(year, month, into: &found)
      }
      // "01/2024" and "2024-01", where the cell says nothing else.
      if tokens.count == 2, case .number(let month, 1...2) = tokens[1 - index] {
        insert(year, month, into: &found)
      }
    }
    return found
  }

  private static func insert(_ year: Int, _ month: Int, into found: inout Set<Month>) {
    if (1...12).contains(month) { found.insert(Month(year: year, month: month)) }
  }

  private static let yearSigns = Words.phrases("date.year-sign")
  private static let monthSigns = Words.phrases("date.month-sign")
  private static let ofAnother = Words.phrases("month.of-another")

  private enum Token: Equatable {
    case number(Int, Int)
    case word(String)

    var isNumber: Bool { if case .number = self { true } else { false } }

    func isOf(_ words: Set<String>) -> Bool {
      guard case .word(let word) = self else { return false }
      return words.contains(word)
    }
  }

  /// The runs of digits and of letters.
  private static func tokens(_ cell: String) -> [Token] {
    var tokens: [Token] = []
    var digits = ""
    var letters = ""
    func close() {
      if !digits.isEmpty, digits.count <= 6, let value = Int(digits) {
        tokens.append(.number(value, digits.count))
      } else if !digits.isEmpty {
        tokens.append(.word(digits))
      }
      if !letters.isEmpty { tokens.append(.word(HeaderFolding.fold(letters))) }
      digits = ""
      letters = ""
    }
    for scalar in cell.unicodeScalars {
      if (0x30...0x39).contains(scalar.value) {
        if !letters.isEmpty { close() }
        digits.unicodeScalars.append(scalar)
      } else if scalar.properties.isAlphabetic {
        // Each ideograph is a word of its own.
        let isIdeograph = (0x4E00...0x9FFF).contains(scalar.value)
        if !digits.isEmpty || isIdeograph { close() }
        letters.unicodeScalars.append(scalar)
        if isIdeograph { close() }
      } else {
        close()
      }
    }
    close()
    return tokens
  }
}
