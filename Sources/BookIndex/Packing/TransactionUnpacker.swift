import StatementModel

/// Reads the transactions of one card in one month one after the other.
///
/// The packed bytes are lent to each call, so that reading counts no reference.
struct TransactionUnpacker {
  private let card: CardID
  private let cardNumber: Int32
  private let table: TextTable

  private var input = PackedReader()
  private var idInput = PackedReader()
  /// The numbers of the month's texts in the index.
  private var places: [Int32] = []
  /// Of those that are categories, the numbers in the table that is being made.
  private var categories: [Int32] = []

  private var day = 0
  private var line = 0
  private var currency: Currency?
  /// The number of its name; negative before the first.
  private var file: Int32 = -1

  /// What is read of a transaction.
  struct Row {
    var numbers: TransactionNumbers
    var names: TransactionTable.Names
  }

  /// - Parameter number: The card's in the table that is being made.
  init(
    card: CardID, number cardNumber: Int32, count: Int, ids: Span<UInt8>, facts bytes: Span<UInt8>,
    texts table: TextTable
  ) throws(IndexError) {
    self.card = card
    self.cardNumber = cardNumber
    self.table = table
    let (size, overflow) = count.multipliedReportingOverflow(by: TransactionLayout.idBytes)
    guard !overflow, count > 0, ids.count == size else { throw .corrupt(.packing) }
    guard try input.byte(bytes) == TransactionLayout.version else { throw .corrupt(.packing) }
    let textCount = try input.count(bytes, ofAtLeast: 1)
    var number = 0
    places.reserveCapacity(textCount)
    for _ in 0..<textCount {
      number = try input.difference(bytes, from: number)
      try table.need(number)
      places.append(Int32(truncatingIfNeeded: number))
    }
    categories = Array(repeating: -1, count: textCount)
    guard try input.count(bytes, ofAtLeast: TransactionLayout.minimumBytes) == count else {
      throw .corrupt(.packing)
    }
  }

  func isAtEnd(of bytes: Span<UInt8>) -> Bool { input.isAtEnd(of: bytes) }

  /// Reads the next transaction, whose details the table keeps.
  ///
  /// There must be one. Nothing comes of what the screen passes over.
  mutating func next(
    _ ids: Span<UInt8>, _ bytes: Span<UInt8>, through screen: inout TransactionScreen?,
    into made: inout TransactionTable,
    categories known: inout [Int: Int32]
  ) throws(IndexError) -> Row? {
    day = day &- Int(try input.signed(bytes))
    let id = try idInput.id(ids)
    let flags = TransactionFlags(rawValue: try input.byte(bytes))
    let more = MoreTransactionFlags(rawValue: try input.byte(bytes))
    let dates = try dates(bytes, more)
    let scale =
      flags.scale == TransactionLayout.scaleFollows ? try input.byte(bytes) : flags.scale
    let amount = try input.decimal(bytes, scale: scale)
    if !more.contains(.sameCurrency) { currency = try input.currency(bytes) }
    let description = try number(bytes)
    let payee = flags.contains(.payee) ? try number(bytes) : nil
    let category = more.contains(.category) ? try input.index(bytes, below: places.count) : nil
    let source = try source(bytes, more)
    if !more.contains(.sameFile) { file = try number(bytes) }
    line = try input.difference(bytes, from: line)
    guard let currency, file >= 0 else { throw .corrupt(.packing) }
    let numbers = TransactionNumbers(
      id: id, status: try Self.status(flags), purchaseDate: dates.purchase,
      postingDate: dates.posting, chargeDate: dates.charge, amount: Money(amount, currency),
      categorySource: source, isHidden: flags.contains(.hidden),
      isTransfer: flags.contains(.transfer), sourceLine: line)
    var names = TransactionTable.Names(card: cardNumber, description: description, file: file)
    if let payee { names.payee = payee }
    if screen != nil {
      let look = TransactionScreen.Look(
        numbers: numbers, description: Int(description), payee: payee.map { Int($0) },
        category: category.map { Int(places[$0]) }, details: nil)
      guard try mayWant(look, bytes, flags, &screen) else { return nil }
    }
    if let category { names.category = try self.category(category, &made, &known) }
    if flags.contains(.details) { try keepDetails(bytes, &made, &names) }
    return Row(numbers: numbers, names: names)
  }

  /// Asks the screen, which may look at details; these are still to be read.
  @inline(never)
  private mutating func mayWant(
    _ look: TransactionScreen.Look, _ bytes: Span<UInt8>, _ flags: TransactionFlags,
    _ screen: inout TransactionScreen?
  ) throws(IndexError) -> Bool {
    var look = look
    let start = input
    if flags.contains(.details) { look.details = try details(bytes, withMemo: false) }
    guard try screen?.mayWant(look, of: card, texts: table) == true else { return false }
    input = start
    return true
  }

  /// Not part of its caller, where room for them would be cleared for each transaction.
  @inline(never)
  private mutating func keepDetails(
    _ bytes: Span<UInt8>, _ made: inout TransactionTable, _ names: inout TransactionTable.Names
  ) throws(IndexError) {
    if try keepUsual(bytes, &made, &names) { return }
    made.keep(try details(bytes, withMemo: true), in: &names)
  }

  /// The number of a text in the index.
  @inline(__always)
  private mutating func number(_ bytes: Span<UInt8>) throws(IndexError) -> Int32 {
    places[try input.index(bytes, below: places.count)]
  }

  /// The number that a category has in the table.
  @inline(__always)
  private mutating func category(
    _ place: Int, _ made: inout TransactionTable, _ known: inout [Int: Int32]
  ) throws(IndexError) -> Int32 {
    if categories[place] >= 0 { return categories[place] }
    return try newCategory(place, &made, &known)
  }

  @inline(never)
  private mutating func newCategory(
    _ place: Int, _ made: inout TransactionTable, _ known: inout [Int: Int32]
  ) throws(IndexError) -> Int32 {
    let text = Int(places[place])
    let number: Int32
    if let old = known[text] {
      number = old
    } else {
      number = made.number(of: try table.category(text))
      known[text] = number
    }
    categories[place] = number
    return number
  }

  @inline(__always)
  private static func status(
    _ flags: TransactionFlags
  ) throws(IndexError) -> Transaction.Status {
    switch flags.status {
    case 0: .posted
    case 1: .pending
    case 2: .withdrawn
    case 3: .deleted
    default: throw .corrupt(.packing)
    }
  }

  private typealias Dates = (
    purchase: CalendarDate?, posting: CalendarDate?, charge: CalendarDate?
  )

  @inline(__always)
  private mutating func dates(
    _ bytes: Span<UInt8>, _ more: MoreTransactionFlags
  ) throws(IndexError) -> Dates {
    guard let number = Int32(exactly: day) else { throw .corrupt(.packing) }
    let first = CalendarDate(dayNumber: number)
    var dates: Dates = (nil, nil, nil)
    if more.contains(.purchaseDate) {
      dates.purchase = first
      if more.contains(.postingDate) { dates.posting = try input.date(bytes, after: day) }
    } else if more.contains(.postingDate) {
      dates.posting = first
    }
    if more.contains(.chargeDate) {
      let isFirst = more.isDisjoint(with: [.purchaseDate, .postingDate])
      dates.charge = isFirst ? first : try input.date(bytes, after: day)
    }
    return dates
  }

  @inline(__always)
  private mutating func source(
    _ bytes: Span<UInt8>, _ more: MoreTransactionFlags
  ) throws(IndexError) -> DecisionSource {
    if more.contains(.rule) { return .rule(try input.int(bytes)) }
    return more.contains(.person) ? .person : .none
  }

  private mutating func text(_ bytes: Span<UInt8>) throws(IndexError) -> String {
    try table.text(Int(try number(bytes)))
  }

  private mutating func category(_ bytes: Span<UInt8>) throws(IndexError) -> CategoryPath {
    try table.category(Int(try number(bytes)))
  }

  /// Reads details that have nothing but what statements say often, and keeps them at once; reads
  /// nothing where they have more.
  private mutating func keepUsual(
    _ bytes: Span<UInt8>, _ made: inout TransactionTable, _ names: inout TransactionTable.Names
  ) throws(IndexError) -> Bool {
    let start = input
    let flags = TransactionDetailFlags(rawValue: try input.unsigned(bytes))
    guard TransactionDetailFlags.usual.isSuperset(of: flags), !flags.isEmpty else {
      input = start
      return false
    }
    var details = StatementDetails()
    if flags.contains(.memo) { details.memo = try input.text(bytes) }
    if flags.contains(.kind) { details.kind = try input.kind(bytes) }
    if flags.contains(.original) { details.original = try input.money(bytes) }
    if flags.contains(.bankCategory) { details.bankCategory = try text(bytes) }
    if flags.contains(.merchantCategoryCode) {
      guard let code = Int32(exactly: try input.int(bytes)), code >= 0 else {
        input = start
        return false
      }
      details.merchantCategoryCode = code
    }
    made.keep(details, in: &names)
    return true
  }

  /// - Parameter withMemo: Whether the memo is wanted, which nothing asks for that looks.
  private mutating func details(
    _ bytes: Span<UInt8>, withMemo: Bool
  ) throws(IndexError) -> TransactionDetails {
    let flags = TransactionDetailFlags(rawValue: try input.unsigned(bytes))
    guard TransactionDetailFlags.known.isSuperset(of: flags) else { throw .corrupt(.packing) }
    var details = TransactionDetails()
    if flags.contains(.memo) {
      if withMemo {
        details.memo = try input.text(bytes)
      } else {
        input.skip(try input.count(bytes, ofAtLeast: 1))
      }
    }
    if flags.contains(.note) { details.note = try input.text(bytes) }
    if flags.contains(.tags) {
      for _ in 0..<(try input.count(bytes, ofAtLeast: 1)) { details.tags.append(try text(bytes)) }
    }
    if flags.contains(.kind) { details.kind = try input.kind(bytes) }
    if flags.contains(.original) { details.original = try input.money(bytes) }
    if flags.contains(.installment) { details.installment = try input.installment(bytes) }
    if flags.contains(.bankCategory) { details.bankCategory = try text(bytes) }
    if flags.contains(.merchantCategoryCode) {
      details.merchantCategoryCode = try input.int(bytes)
    }
    if flags.contains(.period) { details.period = try text(bytes) }
    if flags.contains(.split) {
      for _ in 0..<(try input.count(bytes, ofAtLeast: 2)) {
        let category = try category(bytes)
        details.split.append(CategorySplit.Part(category, try input.money(bytes)))
      }
    }
    return details
  }
}
