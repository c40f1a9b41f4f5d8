/// What the cells of one column look like.
struct ColumnProfile {
  var filled = 0
  var dates = 0
  /// Dates with a year; `31.12` alone can be an amount.
  var fullDates = 0
  var numbers = 0
  /// Numbers with a decimal mark, a sign or a currency.
  var moneyLike = 0
  var negatives = 0
  /// Numbers that are written with a plus.
  var pluses = 0
  /// Numbers whose mark can only be a decimal point, and those of a decimal comma.
  var decimalPoints = 0
  var decimalCommas = 0
  var zeros = 0
  /// Numbers that can be a spreadsheet's days.
  var serials = 0
  var currencies = 0
  /// Words in capitals that can be the code of anything traded.
  var codes = 0
  var directions = 0
  /// Words for neither direction.
  private var neutrals = 0
  /// Cells of exactly two digits.
  var pairsOfDigits = 0
  /// Cells of six digits that can be a date.
  var shortDates = 0
  /// Words that only a column of directions holds.
  var formalDirections = 0
  /// Cells that are nothing but CR or DR.
  var marks = 0
  /// Amounts with a note of what was given back.
  var refundNotes = 0
  var letters = 0
  /// Cells that are numbers of accounts or references: they describe nothing.
  var references = 0
  /// Cells that say that there is no amount.
  private var placeholders = 0
  /// Dashes among them, which are also marks of money spent.
  private var dashes = 0
  var bytes = 0
  private(set) var distinct: Set<String> = []
  /// What the cells tell: dates, currencies and states stand in many rows.
  private var memo = CellMemo<CellTraits>()
  /// How many of the first cells another one is equal to.
  private var repeats = 0
  /// How many cells have so many decimals.
  private var decimalCounts: [Int: Int] = [:]
  /// The numbers of decimals of which a cell ends in zero.
  private var endingInZero: Set<Int> = []

  static let distinctLimit = 64

  /// Takes a cell in; true where it is an amount other than zero.
  mutating func add(_ table: Table, _ field: TableField) -> Bool {
    guard !field.isEmpty else { return false }
    filled += 1
    if distinct.count < Self.distinctLimit, !distinct.insert(table.string(field)).inserted {
      repeats += 1
    }
    let text = table.text.span
    guard field.isAsWritten(in: text) else { return add(CellTraits(text, field)) }
    return add(memo.value(text, field) { _ in CellTraits(text, field) })
  }

  private mutating func add(_ cell: CellTraits) -> Bool {
    let marks = cell.marks
    bytes += cell.bytes
    if marks.contains(.letters) { letters += 1 }
    if marks.contains(.reference) { references += 1 }
    if marks.contains(.refundNote) { refundNotes += 1 }
    if marks.contains(.date) { dates += 1 }
    if marks.contains(.fullDate) { fullDates += 1 }
    if marks.contains(.pairOfDigits) { pairsOfDigits += 1 }
    if marks.contains(.serial) { serials += 1 }
    if marks.contains(.shortDate) { shortDates += 1 }
    guard marks.contains(.number) else {
      addWord(marks)
      return false
    }
    numbers += 1
    if marks.contains(.negative) { negatives += 1 }
    if marks.contains(.plus) { pluses += 1 }
    if marks.contains(.pointDecimal) { decimalPoints += 1 }
    if marks.contains(.commaDecimal) { decimalCommas += 1 }
    if marks.contains(.moneyLike) { moneyLike += 1 }
    decimalCounts[cell.decimals, default: 0] += 1
    if marks.contains(.endsInZero) { endingInZero.insert(cell.decimals) }
    guard marks.contains(.zero) else { return true }
    zeros += 1
    return false
  }

  private mutating func addWord(_ marks: CellTraits.Marks) {
    if marks.contains(.placeholder) {
      placeholders += 1
      if marks.contains(.direction) { dashes += 1 }
    }
    if marks.contains(.currency) { currencies += 1 }
    if marks.contains(.code) { codes += 1 }
    if marks.contains(.direction) { directions += 1 }
    if marks.contains(.formalDirection) { formalDirections += 1 }
    if marks.contains(.neutral) { neutrals += 1 }
    if marks.contains(.creditOrDebit) { self.marks += 1 }
  }

  /// Takes what says that there is no amount for an empty cell, in a column of amounts.
  ///
  /// - Parameter isMoney: Whether the header says that it is one.
  mutating func settlePlaceholders(isMoney: Bool) {
    guard placeholders > 0, dates * 2 < filled, isMoney || numbers * 2 > filled - placeholders,
      isMoney || numbers > 0
    else { return }
    filled -= placeholders
    directions -= dashes
    formalDirections -= dashes
    placeholders = 0
    dashes = 0
  }

  var mostDecimals: Int { decimalCounts.keys.max() ?? 0 }
  /// Whether all amounts, but perhaps for one, are written with as many decimals, of which there
  /// are some.
  var hasOneNumberOfDecimals: Bool {
    let most = decimalCounts[mostDecimals] ?? 0
    return mostDecimals > 0 && most >= 2 && most + 1 >= numbers
  }
  /// The same where zeros stand among them: one who leaves none out at the end.
  var hasFixedDecimals: Bool { hasOneNumberOfDecimals && endingInZero.contains(mostDecimals) }

  /// Whether all dates end in a single digit behind a month's name.
  var areShortened: Bool {
    !distinct.isEmpty
      && distinct.allSatisfy { cell in
        guard let raw = DateCell.read(Array(cell.utf8).span, 0..<cell.utf8.count) else {
          return false
        }
        return raw.namedMonth == 2 && raw.firstDigits == 2 && raw.thirdDigits == 1
      }
  }
  var isDates: Bool { dates > 0 && dates * 2 >= filled }
  /// Enough to believe a header's word; without one, most cells must be numbers.
  var hasNumbers: Bool { numbers > 0 && numbers * 4 >= filled }
  var isNumbers: Bool { numbers > 0 && numbers * 10 >= filled * 6 }
  /// Whether all that stands there is zero.
  var isZeros: Bool { numbers > 0 && zeros == numbers && numbers == filled }
  var isCodes: Bool { filled > 0 && codes == filled }
  var isCurrencies: Bool { currencies > 0 && currencies * 10 >= filled * 8 }
  /// Enough to believe a header's word: what else stands there is then no currency.
  var isMostlyCurrencies: Bool { currencies > 0 && currencies * 2 >= filled }
  var isDirections: Bool { filled > 0 && directions == filled }
  /// Enough to believe a header's word: some transfers go neither in nor out.
  var hasDirections: Bool { directions > 0 && (directions + neutrals) * 10 >= filled * 7 }
  /// Whether all cells are numbers with decimals, as amounts are and no account is.
  var areDecimals: Bool { filled > 0 && decimalPoints + decimalCommas == filled }
  /// Whether any two cells hold different numbers of accounts: what tells accounts from names.
  var isNumbered: Bool {
    filled > 0
      && distinct.allSatisfy { cell in
        cell.utf8.count { (0x30...0x39).contains($0) } >= 3
      }
  }
  /// Whether the cells can tell rows apart in other files, too: hardly any twice, and more than the
  /// rows' numbers in this file.
  var canIdentify: Bool {
    guard repeats * 3 <= filled else { return false }
    let numbers = distinct.compactMap { $0.utf8.count <= 4 ? Int($0) : nil }
    guard numbers.count == distinct.count, let last = numbers.max() else { return true }
    return numbers.min() ?? 0 > 1 || last > numbers.count
  }
  /// Whether the cells are such as the states of an address.
  var isCodesOfTwo: Bool {
    filled > 0 && distinct.allSatisfy { $0.utf8.count == 2 && $0.allSatisfy(\.isUppercase) }
  }
  /// What the cells say, where all that stands there says in few words that a row is booked,
  /// pending or declined; else nothing.
  var statuses: Set<RowStatus> {
    guard filled > 0, filled - repeats <= 4 else { return [] }
    let found = distinct.map { cell in
      cell.split(separator: " ").count <= 3 ? StatementWords.knownStatus(cell) : nil
    }
    return found.contains(nil) ? [] : Set(found.compactMap(\.self))
  }
  /// Whether most cells are words that someone wrote: no numbers, and no words grown together.
  var isProse: Bool {
    let prose = distinct.count { cell in
      cell.contains(where: \.isLetter)
        && (cell.contains(" ") || !cell.contains(where: \.isNumber) && cell.utf8.count > 3)
        && !AccountNumber.isReference(Array(cell.utf8).span)
    }
    return prose * 2 > distinct.count
  }
  var isText: Bool { letters > 0 }
  var isReferences: Bool { references > 0 && references * 2 > filled }
}
