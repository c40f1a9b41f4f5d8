/// The rows of one statement as columns: the one form in which rows travel, from the reader that
/// makes them to whoever judges or keeps them.
///
/// As a collection it gives each row whole (`StatementRow`), made for whoever looks at a few. Loops
/// over many read the columns.
package struct StatementColumns: Sendable {
  /// By row.
  package internal(set) var numbers: [RowNumbers] = [] {
    didSet { names = nil }
  }
  /// By row.
  package internal(set) var places: [RowPlace] = []
  /// The distinct descriptions, by the numbers that rows have for them.
  package internal(set) var texts = StringInterner()
  /// The ids that the source gives, as written, in the order of the rows that have one.
  package internal(set) var nativeIDs: [String] = []
  /// The currencies that rows name, each once.
  package internal(set) var currencies: [Currency] = []
  /// The numbers that rows have for them.
  private var currencyNumbers: [Currency: Int32] = [:]
  /// The balance after each row; empty where no row states one.
  package internal(set) var balances: [ExactDecimal?] = []
  /// What only some rows state, in the order of the rows; neighbours that state the same share it.
  package internal(set) var details: [RowDetails] = []
  /// The ids of the rows, where they were made since the rows last changed.
  package internal(set) var names: RowNames?

  package init() {}

  /// Columns that were kept; nothing where they don't fit together.
  package init?(
    numbers: [RowNumbers], places: [RowPlace], texts: [String], nativeIDs: [String],
    currencies: [Currency], balances: [ExactDecimal?], details: [RowDetails], names: RowNames?
  ) {
    guard numbers.count == places.count, names == nil || names?.ids.count == numbers.count,
      balances.isEmpty || balances.count == numbers.count
    else { return nil }
    for row in numbers {
      let isSound =
        row.text >= 0 && Int(row.text) < texts.count && Int(row.nativeID) < nativeIDs.count
        && Int(row.details) < details.count && row.currency >= 0
        && Int(row.currency) <= currencies.count
      guard isSound else { return nil }
    }
    self.numbers = numbers
    self.places = places
    self.texts = StringInterner(texts)
    self.nativeIDs = nativeIDs
    self.currencies = currencies
    for (place, currency) in currencies.enumerated() {
      currencyNumbers[currency] = Int32(place + 1)
    }
    self.balances = balances
    self.details = details
    self.names = names
  }

  package init(_ rows: some Sequence<StatementRow>) {
    reserveCapacity(rows.underestimatedCount)
    for row in rows { append(row) }
  }

  package mutating func reserveCapacity(_ count: Int) {
    numbers.reserveCapacity(count)
    places.reserveCapacity(count)
  }

  package mutating func append(_ row: StatementRow) {
    numbers.append(numbered(row, at: count))
    places.append(RowPlace(row))
    setRunningBalance(row.runningBalance, of: count - 1)
  }

  /// Adds the rows of other columns behind these.
  package mutating func append(contentsOf other: StatementColumns) {
    guard !isEmpty else {
      self = other
      return
    }
    for row in other { append(row) }
  }

  package static func += (left: inout StatementColumns, right: StatementColumns) {
    left.append(contentsOf: right)
  }

  package mutating func removeAll() { self = StatementColumns() }

  /// The first and the last day that identity compares; nothing where there are no rows.
  package var keyDays: ClosedRange<CalendarDate>? {
    guard !numbers.isEmpty else { return nil }
    var (first, last) = (Int32.max, Int32.min)
    for row in numbers {
      first = Swift.min(first, row.keyDay)
      last = Swift.max(last, row.keyDay)
    }
    return CalendarDate(dayNumber: first)...CalendarDate(dayNumber: last)
  }

  /// How many rows are pending.
  package var pendingCount: Int { numbers.count { $0.marks.contains(.pending) } }

  /// How many rows name no currency, and behind that how many name each of `currencies`.
  package var currencyCounts: [Int] {
    var counts = [Int](repeating: 0, count: currencies.count + 1)
    for row in numbers { counts[Int(row.currency)] += 1 }
    return counts
  }

  // MARK: One row's parts

  /// Exact, as stated; an outflow from the holder is negative.
  package func amount(of row: Int) -> ExactDecimal {
    ExactDecimal(canonicalUnits: numbers[row].units, scale: numbers[row].scale)
  }

  /// The currency that the row itself names.
  package func currency(of row: Int) -> Currency? {
    let place = Int(numbers[row].currency)
    return place == 0 ? nil : currencies[place - 1]
  }

  package func description(of row: Int) -> String { texts.strings[Int(numbers[row].text)] }

  package func nativeID(of row: Int) -> String? {
    let place = Int(numbers[row].nativeID)
    return place < 0 ? nil : nativeIDs[place]
  }

  /// The account's balance after the row.
  package func runningBalance(of row: Int) -> ExactDecimal? {
    balances.isEmpty ? nil : balances[row]
  }

  /// Nothing where the row states nothing of it.
  package func details(of row: Int) -> RowDetails? {
    let place = Int(numbers[row].details)
    return place < 0 ? nil : details[place]
  }

  // MARK: Taking rows in

  private mutating func numbered(_ row: StatementRow, at place: Int) -> RowNumbers {
    var marks = RowMarks(row.details)
    if row.status == .pending { marks.insert(.pending) }
    let own = number(of: row.details, at: place)
    var id: Int32 = -1
    if let named = row.nativeID {
      // What stood in the row's place before.
      id = place < count ? numbers[place].nativeID : -1
      if id < 0 || !nativeIDs[Int(id)].utf8.elementsEqual(named.utf8) {
        id = Int32(nativeIDs.count)
        nativeIDs.append(named)
      }
    }
    return RowNumbers(
      units: row.amount.units, scale: row.amount.scale, purchaseDay: Self.day(row.purchaseDate),
      postingDay: Self.day(row.postingDate), chargeDay: Self.day(row.chargeDate),
      text: Int32(texts.number(of: row.description)), nativeID: id, details: own,
      currency: number(of: row.currency), marks: marks)
  }

  private mutating func setRunningBalance(_ balance: ExactDecimal?, of row: Int) {
    guard balance != nil || !balances.isEmpty else { return }
    while balances.count < count { balances.append(nil) }
    balances[row] = balance
  }

  /// The place of what a row states, which it shares with the row before it if that states the same.
  mutating func number(of stated: RowDetails, at row: Int) -> Int32 {
    guard !stated.isEmpty else { return -1 }
    let last = Int32(details.count - 1)
    if row > 0, last >= 0, numbers[row - 1].details == last,
      details[Int(last)].isIdentical(to: stated)
    {
      return last
    }
    details.append(stated)
    return last + 1
  }

  private mutating func number(of currency: Currency?) -> Int32 {
    guard let currency else { return 0 }
    // Nearly every row names that of the row before it.
    if let last = numbers.last?.currency, last > 0, currencies[Int(last) - 1] == currency {
      return last
    }
    if let known = currencyNumbers[currency] { return known }
    currencies.append(currency)
    currencyNumbers[currency] = Int32(currencies.count)
    return Int32(currencies.count)
  }

  private static func day(_ date: CalendarDate?) -> Int32 { date?.dayNumber ?? RowNumbers.noDay }

  private static func date(_ day: Int32) -> CalendarDate? {
    day == RowNumbers.noDay ? nil : CalendarDate(dayNumber: day)
  }
}

extension StatementColumns: RandomAccessCollection, MutableCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { numbers.count }

  package subscript(place: Int) -> StatementRow {
    get {
      let row = numbers[place]
      return StatementRow(
        record: Int(places[place].record), span: places[place].span,
        status: row.marks.contains(.pending) ? .pending : .posted, amount: amount(of: place),
        currency: currency(of: place), purchaseDate: Self.date(row.purchaseDay),
        postingDate: Self.date(row.postingDay), chargeDate: Self.date(row.chargeDay),
        description: description(of: place), nativeID: nativeID(of: place),
        runningBalance: runningBalance(of: place), details: details(of: place))
    }
    set {
      numbers[place] = numbered(newValue, at: place)
      places[place] = RowPlace(newValue)
      setRunningBalance(newValue.runningBalance, of: place)
    }
  }
}

extension StatementColumns: ExpressibleByArrayLiteral {
  package init(arrayLiteral rows: StatementRow...) { self.init(rows) }
}

extension StatementColumns: Hashable {
  /// Whether both have the same rows in the same order, however they number their texts.
  package static func == (left: StatementColumns, right: StatementColumns) -> Bool {
    left.count == right.count && left.elementsEqual(right)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for row in self { hasher.combine(row) }
  }
}

extension RowPlace {
  package init(_ row: StatementRow) {
    self.init(
      record: UInt32(clamping: row.record), line: UInt32(clamping: row.span.line),
      offset: UInt32(clamping: row.span.offset), length: UInt32(clamping: row.span.length))
  }

  package var span: SourceSpan {
    get { SourceSpan(line: Int(line), offset: Int(offset), length: Int(length)) }
    set {
      line = UInt32(clamping: newValue.line)
      offset = UInt32(clamping: newValue.offset)
      length = UInt32(clamping: newValue.length)
    }
  }
}

extension RowMarks {
  /// What is marked of the row's details.
  static let ofDetails: RowMarks = [.correction, .settlesID, .installment]

  package init(_ details: RowDetails) {
    self = []
    if details.correction != nil { insert(.correction) }
    if details.settlesID != nil { insert(.settlesID) }
    if details.installment != nil { insert(.installment) }
  }
}
