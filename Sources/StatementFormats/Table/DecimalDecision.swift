import StatementModel

/// Decides the decimal mark of every column of money.
struct DecimalDecision {
  private(set) var marks: [Int: UInt8] = [:]
  private(set) var decisions: [ReadingDecision] = []
  /// Columns for which something decided.
  private(set) var decided: Set<Int> = []
  private(set) var question: TableFact?
  private(set) var refusal: TableFact?

  /// - Parameters:
  ///   - currency: That of the table, where it is known.
  ///   - beside: The decimal mark of the numbers that are no money, such as rates, where all that
  ///     show one show the same, and a column of them.
  ///   - numbers: Columns of numbers that the format writes with a point.
  init(
    _ evidence: TableEvidence, _ roles: ColumnRoles, profile: StatementProfile?,
    known: StatementProfile.DecimalMark?, header: [HeaderCell], currency: Currency?,
    beside: (mark: UInt8, column: Int)? = nil, numbers: Set<Int> = []
  ) {
    if let said = profile?.decimalMark {
      for column in roles.money where !numbers.contains(column) {
        marks[column] = said == .point ? 0x2E : 0x2C
      }
      decided = Set(roles.money)
      let why = "the profile says so"
      decisions.append(ReadingDecision("decimal mark", said.rawValue, because: why))
      return
    }
    var shared = DecimalEvidence()
    for column in roles.money where !numbers.contains(column) {
      guard let found = evidence.decimals[column] else { continue }
      if found.isContradictory, roles.amounts.contains(column) || column == roles.balance {
        refusal = .mixedDecimalMarks(
          column: ColumnName.of(column, header), pointLine: found.pointLine,
          commaLine: found.commaLine)
        return
      }
      shared.add(found)
    }
    for column in roles.money {
      guard !numbers.contains(column) else {
        marks[column] = 0x2E
        decided.insert(column)
        continue
      }
      guard let found = evidence.decimals[column] else { continue }
      if let mark = found.mark {
        marks[column] = mark
        let count = mark == 0x2E ? found.point : found.comma
        note(column, mark, "\(count) amounts can only be so", header)
      } else if !found.isOpen {
        marks[column] = shared.mark ?? 0x2E
      } else if let mark = shared.mark {
        marks[column] = mark
        note(column, mark, "the other columns of money are written so", header)
      } else if found.openPoint == 0 || found.openComma == 0,
        (currency ?? evidence.currencies[column])?.minorUnits == 3
      {
        marks[column] = found.openPoint > 0 ? 0x2E : 0x2C
        note(column, marks[column] ?? 0x2E, "its currency has three decimals", header)
      } else if let unit = (currency ?? evidence.currencies[column])?.minorUnits, unit == 0,
        found.openPoint == 0 || found.openComma == 0
      {
        marks[column] = found.openPoint > 0 ? 0x2C : 0x2E
        note(column, marks[column] ?? 0x2E, "its currency has no decimals", header)
      } else if shared.groupsWithCommas {
        marks[column] = 0x2E
        note(column, 0x2E, "commas group the digits of the larger amounts alone", header)
      } else if let whole = WholeAmountHeader.currency(header),
        found.openPoint == 0 || found.openComma == 0
      {
        marks[column] = found.openPoint > 0 ? 0x2C : 0x2E
        note(column, marks[column] ?? 0x2E, "amounts in \(whole) have no decimals", header)
      } else if let known {
        marks[column] = known == .point ? 0x2E : 0x2C
        note(column, marks[column] ?? 0x2E, "this exporter writes so", header)
      } else if let beside {
        marks[column] = beside.mark
        let name = ColumnName.of(beside.column, header)
        note(column, beside.mark, "the numbers of column \(name) are written so", header)
      } else if roles.amounts.contains(column) {
        question = .openDecimalMark(
          column: ColumnName.of(column, header), example: evidence.examples[column] ?? "")
      }
    }
  }

  /// Whether the cells of an amount's column prove a decimal comma.
  static func hasComma(_ evidence: TableEvidence, _ roles: ColumnRoles) -> Bool {
    roles.amounts.contains { evidence.decimals[$0]?.mark == 0x2C }
  }

  private mutating func note(_ column: Int, _ mark: UInt8, _ why: String, _ header: [HeaderCell]) {
    decided.insert(column)
    decisions.append(
      ReadingDecision(
        "decimal mark of \(ColumnName.of(column, header))", mark == 0x2E ? "point" : "comma",
        because: why))
  }
}

/// A header in the language of a country whose currency has no decimals in use, where nothing else
/// says of what currency its statements are.
enum WholeAmountHeader {
  /// The currency's name; two cells at least must be of the language.
  static func currency(_ header: [HeaderCell]) -> String? {
    // Japanese column names are in part Chinese, too: kana and letters that Japan alone writes so
    // tell them apart.
    let isJapanese = header.contains { cell in
      has(cell, 0x3041...0x30FA) || cell.text.contains { "払込円戻".contains($0) }
    }
    if isJapanese, header.count(where: { $0.meaning != nil }) >= 2 { return "yen" }
    if header.count(where: { has($0, 0xAC00...0xD7A3) }) >= 2 { return "won" }
    if header.count(where: { StatementWords.has($0.key, icelandic) }) >= 2 { return "kronur" }
    return nil
  }

  private static func has(_ cell: HeaderCell, _ letters: ClosedRange<UInt32>) -> Bool {
    cell.text.unicodeScalars.contains { letters.contains($0.value) }
  }

  private static let icelandic = Words.list("language.icelandic")
}
