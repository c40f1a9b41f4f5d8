import StatementModel

/// Puts transactions into groups, in the order of each group's first transaction.
///
/// Who is in which group is told by numbers; each group's transactions are laid side by side at the
/// end, once.
struct GroupCollector {
  private let table: TransactionTable
  private let locale: ReportLocale
  private var keys: [TransactionGroup.Key] = []
  private var headers: [String] = []
  private var counts: [Int] = []
  private var members: [Member] = []
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

  private struct Member {
    var group: Int32
    var index: Int32
  }

  init(_ table: TransactionTable, count: Int, locale: ReportLocale) {
    self.locale = locale
    self.table = table
    cardPlaces = Array(repeating: -1, count: table.cards.count)
    categoryPlaces = Array(repeating: -1, count: table.categories.count + 1)
    members.reserveCapacity(count)
  }

  mutating func add(
    _ index: Int, to key: TransactionGroup.Key, _ header: @autoclosure () -> String
  ) {
    add(index, at: place(of: key, header()))
  }

  /// Adds to the group of a day, which is told by the day alone.
  ///
  /// - Parameter make: The key of the group and its header, asked for where the day is new.
  @inline(__always)
  mutating func add(
    _ index: Int, on date: CalendarDate, _ make: () -> (TransactionGroup.Key, String)
  ) {
    let slot = Int(date.dayNumber) & (Self.recent - 1)
    if days[slot].day != date.dayNumber || days[slot].place < 0 {
      let (key, header) = make()
      days[slot] = (date.dayNumber, Int32(clamping: place(of: key, header)))
    }
    add(index, at: Int(days[slot].place))
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

  /// Adds all that there are, whose names are folded on several cores.
  mutating func addByMerchant(_ indices: [Int], on cores: Cores) {
    // The place of each text among the names; negative while it is none.
    var placeOfName = [Int32](repeating: -1, count: table.texts.count)
    var names: [Int] = []
    for index in indices {
      let number = table.names[index].merchant
      if placeOfName[number] >= 0 { continue }
      placeOfName[number] = Int32(truncatingIfNeeded: names.count)
      names.append(number)
    }
    keys.reserveCapacity(names.count)
    headers.reserveCapacity(names.count)
    counts.reserveCapacity(names.count)
    let groupOfName = self.groups(ofMerchants: names, on: cores)
    for index in indices {
      let place = placeOfName[table.names[index].merchant]
      add(index, at: Int(groupOfName[Int(place)]))
    }
  }

  /// The group of each name, which are numbers of texts.
  private mutating func groups(ofMerchants names: [Int], on cores: Cores) -> [Int32] {
    let folded = FoldedNames.halves(names, of: table, asStrings: true, on: cores)
    var known = FoldedNameTable(folded)
    var found: [Int32] = []
    found.reserveCapacity(names.count)
    for part in folded.indices {
      for place in 0..<folded[part].count {
        let number = known.number(ofPart: part, place)
        if number == keys.count {
          keys.append(.merchant(folded[part].strings[place]))
          headers.append(table.texts[folded[part].name(place)])
          counts.append(0)
        }
        found.append(Int32(clamping: number))
      }
    }
    return found
  }

  private mutating func add(_ index: Int, at place: Int) {
    members.append(
      Member(group: Int32(truncatingIfNeeded: place), index: Int32(truncatingIfNeeded: index)))
    counts[place] += 1
  }

  private mutating func place(
    of key: TransactionGroup.Key, _ header: @autoclosure () -> String
  ) -> Int {
    if let last, last.key == key { return last.place }
    let place = places[key] ?? keys.count
    if place == keys.count {
      places[key] = place
      keys.append(key)
      headers.append(header())
      counts.append(0)
    }
    last = (key, place)
    return place
  }

  /// The groups with their transactions, in the order of the first of each.
  consuming func finish() -> CollectedGroups {
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
    return CollectedGroups(keys: keys, headers: headers, indices: indices, ends: ends)
  }
}
