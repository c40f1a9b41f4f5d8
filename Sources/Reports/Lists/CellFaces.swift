import StatementModel

/// A cell's text ready to be written: where its bytes stand, and the columns it takes.
struct CellFace {
  let start: Int
  private let narrowLength: Int32
  private let narrowColumns: Int32

  /// Narrow, since there are as many as merchants.
  init(start: Int, end: Int, columns: Int) {
    self.start = start
    narrowLength = Int32(clamping: end - start)
    narrowColumns = Int32(clamping: columns)
  }

  var count: Int { Int(narrowLength) }
  var end: Int { start + count }
  var columns: Int { Int(narrowColumns) }
}

/// Makes each distinct text of a table of transactions ready for its medium once, however often it
/// is written.
struct CellFaces: Sendable {
  enum Medium: Sendable {
    case terminal, markdown
  }

  let medium: Medium
  let locale: ReportLocale
  private let table: TransactionTable
  private let cardNames: [CardID: String]
  private var bytes = ByteText()
  /// The first is the empty text.
  private var faces = [CellFace(start: 0, end: 0, columns: 0)]
  /// By the numbers of the table; 0 where none was made yet.
  private var merchants: [Int32]
  private var categories: [Int32]
  private var cards: [Int32]
  private var dates: [CalendarDate: Int] = [:]
  /// The last dates, each where its number's lowest bits say.
  private var recentDates: [(day: Int32, place: Int32)]
  private var marks = [Int32](repeating: 0, count: TransactionMark.limit)

  /// Longer texts are cut in Markdown, where they would tear every line apart.
  private static let longestInMarkdown = 60
  /// A power of two.
  private static let recent = 4096

  init(_ medium: Medium, locale: ReportLocale, cards: [Card], of table: TransactionTable) {
    self.medium = medium
    self.locale = locale
    self.table = table
    cardNames = CardNames.byID(cards)
    merchants = Array(repeating: 0, count: table.texts.count)
    categories = Array(repeating: 0, count: table.categories.count)
    self.cards = Array(repeating: 0, count: table.cards.count)
    recentDates = Array(repeating: (Int32.min, 0), count: Self.recent)
    // Growing by doubling touches twice as much memory. What stays unused is not touched.
    faces.reserveCapacity(table.texts.count + Self.recent)
  }

  /// The face of a merchant's name, by its number among the table's texts.
  @inline(__always)
  mutating func merchant(_ number: Int) -> CellFace {
    if merchants[number] == 0 { makeMerchant(number) }
    return self[place(ofMerchant: number)]
  }

  @inline(__always)
  func place(ofMerchant number: Int) -> Int { Int(merchants[number]) }

  private mutating func makeMerchant(_ number: Int) {
    let name = table.texts[number]
    let length = name.utf8.count
    let isPlain =
      switch medium {
      case .terminal: CellText.isPlainOnTerminal(name)
      case .markdown:
        length <= Self.longestInMarkdown && !locale.isRightToLeft
          && CellText.isPlainInMarkdown(name)
      }
    merchants[number] = Int32(clamping: isPlain ? keep(name, columns: length) : add(name))
  }

  /// - Parameter number: Among the table's categories; negative for none.
  @inline(__always)
  mutating func category(_ number: Int) -> CellFace {
    if number >= 0, categories[number] == 0 {
      categories[number] = Int32(clamping: add(table.categories[number].text))
    }
    return self[place(ofCategory: number)]
  }

  @inline(__always)
  func place(ofCategory number: Int) -> Int { number < 0 ? 0 : Int(categories[number]) }

  /// - Parameter number: Among the table's cards.
  @inline(__always)
  mutating func card(_ number: Int) -> CellFace {
    if cards[number] == 0 {
      let name = cardNames[table.cards[number]] ?? locale[.unknownCard]
      cards[number] = Int32(clamping: add(name))
    }
    return self[place(ofCard: number)]
  }

  @inline(__always)
  func place(ofCard number: Int) -> Int { Int(cards[number]) }

  @inline(__always)
  mutating func date(_ date: CalendarDate) -> CellFace {
    let slot = Int(date.dayNumber) & (Self.recent - 1)
    if recentDates[slot].day != date.dayNumber { makeDate(date, in: slot) }
    return self[Int(recentDates[slot].place)]
  }

  private mutating func makeDate(_ date: CalendarDate, in slot: Int) {
    let place = dates[date] ?? add(locale.shortText(date))
    dates[date] = place
    recentDates[slot] = (date.dayNumber, Int32(clamping: place))
  }

  /// Of a date that has a face.
  @inline(__always)
  func place(ofDate date: CalendarDate) -> Int {
    let slot = Int(date.dayNumber) & (Self.recent - 1)
    if recentDates[slot].day == date.dayNumber { return Int(recentDates[slot].place) }
    return dates[date] ?? 0
  }

  @inline(__always)
  mutating func mark(_ mark: TransactionMark) -> CellFace {
    if !mark.isEmpty, marks[Int(mark.rawValue)] == 0 { makeMark(mark) }
    return self[place(of: mark)]
  }

  private mutating func makeMark(_ mark: TransactionMark) {
    let words = mark.words
    if words.isEmpty { return }
    marks[Int(mark.rawValue)] = Int32(
      clamping: add(words.map { locale[$0] }.joined(separator: ", ")))
  }

  @inline(__always)
  func place(of mark: TransactionMark) -> Int { mark.isEmpty ? 0 : Int(marks[Int(mark.rawValue)]) }

  @inline(__always)
  subscript(place: Int) -> CellFace { faces[place] }

  @inline(__always)
  func append(_ face: CellFace, to out: inout OutputSpan<UInt8>) {
    out.append(bytes.bytes, from: face.start, to: face.end)
  }

  /// Makes room for one column: what is wider ends in `…`.
  ///
  /// - Parameter isUsed: Which faces stand in the column, by their places.
  mutating func cut(_ isUsed: [Bool], to limit: Int) {
    for place in isUsed.indices where isUsed[place] && faces[place].columns > limit {
      let face = faces[place]
      let whole = String(decoding: bytes.bytes[face.start..<face.end], as: UTF8.self)
      let cut = TextWidth.cut(whole, to: limit)
      let start = bytes.count
      bytes.append(TextDirection.closed(cut.text))
      faces[place] = CellFace(start: start, end: bytes.count, columns: cut.columns)
    }
  }

  /// How many there are.
  var count: Int { faces.count }

  private mutating func add(_ text: String) -> Int {
    switch medium {
    case .terminal:
      // Nothing in such a text needs to be made safe.
      if let columns = TextWidth.simpleColumns(of: text) {
        return keep(TextDirection.isolated(text), columns: columns)
      }
      let shown = CellText.terminal(text)
      return keep(shown, columns: TextWidth.columns(of: shown))
    case .markdown:
      let isLong = text.utf8.count > Self.longestInMarkdown
      let cut = isLong ? TextWidth.cut(text, to: Self.longestInMarkdown).text : text
      let shown = locale.isolated(CellText.markdown(cut))
      return keep(shown, columns: TextWidth.columns(of: shown))
    }
  }

  private mutating func keep(_ text: String, columns: Int) -> Int {
    let start = bytes.count
    bytes.append(text)
    faces.append(CellFace(start: start, end: bytes.count, columns: columns))
    return faces.count - 1
  }
}

/// Why a line does not count like the others, or perhaps should not.
struct TransactionMark: OptionSet {
  var rawValue: UInt8

  /// The status stands in the lowest two bits.
  static let hidden = TransactionMark(rawValue: 1 << 2)
  static let transfer = TransactionMark(rawValue: 1 << 3)
  static let doubtful = TransactionMark(rawValue: 1 << 4)
  /// All marks are below.
  static let limit = 1 << 5

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ numbers: TransactionNumbers, isDoubtful: Bool) {
    rawValue = numbers.status.rawValue
    if numbers.isHidden { insert(.hidden) }
    if numbers.isTransfer { insert(.transfer) }
    if isDoubtful { insert(.doubtful) }
  }

  /// As a person reads it.
  var words: [ReportWord] {
    // What is hidden counts nowhere, a transfer or not.
    let reason: [ReportWord] =
      contains(.hidden) ? [.hidden] : contains(.transfer) ? [.transfer] : []
    let words: [ReportWord] =
      switch Transaction.Status(rawValue: rawValue & 3) ?? .posted {
      case .posted: reason
      case .pending: [.pending] + reason
      case .withdrawn: [.withdrawn]
      case .deleted: [.deleted]
      }
    return contains(.doubtful) ? words + [.possibleDuplicate] : words
  }
}
