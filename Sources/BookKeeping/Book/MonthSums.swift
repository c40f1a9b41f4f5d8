import BookIndex
import StatementModel

/// What the transactions of a card said, month by month, before rules and persons spoke: how many
/// there are, and a number made of all that goes into them.
///
/// The index keeps it. Where a month comes to the same again, and nothing else that decides has
/// changed, its transactions are those of the index: they need be neither made nor decided nor
/// written. Files that show the same once more are many, and the months that they change few.
struct MonthSums: Equatable {
  struct Sum: Equatable {
    var count = 0
    /// The sum of the transactions' checksums, so that their order does not matter.
    var value: UInt64 = 0
  }

  /// What rules see of the card.
  var accountType: String
  var byPlace: [MonthPart: Sum]

  init(accountType: String, byPlace: [MonthPart: Sum] = [:]) {
    self.accountType = accountType
    self.byPlace = byPlace
  }

  private static let version = "1"

  /// Reads what the index keeps; nothing if it is of another form.
  init?(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.popFirst() == Substring(Self.version), let type = lines.popFirst() else {
      return nil
    }
    accountType = String(type)
    byPlace = [:]
    for line in lines {
      let fields = line.split(separator: " ")
      guard fields.count == 4, let month = Int(fields[0]), let part = Int(fields[1]),
        let count = Int(fields[2]), let value = UInt64(fields[3], radix: 16)
      else { return nil }
      byPlace[MonthPart(month: month, part: part)] = Sum(count: count, value: value)
    }
  }

  var text: String {
    var lines = [Self.version, accountType]
    for (place, sum) in byPlace.sorted(by: { $0.key < $1.key }) {
      lines.append("\(place.month) \(place.part) \(sum.count) \(String(sum.value, radix: 16))")
    }
    return lines.joined(separator: "\n")
  }

  /// The months that are the same in both.
  func same(as other: MonthSums) -> [MonthPart: Int] {
    guard accountType == other.accountType else { return [:] }
    var same: [MonthPart: Int] = [:]
    for (place, sum) in byPlace where other.byPlace[place] == sum { same[place] = sum.count }
    return same
  }

  /// The same without what is not known any more.
  func without(_ places: Set<MonthPart>) -> MonthSums {
    MonthSums(
      accountType: accountType, byPlace: byPlace.filter { !places.contains($0.key) })
  }
}

/// The clusters of a card by the months that their transactions lie in.
struct ClusterMonths {
  private(set) var sums: MonthSums
  /// The months that lie apart day by day.
  private(set) var parted: Set<Int> = []
  /// By cluster: the number of its day; negative for those that are no transactions.
  private var days: [Int32] = []
  /// By the number of a day.
  private var places: [MonthPart] = []

  init(
    _ result: IdentityResult, by builder: TransactionBuilder, edits: [Int: [Int]],
    accountType: AccountType?
  ) {
    sums = MonthSums(accountType: accountType?.name ?? "")
    var numbers: [Int32: Int32] = [:]
    var dates: [CalendarDate] = []
    var byDay: [MonthSums.Sum] = []
    var last: (day: Int32, number: Int32) = (.min, -1)
    days.reserveCapacity(result.clusters.count)
    builder.forEachDraft(of: result) { cluster, numbersOnly, checksum in
      guard let told = numbersOnly else { return days.append(-1) }
      var sum = checksum
      if !edits.isEmpty, let own = edits[cluster] { for edit in own { sum.add(Int64(edit)) } }
      let day = told.date(by: .purchase).dayNumber
      if day != last.day {
        last = (day, numbers[day] ?? Int32(dates.count))
        if Int(last.number) == dates.count {
          numbers[day] = last.number
          dates.append(CalendarDate(dayNumber: day))
          byDay.append(MonthSums.Sum())
        }
      }
      days.append(last.number)
      byDay[Int(last.number)].count += 1
      byDay[Int(last.number)].value &+= sum.value
    }
    var counts: [Int: Int] = [:]
    for (date, sum) in zip(dates, byDay) {
      counts[MonthPart(date, isParted: false).month, default: 0] += sum.count
    }
    parted = Set(counts.filter { MonthPart.isParted(count: $0.value) }.keys)
    for (date, sum) in zip(dates, byDay) {
      let month = MonthPart(date, isParted: false).month
      let place = MonthPart(date, isParted: parted.contains(month))
      places.append(place)
      sums.byPlace[place, default: MonthSums.Sum()].count += sum.count
      sums.byPlace[place, default: MonthSums.Sum()].value &+= sum.value
    }
  }

  /// By cluster: whether its transaction lies in one of some months.
  func isWithin(_ kept: [MonthPart: Int]) -> [Bool] {
    let isKept = places.map { kept[$0] != nil }
    return days.map { $0 >= 0 && isKept[Int($0)] }
  }
}
