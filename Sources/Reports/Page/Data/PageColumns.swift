import StatementModel

/// The transactions that the page holds, column by column, texts by their place in tables.
struct PageColumns {
  private let facts: PageFacts
  private let wholeIDs: Bool
  let units: [PageUnits]
  private var currencyPlaces: [Currency: Int] = [:]
  private var cardPlaces: [CardID: Int] = [:]
  private var categoryPlaces: [CategoryPath: Int] = [:]
  /// Places in these tables are counted from 1 in columns: 0 is an unknown card.
  private(set) var cards: [CardID] = []
  /// 0 is uncategorized.
  private(set) var categories: [CategoryPath] = []
  private(set) var names = PageInterning<String>()
  private(set) var tagSets = PageInterning<[String]>()
  private(set) var periodSets = PageInterning<[Int]>()
  /// Names of periods that rules gave and that no period has; they stand behind all periods.
  private(set) var mereNames = PageInterning<String>()
  /// Pairs of a description's place among the names and that of the merchant's name, where that is
  /// another.
  private(set) var merchantNames = PageColumn()
  /// By the numbers of texts.
  private var haveMerchantName: [Bool]
  /// By the numbers of merchants' keys, as the newest transaction has the name; -1 before it is met.
  private var merchantPlaces: [Int]
  // Places of what the table of transactions numbers; -1 before the first is met.
  private var textPlaces: [Int]
  private var ownCategoryPlaces: [Int]
  private var ownCardPlaces: [Int]
  private var lastCurrency: (currency: Currency, place: Int)?
  private var judge: PeriodJudge
  private let periodPlaces: [PeriodID: Int]

  private var days = PageColumn()
  private var amounts = PageColumn()
  private var currencies = PageColumn()
  private var cardColumn = PageColumn()
  private var categoryColumn = PageColumn()
  private var merchants = PageColumn()
  /// Counted from 1: 0 is a description that is the merchant's name itself.
  private var descriptions = PageColumn()
  private var roles = ByteText()
  private var ids = ByteText()
  /// Rows alone.
  private var pending = PageColumn()
  // Pairs of row and place.
  private var tags = PageColumn()
  private var notes = PageColumn()
  private var originals = PageColumn()
  private var periods = PageColumn()

  /// - Parameter wholeIDs: Whether ids have all their 32 digits; else the 8 that are shown.
  init(_ facts: PageFacts, wholeIDs: Bool = false) {
    self.facts = facts
    self.wholeIDs = wholeIDs
    units = PageUnits.all(facts)
    let all = facts.input.transactions
    textPlaces = Array(repeating: -1, count: all.texts.count)
    haveMerchantName = Array(repeating: false, count: all.texts.count)
    merchantPlaces = Array(repeating: -1, count: all.merchantKeys?.keys.count ?? 0)
    ownCategoryPlaces = Array(repeating: -1, count: all.categories.count)
    ownCardPlaces = Array(repeating: -1, count: all.cards.count)
    judge = PeriodJudge(facts.input.periods)
    let periods = facts.input.periods.all
    periodPlaces = Dictionary(
      periods.indices.map { (periods[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    for (place, unit) in units.enumerated() { currencyPlaces[unit.currency] = place }
    var last: Int32 = 0
    for (row, index) in facts.newest.enumerated() {
      let day = all.numbers[index].date(by: facts.input.basis).dayNumber
      // Newest first: nearly all steps are 0 or −1.
      days.append(Int(day - last))
      last = day
      add(index, row)
    }
  }

  private mutating func add(_ index: Int, _ row: Int) {
    let all = facts.input.transactions
    let own = all.names[index]
    let currency = nextPlace(of: all.numbers[index].amount.currency)
    currencies.append(currency)
    let unit = units[currency]
    amounts.append { unit.write(all.numbers[index].amount.amount, to: &$0) }
    cardColumn.append(place(ofCard: Int(own.card)))
    categoryColumn.append(place(ofCategory: Int(own.category)))
    merchants.append(place(ofText: own.merchant))
    if own.payee < 0 { nameMerchant(at: index) }
    descriptions.append(own.payee < 0 ? 0 : place(ofText: Int(own.description)) + 1)
    roles.append(0x30 + facts.ledger.roles[index].rawValue)
    let id = all.numbers[index].id
    if wholeIDs {
      ids.append(hex: id)
    } else {
      ids.append(hex: UInt32(truncatingIfNeeded: id.high >> 32))
    }
    if all.numbers[index].status == .pending { pending.append(row) }
    if let details = all.details(at: index) {
      if !details.tags.isEmpty { tags.append(row, tagSets.place(of: details.tags)) }
      if let note = details.note { notes.append(row, names.place(of: note)) }
      if let original = details.original, original != all.numbers[index].amount {
        let text = PageFacts.typeset(facts.locale.text(original))
        originals.append(row, names.place(of: text))
      }
    }
    let periodPlaces = periods(of: index)
    if !periodPlaces.isEmpty { periods.append(row, periodSets.place(of: periodPlaces)) }
  }

  /// The places of the periods that a transaction belongs to.
  private mutating func periods(of index: Int) -> [Int] {
    let all = facts.input.transactions
    return judge.places(of: index, in: all, basis: facts.input.basis).compactMap { place in
      switch place {
      case .made(let period): periodPlaces[period.id]
      case .named(let name):
        // As it was given, which is what people know it by.
        periodPlaces.count + mereNames.place(of: all.details(at: index)?.period ?? name)
      }
    }
  }

  func place(of currency: Currency) -> Int { currencyPlaces[currency] ?? 0 }

  /// The same for rows one after the other, most of which have one currency.
  private mutating func nextPlace(of currency: Currency) -> Int {
    if let last = lastCurrency, last.currency == currency { return last.place }
    let place = place(of: currency)
    lastCurrency = (currency, place)
    return place
  }

  private mutating func place(ofText number: Int) -> Int {
    if textPlaces[number] < 0 {
      textPlaces[number] = names.place(of: facts.input.transactions.texts[number])
    }
    return textPlaces[number]
  }

  /// Tells once of a description whose merchant's name is another.
  private mutating func nameMerchant(at index: Int) {
    let all = facts.input.transactions
    let text = Int(all.names[index].description)
    guard !haveMerchantName[text], let keys = all.merchantKeys else { return }
    haveMerchantName[text] = true
    let key = Int(keys.numbers[text])
    if merchantPlaces[key] < 0 {
      merchantPlaces[key] = names.place(of: all.merchantName(at: index))
    }
    let own = place(ofText: text)
    if merchantPlaces[key] != own { merchantNames.append(own, merchantPlaces[key]) }
  }

  /// - Parameter number: negative for uncategorized.
  private mutating func place(ofCategory number: Int) -> Int {
    guard number >= 0 else { return 0 }
    if ownCategoryPlaces[number] < 0 {
      ownCategoryPlaces[number] = place(of: facts.input.transactions.categories[number])
    }
    return ownCategoryPlaces[number]
  }

  private mutating func place(ofCard number: Int) -> Int {
    if ownCardPlaces[number] < 0 {
      ownCardPlaces[number] = place(of: facts.input.transactions.cards[number])
    }
    return ownCardPlaces[number]
  }

  private mutating func place(of card: CardID) -> Int {
    if let known = cardPlaces[card] { return known }
    guard facts.cardNames[card] != nil else { return 0 }
    cards.append(card)
    cardPlaces[card] = cards.count
    return cards.count
  }

  /// Those above a category have their place too.
  mutating func place(of category: CategoryPath?) -> Int {
    guard let category else { return 0 }
    if let known = categoryPlaces[category] { return known }
    var missing = [category]
    while let parent = missing.last?.parent, categoryPlaces[parent] == nil {
      missing.append(parent)
    }
    for path in missing.dropFirst().reversed() {
      categories.append(path)
      categoryPlaces[path] = categories.count
    }
    categories.append(category)
    categoryPlaces[category] = categories.count
    return categories.count
  }

  /// The members of a JSON object, a column each.
  func write(to out: inout ByteText) {
    let columns: KeyValuePairs<String, PageColumn> = [
      "day": days, "amount": amounts, "currency": currencies, "card": cardColumn,
      "category": categoryColumn, "merchant": merchants, "description": descriptions,
      "pending": pending, "tags": tags, "notes": notes, "originals": originals,
      "periods": periods,
    ]
    for (key, column) in columns {
      out.append("\"\(key)\":[")
      out.append(column.text.bytes)
      out.append("],\n")
    }
    out.append("\"role\":\"")
    out.append(roles.bytes)
    out.append("\",\n\"id\":\"")
    out.append(ids.bytes)
    out.append("\"")
  }
}

extension PageUnits {
  /// The units of the book's currencies, in the ledger's order.
  static func all(_ facts: PageFacts) -> [PageUnits] {
    var units = facts.ledger.currencies.map(PageUnits.init)
    var places: [Currency: Int] = [:]
    for (place, unit) in units.enumerated() { places[unit.currency] = place }
    var last: (currency: Currency, place: Int)?
    var sizes = [DecimalSum](repeating: DecimalSum(), count: units.count)
    let all = facts.input.transactions
    // All of the book, since sums of what the page does not hold are on it too.
    for index in all.indices where facts.ledger.roles[index] != .gone {
      let money = all.numbers[index].amount
      if last?.currency != money.currency {
        last = places[money.currency].map { (money.currency, $0) }
      }
      guard let place = last?.place else { continue }
      units[place].widen(to: money.amount)
      sizes[place].add(money.amount.magnitude)
    }
    for place in units.indices { units[place].bound(by: sizes[place]) }
    return units
  }
}
