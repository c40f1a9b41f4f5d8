import StatementModel

/// Reads the transactions of one card in one month one after the other, so that several cards can
/// be merged by day without an array between.
struct TransactionUnpacker {
  let card: CardID
  let count: Int
  private(set) var position = 0
  /// The day of the transaction that comes next.
  private(set) var nextDay = 0
  /// The id of the transaction that comes next.
  private(set) var nextID = TransactionID(high: 0, low: 0)

  private let ids: [UInt8]
  private let facts: [UInt8]
  private var input = PackedReader()
  private var idInput = PackedReader()
  private var texts: [String] = []
  private var numbers: [Int] = []
  private var categories: [CategoryPath?] = []
  private let table: TextTable

  private var line = 0
  private var currency: Currency?
  /// The place of its name; -1 before the first.
  private var file = -1

  /// What beside the description the texts of a transaction are, by their places; -1 for none.
  private struct Names: Equatable {
    var payee: Int
    var category: Int
    var file: Int
  }

  /// The last texts made for each description, of a transaction without details.
  private var made: [(names: Names, texts: SharedTexts)?] = []

  init(
    card: CardID, count: Int, ids: [UInt8], facts: [UInt8], texts table: TextTable
  ) throws(IndexError) {
    self.card = card
    self.count = count
    self.ids = ids
    self.facts = facts
    self.table = table
    let (size, overflow) = count.multipliedReportingOverflow(by: TransactionLayout.idBytes)
    guard !overflow, count > 0, ids.count == size else { throw .corrupt(.packing) }
    let bytes = facts.span
    guard try input.byte(bytes) == TransactionLayout.version else { throw .corrupt(.packing) }
    let textCount = try input.count(bytes, ofAtLeast: 1)
    var number = 0
    texts.reserveCapacity(textCount)
    numbers.reserveCapacity(textCount)
    for _ in 0..<textCount {
      number = try input.difference(bytes, from: number)
      numbers.append(number)
      texts.append(try table.text(number))
    }
    categories = Array(repeating: nil, count: textCount)
    made = Array(repeating: nil, count: textCount)
    guard try input.count(bytes, ofAtLeast: TransactionLayout.minimumBytes) == count else {
      throw .corrupt(.packing)
    }
    try look(bytes)
  }

  var isAtEnd: Bool { position == count }

  /// Reads day and id of the next transaction.
  @inline(__always)
  private mutating func look(_ bytes: Span<UInt8>) throws(IndexError) {
    guard position < count else {
      guard input.isAtEnd(of: bytes) else { throw .corrupt(.packing) }
      return
    }
    nextDay = nextDay &- Int(try input.signed(bytes))
    let ids = ids
    nextID = try idInput.id(ids.span)
  }

  /// The next transaction; there must be one.
  mutating func next() throws(IndexError) -> Transaction {
    var screen: TransactionScreen?
    guard let next = try next(through: &screen) else { throw .corrupt(.packing) }
    return next
  }

  /// Reads the next transaction, and makes it unless the screen passes it over; there must be one.
  mutating func next(
    through screen: inout TransactionScreen?
  ) throws(IndexError) -> Transaction? {
    guard position < count else { throw .corrupt(.packing) }
    // A copy of the reference: reading goes on while `self` changes.
    let packed = facts
    let bytes = packed.span
    let flags = TransactionFlags(rawValue: try input.byte(bytes))
    let more = MoreTransactionFlags(rawValue: try input.byte(bytes))
    let dates = try dates(bytes, more)
    let scale =
      flags.scale == TransactionLayout.scaleFollows ? try input.byte(bytes) : flags.scale
    let amount = try input.decimal(bytes, scale: scale)
    if !more.contains(.sameCurrency) { currency = try input.currency(bytes) }
    let description = try input.index(bytes, below: texts.count)
    let payee = flags.contains(.payee) ? try input.index(bytes, below: texts.count) : nil
    let category = more.contains(.category) ? try input.index(bytes, below: texts.count) : nil
    let source = try source(bytes, more)
    if !more.contains(.sameFile) { file = try input.index(bytes, below: texts.count) }
    line = try input.difference(bytes, from: line)
    guard let currency, file >= 0 else { throw .corrupt(.packing) }
    let details = flags.contains(.details) ? try details(bytes) : nil
    let status = try Self.status(flags)
    let money = Money(amount, currency)
    let id = nextID
    position += 1
    try look(bytes)
    if screen != nil {
      let look = TransactionScreen.Look(
        id: id, status: status, amount: money, description: numbers[description],
        payee: payee.map { numbers[$0] }, category: category.map { numbers[$0] },
        details: details)
      guard try screen?.mayWant(look, of: card, texts: table) == true else { return nil }
    }
    let told = TransactionNumbers(
      id: id, status: status, purchaseDate: dates.purchase, postingDate: dates.posting,
      chargeDate: dates.charge, amount: money, categorySource: source,
      isHidden: flags.contains(.hidden), isTransfer: flags.contains(.transfer), sourceLine: line)
    return Transaction(told, texts: try shared(description, payee, category, details))
  }

  /// The texts of a transaction: those of an earlier one where all of them are the same.
  private mutating func shared(
    _ description: Int, _ payee: Int?, _ category: Int?, _ details: TransactionDetails?
  ) throws(IndexError) -> SharedTexts {
    let names = Names(payee: payee ?? -1, category: category ?? -1, file: file)
    if details == nil, let last = made[description], last.names == names { return last.texts }
    let new = SharedTexts(
      card: card, description: texts[description], payee: payee.map { texts[$0] },
      category: try category.map { (place) throws(IndexError) in try self.category(at: place) },
      sourceFile: texts[file], details: details ?? TransactionDetails())
    if details == nil { made[description] = (names, new) }
    return new
  }

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

  private mutating func dates(
    _ bytes: Span<UInt8>, _ more: MoreTransactionFlags
  ) throws(IndexError) -> Dates {
    guard let number = Int32(exactly: nextDay) else { throw .corrupt(.packing) }
    let day = CalendarDate(dayNumber: number)
    var dates: Dates = (nil, nil, nil)
    if more.contains(.purchaseDate) {
      dates.purchase = day
      if more.contains(.postingDate) { dates.posting = try input.date(bytes, after: nextDay) }
    } else if more.contains(.postingDate) {
      dates.posting = day
    }
    if more.contains(.chargeDate) {
      let isFirst = more.isDisjoint(with: [.purchaseDate, .postingDate])
      dates.charge = isFirst ? day : try input.date(bytes, after: nextDay)
    }
    return dates
  }

  private mutating func source(
    _ bytes: Span<UInt8>, _ more: MoreTransactionFlags
  ) throws(IndexError) -> DecisionSource {
    if more.contains(.rule) { return .rule(try input.int(bytes)) }
    return more.contains(.person) ? .person : .none
  }

  private mutating func text(_ bytes: Span<UInt8>) throws(IndexError) -> String {
    texts[try input.index(bytes, below: texts.count)]
  }

  private mutating func category(_ bytes: Span<UInt8>) throws(IndexError) -> CategoryPath {
    try category(at: try input.index(bytes, below: texts.count))
  }

  private mutating func category(at place: Int) throws(IndexError) -> CategoryPath {
    if let known = categories[place] { return known }
    let category = try table.category(numbers[place])
    categories[place] = category
    return category
  }

  private mutating func details(_ bytes: Span<UInt8>) throws(IndexError) -> TransactionDetails {
    let flags = TransactionDetailFlags(rawValue: try input.unsigned(bytes))
    guard TransactionDetailFlags.known.isSuperset(of: flags) else { throw .corrupt(.packing) }
    var details = TransactionDetails()
    if flags.contains(.memo) { details.memo = try input.text(bytes) }
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
