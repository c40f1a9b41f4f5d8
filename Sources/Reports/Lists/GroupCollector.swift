import StatementModel

/// Groups while transactions are being put into them, in the order of their first transaction.
struct GroupCollector {
  private let transactions: [Transaction]
  private let roles: [SpendingRole]
  private let locale: ReportLocale
  private(set) var groups: [TransactionGroup] = []
  private var places: [TransactionGroup.Key: Int] = [:]
  /// Neighbours in a list mostly share their group.
  private var last: (key: TransactionGroup.Key, place: Int)?
  private var cardPlaces = SmallLookup<CardID, Int>()
  private var categoryPlaces = SmallLookup<CategoryPath?, Int>()
  /// By what transactions of equal texts share, so that each is folded once; they live as long as
  /// the transactions do.
  private var merchantPlaces: [ObjectIdentifier: Int] = [:]

  /// - Parameter roles: what each transaction counts as, by its place.
  init(transactions: [Transaction], roles: [SpendingRole], locale: ReportLocale) {
    self.locale = locale
    self.transactions = transactions
    self.roles = roles
  }

  mutating func add(
    _ index: Int, to key: TransactionGroup.Key, _ header: @autoclosure () -> String
  ) {
    add(index, at: place(of: key, header()))
  }

  mutating func addByCard(_ index: Int, names: [CardID: String]) {
    let card = transactions.texts(at: index).card
    if let place = cardPlaces[card] { return add(index, at: place) }
    let name = names[card]
    let header = name ?? locale[.unknownCard]
    let place = place(of: .card(name == nil ? nil : card), header)
    cardPlaces.insert(place, for: card)
    add(index, at: place)
  }

  mutating func addByCategory(_ index: Int) {
    let category = transactions.texts(at: index).category
    if let place = categoryPlaces[category] { return add(index, at: place) }
    let header = category?.text ?? locale[.uncategorized]
    let place = place(of: .category(category), header)
    categoryPlaces.insert(place, for: category)
    add(index, at: place)
  }

  mutating func addByMerchant(_ index: Int) {
    let texts = transactions.texts(at: index)
    if let place = merchantPlaces[texts.identity] { return add(index, at: place) }
    let place = place(of: .merchant(TextFolding.fold(texts.merchant)), texts.merchant)
    merchantPlaces[texts.identity] = place
    add(index, at: place)
  }

  private mutating func add(_ index: Int, at place: Int) {
    let numbers = transactions.numbers(at: index)
    groups[place].add(index, numbers.amount, numbers.status, roles[index])
  }

  private mutating func place(
    of key: TransactionGroup.Key, _ header: @autoclosure () -> String
  ) -> Int {
    if let last, last.key == key { return last.place }
    let place = places[key] ?? groups.count
    if place == groups.count {
      places[key] = place
      groups.append(TransactionGroup(key: key, header: header()))
    }
    last = (key, place)
    return place
  }
}
