import StatementModel

/// Reads `rates.csv`: a rate a line, or a day a line as the European Central Bank writes it.
///
///     date,base,quote,rate               Date,USD,JPY,
///     2026-03-31,EUR,USD,1.0815          2026-03-31,1.0815,N/A,
///
/// A line that begins with `date` is a header and tells how to read the lines behind it; so files
/// may be put one behind the other. The bank's rates are all of one euro.
package struct RatesFile {
  /// How the lines behind a header are read.
  private enum Layout {
    /// A rate a line; where the four columns stand.
    case narrow(date: Int, base: Int, quote: Int, rate: Int)
    /// A day a line; the currency of each column behind the first.
    case wide([Currency?])
  }

  private let path: String
  private let bytes: [UInt8]
  private var layout: Layout?
  private var rates: [DatedRate] = []
  /// The line of each rate.
  private var lines: [Int32] = []
  private var diagnostics: [Diagnostic] = []
  /// Of the line that is being read.
  private var line = 0
  private var range = 0..<0

  /// More mistakes than this are not told one by one.
  private static let mostMistakes = 20

  /// Reads the file's content.
  ///
  /// - Parameter path: The file's name as messages should show it.
  /// - Returns: The rates in the order of the file, and every mistake with its place; the rates
  ///   may be used only if there is none.
  package static func parse(
    _ content: [UInt8], path: String
  ) -> (rates: [DatedRate], diagnostics: [Diagnostic]) {
    var file = RatesFile(content, path: path)
    file.read()
    return (file.rates, file.diagnostics)
  }

  private init(_ content: [UInt8], path: String) {
    bytes = content.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(content.dropFirst(3)) : content
    self.path = path
  }

  private mutating func read() {
    var start = 0
    while start < bytes.count, diagnostics.count < Self.mostMistakes {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      line += 1
      range = start..<end
      readLine()
      start = end + 1
      if end + 1 < bytes.count, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { start += 1 }
    }
    if diagnostics.isEmpty { findContradictions() }
  }

  private mutating func readLine() {
    let cells = cells()
    guard let first = cells.first, cells.contains(where: { !$0.isEmpty }) else { return }
    if text(first).lowercased() == "date" { return readHeader(cells) }
    switch layout {
    // Once: a header that is missing, or wrong, is one mistake and not one of each line.
    case nil: if diagnostics.isEmpty { report(.noHeader, at: first) }
    case .narrow(let date, let base, let quote, let rate):
      readRate(cells, [date, base, quote, rate])
    case .wide(let currencies): readDay(cells, currencies)
    }
  }

  private mutating func readHeader(_ cells: [Range<Int>]) {
    layout = nil
    let names = cells.map { text($0).lowercased() }
    if let base = names.firstIndex(of: "base"), let quote = names.firstIndex(of: "quote"),
      let rate = names.firstIndex(of: "rate")
    {
      layout = .narrow(date: 0, base: base, quote: quote, rate: rate)
      return
    }
    for missing in ["base", "quote", "rate"] where names.contains("rate") {
      guard !names.contains(missing) else { continue }
      return report(.missingColumn(missing), at: cells[0])
    }
    var currencies: [Currency?] = []
    var isGood = true
    for cell in cells.dropFirst() {
      let code = text(cell)
      let currency = Currency(code: code)
      if currency == nil, !code.isEmpty { report(.badCurrency(code), at: cell) }
      isGood = isGood && (currency != nil || code.isEmpty)
      currencies.append(currency)
    }
    if isGood { layout = .wide(currencies) }
  }

  private mutating func readRate(_ cells: [Range<Int>], _ columns: [Int]) {
    guard let last = columns.max(), last < cells.count else {
      return report(.shortLine(cells.count), at: cells[0])
    }
    let (date, base, quote) = (cells[columns[0]], cells[columns[1]], cells[columns[2]])
    guard let day = day(date) else { return report(.badDate(text(date)), at: date) }
    guard let one = Currency(code: text(base)) else {
      return report(.badCurrency(text(base)), at: base)
    }
    guard let other = Currency(code: text(quote)) else {
      return report(.badCurrency(text(quote)), at: quote)
    }
    guard one != other else { return report(.sameCurrency(one.code), at: quote) }
    guard let rate = rate(cells[columns[3]]) else { return }
    add(DatedRate(day: day, base: one, quote: other, rate: rate))
  }

  private mutating func readDay(_ cells: [Range<Int>], _ currencies: [Currency?]) {
    guard let day = day(cells[0]) else { return report(.badDate(text(cells[0])), at: cells[0]) }
    for (index, cell) in cells.dropFirst().enumerated() where !cell.isEmpty {
      guard index < currencies.count, let currency = currencies[index] else {
        return report(.cellWithoutColumn(text(cell)), at: cell)
      }
      if bytes[cell].elementsEqual("N/A".utf8) { continue }
      guard let rate = rate(cell) else { return }
      if currency != .eur { add(DatedRate(day: day, base: .eur, quote: currency, rate: rate)) }
    }
  }

  private mutating func add(_ rate: DatedRate) {
    rates.append(rate)
    lines.append(Int32(clamping: line))
  }

  // MARK: Cells

  /// The cells of the line without blanks and quotation marks around them.
  private func cells() -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where bytes[index] == 0x2C {
      cells.append(trimmed(start..<index))
      start = index + 1
    }
    cells.append(trimmed(start..<range.upperBound))
    return cells
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high, bytes[low] == 0x20 || bytes[low] == 0x09 { low += 1 }
    while high > low, bytes[high - 1] == 0x20 || bytes[high - 1] == 0x09 { high -= 1 }
    if high - low >= 2, bytes[low] == 0x22, bytes[high - 1] == 0x22 {
      return (low + 1)..<(high - 1)
    }
    return low..<high
  }

  private func text(_ cell: Range<Int>) -> String {
    String(decoding: bytes[cell], as: UTF8.self)
  }

  private mutating func rate(_ cell: Range<Int>) -> ExactDecimal? {
    guard let rate = ExactDecimal(utf8: bytes.span, range: cell), rate > .zero else {
      report(.badRate(text(cell)), at: cell)
      return nil
    }
    return rate
  }

  /// `2026-03-31`, and `31 March 2026` as the bank's file of one day has it.
  private func day(_ cell: Range<Int>) -> CalendarDate? {
    let text = text(cell)
    if let day = CalendarDate(iso: text) { return day }
    let words = text.split(separator: " ")
    guard words.count == 3, let day = Int(words[0]), let year = Int(words[2]),
      let month = Self.months.firstIndex(of: words[1].lowercased())
    else { return nil }
    return CalendarDate(year: year, month: month + 1, day: day)
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  // MARK: Mistakes

  private mutating func report(_ fact: RatesFact, at cell: Range<Int>) {
    let before = String(decoding: bytes[range.lowerBound..<cell.lowerBound], as: UTF8.self)
    diagnostics.append(
      Diagnostic(
        .error, fact,
        at: SourceLocation(file: path, line: line, column: before.count + 1),
        excerpt: text(range)))
  }

  /// Two rates of one day for one pair must be equal.
  private mutating func findContradictions() {
    struct Key: Hashable {
      var day: CalendarDate
      var base: Currency
      var quote: Currency
    }
    // Where days only rise or only fall, none is given twice: so are the bank's own files.
    guard !areDaysInOrder else { return }
    var known: [Key: Int] = [:]
    for (index, rate) in rates.enumerated() {
      let key = Key(day: rate.day, base: rate.base, quote: rate.quote)
      guard let first = known[key] else {
        known[key] = index
        continue
      }
      guard rates[first].rate != rate.rate, diagnostics.count < Self.mostMistakes else { continue }
      diagnostics.append(
        Diagnostic(
          .error,
          RatesFact.contradiction(
            "\(rate.base)/\(rate.quote)", day: rate.day, firstLine: Int(lines[first])),
          at: SourceLocation(file: path, line: Int(lines[index]), column: 1)))
    }
  }

  private var areDaysInOrder: Bool {
    guard case .wide(let currencies)? = layout,
      Set(currencies.compactMap(\.self)).count == currencies.compactMap(\.self).count
    else { return false }
    var (rises, falls) = (true, true)
    for index in rates.indices.dropFirst() where lines[index] != lines[index - 1] {
      if rates[index].day <= rates[index - 1].day { rises = false }
      if rates[index].day >= rates[index - 1].day { falls = false }
    }
    return rises || falls
  }
}
