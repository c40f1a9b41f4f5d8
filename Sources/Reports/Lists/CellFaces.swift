import StatementModel

/// Makes each distinct text of a table of transactions ready for its medium once, however often it
/// is written.
struct CellFaces: Sendable {
  let medium: FaceMaker.Medium
  let locale: ReportLocale
  private let table: TransactionTable
  private let cardNames: [CardID: String]
  /// The first is the empty text.
  private var made: FaceMaker
  /// By the numbers of the table; 0 where none was made yet.
  private(set) var merchants: [Int32]
  private(set) var categories: [Int32]
  private(set) var cards: [Int32]
  private var dates: [CalendarDate: Int] = [:]
  /// The last dates, each where its number's lowest bits say.
  private(set) var recentDates: [(day: Int32, place: Int32)]
  /// By the marks' raw values.
  private(set) var marks = [Int32](repeating: 0, count: TransactionMark.limit)

  /// A power of two.
  static var recent: Int { 4096 }
  /// Where no date is.
  static var noDay: Int32 { .min }

  init(
    _ medium: FaceMaker.Medium, locale: ReportLocale, cards: [Card], of table: TransactionTable
  ) {
    self.medium = medium
    self.locale = locale
    // Growing by doubling touches twice as much memory. What stays unused is not touched.
    made = FaceMaker(medium, locale, room: table.texts.count + Self.recent)
    _ = made.keep("", columns: 0)
    self.table = table
    cardNames = CardNames.byID(cards)
    merchants = Array(repeating: 0, count: table.texts.count)
    categories = Array(repeating: 0, count: table.categories.count)
    self.cards = Array(repeating: 0, count: table.cards.count)
    recentDates = Array(repeating: (Self.noDay, 0), count: Self.recent)
  }

  /// The column of merchants' names while it is measured.
  struct MerchantColumn {
    /// What those take that have faces.
    fileprivate(set) var columns = 0
    /// The numbers of those that have none yet.
    fileprivate var missing: [Int] = []
  }

  /// Notes that a merchant's name stands in a column, by its number among the table's texts.
  @inline(__always)
  mutating func note(merchant number: Int, in column: inout MerchantColumn) {
    let place = merchants[number]
    if place > 0 {
      column.columns = max(column.columns, made.faces[Int(place)].columns)
    } else if place == 0 {
      merchants[number] = -1
      column.missing.append(number)
    }
  }

  /// Makes the faces that a column lacks, on several cores where they are many.
  mutating func finish(_ column: inout MerchantColumn, on cores: Cores) {
    let missing = column.missing
    column.missing = []
    // A name costs as much as several rows.
    let isShared = cores.share(rows: missing.count * 2)
    let middle = isShared ? missing.count / 2 : missing.count
    let empty = FaceMaker(medium, locale, room: missing.count - middle)
    let later = Meanwhile(on: isShared ? cores : .one) { [table] in
      var more = empty
      for number in missing[middle...] { _ = more.merchant(table.texts[number]) }
      return more
    }
    let first = made.faces.count
    for number in missing[..<middle] { _ = made.merchant(table.texts[number]) }
    made.append(later.take())
    for (place, number) in missing.enumerated() {
      merchants[number] = Int32(clamping: first + place)
      column.columns = max(column.columns, made.faces[first + place].columns)
    }
  }

  @inline(__always)
  func place(ofMerchant number: Int) -> Int { Int(merchants[number]) }

  /// - Parameter number: Among the table's categories; negative for none.
  @inline(__always)
  mutating func category(_ number: Int) -> CellFace {
    if number >= 0, categories[number] == 0 {
      categories[number] = Int32(clamping: made.add(table.categories[number].text))
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
      cards[number] = Int32(clamping: made.add(name))
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
    let place = dates[date] ?? made.add(locale.shortText(date))
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
      clamping: made.add(words.map { locale[$0] }.joined(separator: ", ")))
  }

  @inline(__always)
  func place(of mark: TransactionMark) -> Int { mark.isEmpty ? 0 : Int(marks[Int(mark.rawValue)]) }

  @inline(__always)
  subscript(place: Int) -> CellFace { made.faces[place] }

  /// All of them, by their places.
  var all: [CellFace] { made.faces }

  /// What they consist of.
  var bytes: [UInt8] { made.bytes.bytes }

  /// The bytes of the longest.
  var mostBytes: Int { made.faces.reduce(0) { max($0, $1.count) } }

  @inline(__always)
  func append(_ face: CellFace, to out: inout BytePen) {
    out.append(made.bytes.bytes, from: face.start, to: face.end)
  }

  /// Whether a face is ASCII alone.
  func isASCII(_ face: CellFace) -> Bool {
    var all: UInt8 = 0
    for place in face.start..<face.end { all |= made.bytes.bytes[place] }
    return all < 0x80
  }

  /// Makes room for one column: what is wider ends in `…`.
  ///
  /// - Parameter isUsed: Which faces stand in the column, by their places.
  mutating func cut(_ isUsed: [Bool], to limit: Int) {
    for place in isUsed.indices where isUsed[place] { made.cut(place, to: limit) }
  }

  /// How many there are.
  var count: Int { made.faces.count }
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
