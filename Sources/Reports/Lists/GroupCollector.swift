import StatementModel

/// Groups while transactions are being put into them, in the order of their first transaction.
///
/// Who is in which group is told by numbers; each group's transactions are laid side by side at the
/// end, once.
struct GroupCollector {
  private let table: TransactionTable
  private let roles: [SpendingRole]
  private let locale: ReportLocale
  private var groups: [TransactionGroup] = []
  /// How many transactions each group has.
  private var counts: [Int] = []
  private var members: [Member] = []
  private var places: [TransactionGroup.Key: Int] = [:]
  /// Neighbours in a list mostly share their group.
  private var last: (key: TransactionGroup.Key, place: Int)?
  /// By the table's numbers; negative while nobody asked.
  private var cardPlaces: [Int32]
  /// The first is of those without.
  private var categoryPlaces: [Int32]
  private var merchantPlaces: [Int32] = []
  /// The merchants' names that are ASCII when folded, each with its group.
  private var folded = StringInterner()
  private var foldedPlaces: [Int32] = []
  private var buffer: [UInt8] = []

  private struct Member {
    var group: Int32
    var index: Int32
  }

  /// - Parameter roles: what each transaction counts as, by its place.
  init(
    _ table: TransactionTable, count: Int, roles: [SpendingRole], locale: ReportLocale
  ) {
    self.locale = locale
    self.table = table
    self.roles = roles
    cardPlaces = Array(repeating: -1, count: table.cards.count)
    categoryPlaces = Array(repeating: -1, count: table.categories.count + 1)
    members.reserveCapacity(count)
  }

  mutating func add(
    _ index: Int, to key: TransactionGroup.Key, _ header: @autoclosure () -> String
  ) {
    add(index, at: place(of: key, header()))
  }

  mutating func addByCard(_ index: Int, names: [CardID: String]) {
    let card = Int(table.names[index].card)
    if cardPlaces[card] < 0 {
      let id = table.cards[card]
      let name = names[id]
      let header = name ?? locale[.unknownCard]
      cardPlaces[card] = Int32(
        clamping: place(of: .card(name == nil ? nil : id), header))
    }
    add(index, at: Int(cardPlaces[card]))
  }

  mutating func addByCategory(_ index: Int) {
    let number = Int(table.names[index].category) + 1
    if categoryPlaces[number] < 0 {
      let category = number == 0 ? nil : table.categories[number - 1]
      let header = category?.text ?? locale[.uncategorized]
      categoryPlaces[number] = Int32(clamping: place(of: .category(category), header))
    }
    add(index, at: Int(categoryPlaces[number]))
  }

  mutating func addByMerchant(_ index: Int) {
    if merchantPlaces.isEmpty {
      merchantPlaces = Array(repeating: -1, count: table.texts.count)
      groups.reserveCapacity(min(table.texts.count, members.capacity))
    }
    let number = table.names[index].merchant
    if merchantPlaces[number] < 0 {
      merchantPlaces[number] = Int32(clamping: place(ofMerchant: table.texts[number]))
    }
    add(index, at: Int(merchantPlaces[number]))
  }

  /// ASCII is told apart by its bytes, which costs less than hashing strings.
  private mutating func place(ofMerchant name: String) -> Int {
    buffer.removeAll(keepingCapacity: true)
    TextFolding.fold(name.utf8.span, into: &buffer)
    guard buffer.allSatisfy({ $0 < 0x80 }) else {
      return place(of: .merchant(TextFolding.fold(name)), name)
    }
    let bytes = buffer
    let number = folded.number(of: bytes.span)
    if number == foldedPlaces.count {
      foldedPlaces.append(Int32(clamping: groups.count))
      begin(.merchant(folded.strings[number]), name)
    }
    return Int(foldedPlaces[number])
  }

  private mutating func add(_ index: Int, at place: Int) {
    members.append(
      Member(group: Int32(truncatingIfNeeded: place), index: Int32(truncatingIfNeeded: index)))
    counts[place] += 1
    let numbers = table.numbers[index]
    groups[place].add(numbers.amount, numbers.status, roles[index])
  }

  private mutating func place(
    of key: TransactionGroup.Key, _ header: @autoclosure () -> String
  ) -> Int {
    if let last, last.key == key { return last.place }
    let place = places[key] ?? groups.count
    if place == groups.count {
      places[key] = place
      begin(key, header())
    }
    last = (key, place)
    return place
  }

  private mutating func begin(_ key: TransactionGroup.Key, _ header: String) {
    groups.append(TransactionGroup(key: key, header: header))
    counts.append(0)
  }

  /// The groups with their transactions, in the order of the first of each; nothing may be added
  /// afterwards.
  mutating func finish() -> [TransactionGroup] {
    var ends: [Int] = []
    ends.reserveCapacity(counts.count)
    var start = 0
    for count in counts {
      ends.append(start)
      start += count
    }
    var indices = [Int](repeating: 0, count: members.count)
    for member in members {
      let group = Int(member.group)
      indices[ends[group]] = Int(member.index)
      ends[group] += 1
    }
    // Taken, not copied: there may be as many as transactions.
    var groups: [TransactionGroup] = []
    swap(&groups, &self.groups)
    for place in groups.indices {
      groups[place].indices = indices[(ends[place] - counts[place])..<ends[place]]
      groups[place].totals.sortByCode()
      groups[place].pending.sortByCode()
    }
    return groups
  }
}
