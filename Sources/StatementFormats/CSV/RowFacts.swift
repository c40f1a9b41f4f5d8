import StatementModel

/// What is kept of rows that are only added up: twelve bytes each, besides their amounts.
struct RowFacts {
  /// Where each row's record begins in the text.
  private var offsets: [UInt32] = []
  /// The key dates, as day numbers.
  private var days: [Int32] = []
  /// Each row's currency by its number, doubled, and 1 if the row is pending.
  private(set) var codes: [UInt32] = []
  /// The currencies that rows name themselves, and nothing for those that name none.
  private(set) var currencies: [Currency?] = []
  private var currencyNumbers: [Currency?: Int] = [:]
  private var lastCurrency: (currency: Currency?, number: Int)?
  /// The places of every so many rows, from which those between are found again.
  private var places: [RecordStream.Place] = []

  /// The first row before which a quote was found that nothing closes.
  private var oneLineFrom = Int.max

  private static let placeStep = 512

  var count: Int { offsets.count }

  mutating func reserve(_ count: Int) {
    offsets.reserveCapacity(count)
    days.reserveCapacity(count)
    codes.reserveCapacity(count)
  }

  mutating func append(
    _ place: RecordStream.Place, day: CalendarDate?, isPending: Bool, currency: Currency?
  ) {
    if offsets.count % Self.placeStep == 0 { places.append(place) }
    if place.onOneLine, oneLineFrom == .max { oneLineFrom = offsets.count }
    offsets.append(UInt32(truncatingIfNeeded: place.offset))
    days.append(day?.dayNumber ?? 0)
    let code = number(currency) * 2 + (isPending ? 1 : 0)
    codes.append(UInt32(truncatingIfNeeded: code))
  }

  private mutating func number(_ currency: Currency?) -> Int {
    if let lastCurrency, lastCurrency.currency == currency { return lastCurrency.number }
    let number = currencyNumbers[currency] ?? currencies.count
    if number == currencies.count {
      currencies.append(currency)
      currencyNumbers[currency] = number
    }
    lastCurrency = (currency, number)
    return number
  }

  func day(_ row: Int) -> CalendarDate { CalendarDate(dayNumber: days[row]) }
  func currency(_ row: Int) -> Currency? { currencies[Int(codes[row]) / 2] }
  func offset(_ row: Int) -> Int { Int(offsets[row]) }

  /// The place of a row not far before it, or its own.
  func place(near row: Int) -> RecordStream.Place { places[row / Self.placeStep] }

  /// Where the row is, without its line and number.
  func place(_ row: Int) -> RecordStream.Place {
    RecordStream.Place(offset: offset(row), onOneLine: row >= oneLineFrom)
  }
}
