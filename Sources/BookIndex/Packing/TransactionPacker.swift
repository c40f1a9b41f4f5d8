import StatementModel

/// Packs the transactions of one card in one month; the layout is told in `TransactionLayout`.
struct TransactionPacker {
  private let texts: TextTable
  private var out = PackedWriter()
  private var list = PackedWriter()
  /// The place of each text in this blob's list, by its number in the index; -1 where unlisted.
  private var places: [Int32] = []
  private var listed: [Int] = []
  private var known = KnownTexts()

  private var day = 0
  private var line = 0
  private var currency: Int64 = 0
  private var file = -1

  init(texts: TextTable) { self.texts = texts }

  /// Packs those of the transactions that the slice names, in its order.
  mutating func pack(
    _ slice: MonthSlice, of transactions: [Transaction]
  ) throws(IndexError) -> PackedMonth {
    for number in listed { places[number] = -1 }
    listed.removeAll(keepingCapacity: true)
    out = PackedWriter(capacity: 4096)
    (day, line, currency, file) = (0, 0, 0, -1)
    var month = PackedMonth()
    var ids = PackedWriter(capacity: slice.order.count * TransactionLayout.idBytes)
    for place in slice.order {
      ids.id(place.id)
      month.widen(by: try add(transactions, at: place.place, day: Int(place.day)))
      let numbers = transactions.numbers(at: place.place)
      if !numbers.status.isGone {
        let parts = transactions.details(at: place.place)?.split.count ?? 0
        month.currencies.add(numbers.amount.currency, parts: parts)
      }
    }
    month.count = slice.order.count
    var blob = PackedWriter(capacity: out.bytes.count + listed.count * 3 + 16)
    blob.byte(TransactionLayout.version)
    blob.count(listed.count)
    var previous = 0
    for number in listed {
      blob.difference(number, from: previous)
      previous = number
    }
    blob.count(month.count)
    blob.append(out.bytes)
    month.ids = ids.bytes
    month.facts = blob.bytes
    return month
  }

  /// Forgets the numbers that texts have in the index.
  mutating func forgetTexts() { known = KnownTexts() }

  /// Packs one transaction, and gives the day it is ordered by where postings count.
  private mutating func add(
    _ all: [Transaction], at index: Int, day: Int
  ) throws(IndexError) -> CalendarDate {
    out.difference(self.day, from: day)
    self.day = day
    let numbers = try known.numbers(all, at: index, in: texts)
    let flags = Self.flags(all, at: index, numbers)
    var more = Self.moreFlags(all, at: index, numbers)
    let amount = all.span[index].amount
    if amount.currency.packedCode == currency { more.insert(.sameCurrency) }
    if Int(numbers.file) == file { more.insert(.sameFile) }
    out.byte(flags.rawValue)
    out.byte(more.rawValue)
    addLaterDates(all, at: index, from: day)
    if flags.scale == TransactionLayout.scaleFollows { out.byte(amount.amount.scale) }
    out.signed(amount.amount.units)
    if !more.contains(.sameCurrency) {
      out.currency(amount.currency)
      currency = amount.currency.packedCode
    }
    place(Int(numbers.description))
    if numbers.payee >= 0 { place(Int(numbers.payee)) }
    if numbers.category >= 0 { place(Int(numbers.category)) }
    if case .rule(let number) = all.span[index].categorySource { out.signed(number) }
    if !more.contains(.sameFile) {
      file = Int(numbers.file)
      place(file)
    }
    out.difference(all.span[index].sourceLine, from: line)
    line = all.span[index].sourceLine
    if numbers.hasDetails { try add(all[index].details) }
    return all.span[index].date(by: .posting)
  }

  private static func flags(
    _ all: [Transaction], at index: Int, _ numbers: KnownTexts.Numbers
  ) -> TransactionFlags {
    var flags: TransactionFlags = []
    flags.status =
      switch all.span[index].status {
      case .posted: 0
      case .pending: 1
      case .withdrawn: 2
      case .deleted: 3
      }
    flags.scale = min(all.span[index].amount.amount.scale, TransactionLayout.scaleFollows)
    if all.span[index].isHidden { flags.insert(.hidden) }
    if all.span[index].isTransfer { flags.insert(.transfer) }
    if numbers.hasDetails { flags.insert(.details) }
    if numbers.payee >= 0 { flags.insert(.payee) }
    return flags
  }

  private static func moreFlags(
    _ all: [Transaction], at index: Int, _ numbers: KnownTexts.Numbers
  ) -> MoreTransactionFlags {
    var more: MoreTransactionFlags = []
    if all.span[index].purchaseDate != nil { more.insert(.purchaseDate) }
    if all.span[index].postingDate != nil { more.insert(.postingDate) }
    if all.span[index].chargeDate != nil { more.insert(.chargeDate) }
    if numbers.category >= 0 { more.insert(.category) }
    switch all.span[index].categorySource {
    // What links do is no decision on the transaction alone; it is kept apart.
    case .none, .link: break
    case .person: more.insert(.person)
    case .rule: more.insert(.rule)
    }
    return more
  }

  private mutating func addLaterDates(_ all: [Transaction], at index: Int, from day: Int) {
    let purchase = all.span[index].purchaseDate
    let posting = all.span[index].postingDate
    if purchase != nil, let posting { out.difference(Int(posting.dayNumber), from: day) }
    if let charge = all.span[index].chargeDate, purchase != nil || posting != nil {
      out.difference(Int(charge.dayNumber), from: day)
    }
  }

  private mutating func text(_ text: String) throws(IndexError) {
    place(try texts.number(of: text))
  }

  /// Writes a text as its place in this blob's list.
  private mutating func place(_ number: Int) {
    if number >= places.count {
      places.append(
        contentsOf: repeatElement(-1, count: max(number + 1 - places.count, 1024)))
    }
    if places[number] < 0 {
      places[number] = Int32(listed.count)
      listed.append(number)
    }
    out.count(Int(places[number]))
  }

  private mutating func add(_ details: TransactionDetails) throws(IndexError) {
    var flags: TransactionDetailFlags = []
    if details.memo != nil { flags.insert(.memo) }
    if details.note != nil { flags.insert(.note) }
    if !details.tags.isEmpty { flags.insert(.tags) }
    if details.kind != nil { flags.insert(.kind) }
    if details.original != nil { flags.insert(.original) }
    if details.installment != nil { flags.insert(.installment) }
    if details.bankCategory != nil { flags.insert(.bankCategory) }
    if details.merchantCategoryCode != nil { flags.insert(.merchantCategoryCode) }
    if details.period != nil { flags.insert(.period) }
    if !details.split.isEmpty { flags.insert(.split) }
    out.unsigned(flags.rawValue)
    // A memo is seldom said twice, hence it stands in place.
    if let memo = details.memo { out.text(memo) }
    if let note = details.note { out.text(note) }
    if !details.tags.isEmpty {
      out.count(details.tags.count)
      for tag in details.tags { try text(tag) }
    }
    if let kind = details.kind { out.byte(kind.rawValue) }
    if let original = details.original { out.money(original) }
    if let part = details.installment {
      out.signed(part.number)
      out.signed(part.count)
    }
    if let name = details.bankCategory { try text(name) }
    if let code = details.merchantCategoryCode { out.signed(code) }
    if let period = details.period { try text(period) }
    if !details.split.isEmpty {
      out.count(details.split.count)
      for part in details.split {
        try text(part.category.text)
        out.money(part.amount)
      }
    }
  }
}

/// The two blobs of a month, and what the directory keeps beside them.
struct PackedMonth {
  var count = 0
  /// The first and the last day of its transactions by posting.
  var currencies = CurrencyUsage()
  var firstPosting = CalendarDate(dayNumber: .max)
  var lastPosting = CalendarDate(dayNumber: .min)
  var ids: [UInt8] = []
  var facts: [UInt8] = []

  mutating func widen(by day: CalendarDate) {
    firstPosting = min(firstPosting, day)
    lastPosting = max(lastPosting, day)
  }
}
