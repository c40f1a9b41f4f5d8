import StatementModel

/// Numbers groups as they are met.
struct GroupCollector {
  private let table: TransactionTable
  private let locale: ReportLocale
  private var keys: [TransactionGroup.Key] = []
  private var headers: [String] = []
  private var places: [TransactionGroup.Key: Int] = [:]
  /// Neighbours in a list mostly share their group.
  private var last: (key: TransactionGroup.Key, place: Int)?
  /// By the table's numbers; negative while nobody asked.
  private var cardPlaces: [Int32]
  /// The first is of those without.
  private var categoryPlaces: [Int32]

  /// Days that were met, each where its number's lowest bits say, with the groups they are in.
  private var days = [(day: Int32, place: Int32)](repeating: (Int32.min, -1), count: Self.recent)
  /// A power of two.
  private static let recent = 4096

  init(_ table: TransactionTable, locale: ReportLocale) {
    self.locale = locale
    self.table = table
    cardPlaces = Array(repeating: -1, count: table.cards.count)
    categoryPlaces = Array(repeating: -1, count: table.categories.count + 1)
  }

  /// How many there are.
  var count: Int { keys.count }

  var names: GroupNames { GroupNames(keys: keys, headers: headers) }

  /// The group of a day, which is told by the day alone.
  ///
  /// - Parameter make: The key of the group and its header, asked for where the day is new.
  @inline(__always)
  mutating func place(
    of date: CalendarDate, _ make: () -> (TransactionGroup.Key, String)
  ) -> Int {
    let slot = Int(date.dayNumber) & (Self.recent - 1)
    if days[slot].day != date.dayNumber || days[slot].place < 0 {
      let (key, header) = make()
      days[slot] = (date.dayNumber, Int32(clamping: place(of: key, header)))
    }
    return Int(days[slot].place)
  }

  /// The group of a transaction's card.
  mutating func place(ofCardAt index: Int, names: [CardID: String]) -> Int {
    let card = Int(table.names[index].card)
    if cardPlaces[card] < 0 {
      let id = table.cards[card]
      let name = names[id]
      let header = name ?? locale[.unknownCard]
      cardPlaces[card] = Int32(
        clamping: place(of: .card(name == nil ? nil : id), header))
    }
    return Int(cardPlaces[card])
  }

  /// The group of a transaction's category.
  mutating func place(ofCategoryAt index: Int) -> Int {
    let number = Int(table.names[index].category) + 1
    if categoryPlaces[number] < 0 {
      let category = number == 0 ? nil : table.categories[number - 1]
      let header = category?.text ?? locale[.uncategorized]
      categoryPlaces[number] = Int32(clamping: place(of: .category(category), header))
    }
    return Int(categoryPlaces[number])
  }

  mutating func place(
    of key: TransactionGroup.Key, _ header: @autoclosure () -> String
  ) -> Int {
    if let last, last.key == key { return last.place }
    let place = places[key] ?? keys.count
    if place == keys.count {
      places[key] = place
      keys.append(key)
      headers.append(header())
    }
    last = (key, place)
    return place
  }
}
