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
  private var file: Int?
  /// By the description's place: the last transaction that has it and no details.
  private var shared: [SharedTexts?] = []

  /// Texts that the next transaction of the same description mostly has as well.
  private struct SharedTexts {
    var payee: Int?
    var category: Int?
    var file: Int
    var transaction: Transaction
  }

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
    shared = Array(repeating: nil, count: textCount)
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
    guard position < count else { throw .corrupt(.packing) }
    // A copy of the reference: reading goes on while `self` changes.
    let facts = facts
    let bytes = facts.span
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
    guard let currency, let file else { throw .corrupt(.packing) }
    var transaction: Transaction
    if let known = shared[description], known.payee == payee, known.category == category,
      known.file == file
    {
      transaction = known.transaction
      transaction.id = nextID
      transaction.purchaseDate = dates.purchase
      transaction.postingDate = dates.posting
      transaction.chargeDate = dates.charge
      transaction.amount = Money(amount, currency)
      transaction.status = try Self.status(flags)
      transaction.categorySource = source
      transaction.isHidden = flags.contains(.hidden)
      transaction.isTransfer = flags.contains(.transfer)
      transaction.sourceLine = line
    } else {
      transaction = Transaction(
        id: nextID, card: card, status: try Self.status(flags), purchaseDate: dates.purchase,
        postingDate: dates.posting, chargeDate: dates.charge, amount: Money(amount, currency),
        description: texts[description], payee: payee.map { texts[$0] },
        category: try category.map { (place) throws(IndexError) in try self.category(at: place) },
        categorySource: source, isHidden: flags.contains(.hidden),
        isTransfer: flags.contains(.transfer), sourceFile: texts[file], sourceLine: line)
      shared[description] = SharedTexts(
        payee: payee, category: category, file: file, transaction: transaction)
    }
    if flags.contains(.details) { transaction.details = try details(bytes) }
    position += 1
    try look(bytes)
    return transaction
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
