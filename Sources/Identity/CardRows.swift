import StatementModel

/// All rows of a card one behind the other: statement by statement in canonical order, the rows of
/// each as its file has them.
///
/// A row is known by its number here. Of two rows, that with the lower number is canonically first.
package struct CardRows: Sendable {
  /// What is compared of a row; texts and currencies by numbers of the whole card.
  struct Row: Sendable {
    var units: Int64
    /// The day that is compared: posting where the source gives one, else the only one given.
    var day: Int32
    var purchaseDay: Int32
    var postingDay: Int32
    var chargeDay: Int32
    /// The number of the description; equal texts have one number.
    var text: Int32
    /// The place of the currency, the row's own or its statement's.
    var currency: Int32
    /// The place of its statement.
    var statement: Int32
    var scale: UInt8
    var marks: RowMarks

    var amount: ExactDecimal { ExactDecimal(canonicalUnits: units, scale: scale) }
    var isPending: Bool { marks.contains(.pending) }
    var hasPosting: Bool { postingDay != RowNumbers.noDay }
    /// The day of the purchase, or the one that is compared where none is stated.
    var earliestDay: Int32 { purchaseDay != RowNumbers.noDay ? purchaseDay : day }
  }

  /// In canonical order.
  package let statements: [LiveStatement]
  /// By statement: the numbers of its rows.
  package private(set) var ranges: [Range<Int>] = []
  private(set) var all: [Row] = []
  /// By row.
  package private(set) var ids: [TransactionID] = []
  /// The distinct descriptions, by number.
  package private(set) var texts = StringInterner()
  private(set) var currencies: [Currency] = []
  private var currencyNumbers: [Currency: Int32] = [:]
  /// By statement: the number of its source.
  private(set) var sources: [Int32] = []
  /// By number.
  private(set) var sourceNames: [String] = []
  /// Whether any row names another by its id.
  private(set) var nameOthers = false

  init(_ statements: [LiveStatement]) {
    self.statements = statements.sorted(by: LiveStatement.canonicallyBefore)
    let count = statements.lazy.map(\.rows.count).reduce(0, +)
    all.reserveCapacity(count)
    ids.reserveCapacity(count)
    for index in self.statements.indices { add(index) }
  }

  package var count: Int { all.count }

  subscript(row: Int) -> Row { all[row] }

  private mutating func add(_ index: Int) {
    let statement = statements[index]
    let start = all.count
    let numbers = statement.rows.texts.strings.map { Int32(texts.number(of: $0)) }
    let own = number(of: statement.currency)
    let named = statement.rows.currencies.map { number(of: $0) }
    for row in statement.rows.numbers {
      if !row.marks.isDisjoint(with: .namesOther) { nameOthers = true }
      all.append(
        Row(
          units: row.units, day: row.keyDay, purchaseDay: row.purchaseDay,
          postingDay: row.postingDay, chargeDay: row.chargeDay, text: numbers[Int(row.text)],
          currency: row.currency == 0 ? own : named[Int(row.currency) - 1],
          statement: Int32(index), scale: row.scale, marks: row.marks))
    }
    ids += statement.ids
    ranges.append(start..<all.count)
    if let known = sourceNames.firstIndex(of: statement.source) {
      sources.append(Int32(known))
    } else {
      sources.append(Int32(sourceNames.count))
      sourceNames.append(statement.source)
    }
  }

  private mutating func number(of currency: Currency) -> Int32 {
    if let known = currencyNumbers[currency] { return known }
    currencyNumbers[currency] = Int32(currencies.count)
    currencies.append(currency)
    return Int32(currencies.count - 1)
  }

  // MARK: One row's parts

  /// The place of a row's statement.
  package func statement(of row: Int) -> Int { Int(all[row].statement) }

  /// The place of a row among those of its statement.
  package func place(of row: Int) -> Int { row - ranges[statement(of: row)].lowerBound }

  package func isPending(_ row: Int) -> Bool { all[row].isPending }

  /// Those of its dates that a row states.
  package func dates(
    of row: Int
  ) -> (purchase: CalendarDate?, posting: CalendarDate?, charge: CalendarDate?) {
    func date(_ day: Int32) -> CalendarDate? {
      day == RowNumbers.noDay ? nil : CalendarDate(dayNumber: day)
    }
    let own = all[row]
    return (date(own.purchaseDay), date(own.postingDay), date(own.chargeDay))
  }

  /// The number of a row's description; equal ones have one number.
  package func textNumber(of row: Int) -> Int { Int(all[row].text) }

  package func description(of row: Int) -> String { texts.strings[Int(all[row].text)] }

  /// Whether two rows of one transaction say the same of it, dates and place apart.
  package func showAlike(_ one: Int, _ other: Int) -> Bool {
    let (left, right) = (all[one], all[other])
    guard left.text == right.text, left.units == right.units, left.scale == right.scale,
      left.currency == right.currency, left.isPending == right.isPending
    else { return false }
    let (own, their) = (details(of: one), details(of: other))
    if own == nil, their == nil { return true }
    return (own ?? RowDetails()).showsAlike(their ?? RowDetails())
  }

  /// Amount and currency, the row's own or its statement's.
  package func money(of row: Int) -> Money {
    Money(all[row].amount, currencies[Int(all[row].currency)])
  }

  /// The row as its statement has it.
  package func whole(_ row: Int) -> StatementRow {
    statements[statement(of: row)].rows[place(of: row)]
  }

  /// The source's own id of a row, where it gives one.
  package func nativeID(of row: Int) -> String? {
    statements[statement(of: row)].rows.nativeID(of: place(of: row))
  }

  /// The account's balance after a row.
  func runningBalance(of row: Int) -> ExactDecimal? {
    statements[statement(of: row)].rows.runningBalance(of: place(of: row))
  }

  package func details(of row: Int) -> RowDetails? {
    statements[statement(of: row)].rows.details(of: place(of: row))
  }

  /// The row's number in its file, from 1.
  package func record(of row: Int) -> Int {
    Int(statements[statement(of: row)].rows.places[place(of: row)].record)
  }

  /// The line of its file on which the row begins.
  package func line(of row: Int) -> Int {
    Int(statements[statement(of: row)].rows.places[place(of: row)].line)
  }

  /// The hash of the file that a row stands in.
  package func fileHash(of row: Int) -> String { statements[statement(of: row)].fileHash }

  package func keyDate(of row: Int) -> CalendarDate { CalendarDate(dayNumber: all[row].day) }

  /// The number of the source that gave the row.
  func source(of row: Int) -> Int32 { sources[Int(all[row].statement)] }

  /// Which part of a purchase paid in parts a row is; 0 of none.
  func installment(of row: Int) -> Int32 {
    all[row].marks.contains(.installment)
      ? Int32(clamping: details(of: row)?.installment?.number ?? 0) : 0
  }

  /// Equal rows of one statement in the order of their numbers.
  func numberingOrder(_ rows: [Int]) -> [Int] {
    guard rows.count > 1 else { return rows }
    let start = ranges[statement(of: rows[0])].lowerBound
    return statements[statement(of: rows[0])].rows.numberingOrder(rows.map { $0 - start })
      .map { $0 + start }
  }
}
