import StatementModel

/// Makes the digest of rows, one after the other.
struct RowDigestMaker {
  private var digest = RowDigest()
  /// Where the days stand, by their numbers.
  private var places: [Int32: Int] = [:]
  private var last: (day: Int32, place: Int) = (.min, -1)
  private var sums: [Checksum] = []
  /// How many posted rows have no id.
  private var namelessPosted = 0
  /// The checksums of the rows' ids.
  private(set) var ids: [UInt64] = []
  private var record = Int.min
  private var areRecordsInOrder = true

  init(expecting count: Int) { ids.reserveCapacity(count) }

  mutating func add(_ row: StatementRow) {
    let isPending = row.status == .pending
    let (purchase, posting) = (
      row.purchaseDate?.dayNumber, row.postingDate?.dayNumber
    )
    let day = row.keyDate.dayNumber
    var sum = Checksum()
    sum.add(row.amount.units)
    sum.add(row.currency?.packedCode ?? 0)
    // Days are far from the ends of their numbers, so nothing stands for none.
    sum.add(Self.word(purchase ?? .min, posting ?? .min))
    sum.add(
      Self.word(
        row.chargeDate?.dayNumber ?? .min,
        Int32(row.amount.scale) << 2 | (isPending ? 2 : 0)
          | (row.nativeID == nil ? 0 : 1)))
    sum.add(row.description)
    if let id = row.nativeID {
      let own = Checksum.of(id.utf8.span)
      sum.add(own)
      ids.append(own)
    } else if !isPending {
      namelessPosted += 1
    }
    if row.hasDetails {
      let details = row.details
      details.addAll(to: &sum)
      if details.correction != nil || details.settlesID != nil { digest.namesOther = true }
    }
    note(sum.value, on: day, isPending: isPending, isNameless: row.nativeID == nil)
    if isPending {
      digest.pendingCount += 1
    } else if purchase != nil {
      if posting == nil { digest.hasLonePurchase = true } else { digest.hasBothDates = true }
    }
    let gap = Int64(day) - Int64(purchase ?? day)
    digest.widestGap = max(digest.widestGap, Int32(clamping: gap.magnitude))
    if row.record <= record { areRecordsInOrder = false }
    record = row.record
    digest.rowCount += 1
  }

  private static func word(_ one: Int32, _ other: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: one)) << 32 | UInt64(UInt32(bitPattern: other))
  }

  private mutating func note(
    _ sum: UInt64, on day: Int32, isPending: Bool, isNameless: Bool
  ) {
    if day != last.day || last.place < 0 {
      last = (day, places[day] ?? digest.days.count)
      if last.place == digest.days.count {
        places[day] = last.place
        digest.days.append(
          .init(
            day: day, count: 0, nameless: 0, sum: 0, hasPending: false, isDisordered: false))
        sums.append(Checksum())
      }
    }
    digest.days[last.place].count += 1
    if isPending { digest.days[last.place].hasPending = true }
    if isNameless { digest.days[last.place].nameless += 1 }
    sums[last.place].add(sum)
  }

  /// - Parameter rows: Those that were added.
  consuming func finish(_ rows: [StatementRow]) -> RowDigest {
    for place in digest.days.indices { digest.days[place].sum = sums[place].value }
    digest.ids = kind
    if digest.ids != .other, ids.count < rows.count { findDisorder(rows) }
    digest.days.sort { $0.day < $1.day }
    return digest
  }

  private var kind: RowDigest.IDs {
    guard areRecordsInOrder else { return .other }
    if ids.isEmpty { return .none }
    return namelessPosted == 0 && Self.areDistinct(ids) ? .distinct : .other
  }

  private static func areDistinct(_ ids: [UInt64]) -> Bool {
    var set = SumSet(expecting: ids.count)
    for id in ids where set.insert(id) != nil { return false }
    return true
  }

  /// Finds the days on which rows without id that are of one amount are not in the order of their
  /// purchases.
  private mutating func findDisorder(_ rows: [StatementRow]) {
    var set = SumSet(expecting: rows.count - ids.count)
    // By place in the set.
    var latest: [Int32] = []
    latest.reserveCapacity(rows.count)
    let span = rows.span
    for place in span.indices where span[place].nativeID == nil {
      let day = span[place].keyDate.dayNumber
      let purchase = span[place].purchaseDate?.dayNumber ?? .min
      var sum = Checksum()
      sum.add(Int64(day))
      sum.add(span[place].amount.units)
      sum.add(Int64(span[place].amount.scale))
      latest.append(purchase)
      guard let first = set.insert(sum.value) else { continue }
      if purchase < latest[first], let found = places[day] {
        digest.days[found].isDisordered = true
      }
      latest[first] = max(latest[first], purchase)
    }
  }
}

extension RowDetails {
  /// Adds all but the balance after the row, which is of the statement and not of the transaction.
  fileprivate func addAll(to sum: inout Checksum) {
    addShown(to: &sum)
    sum.add(settlesID ?? "")
    sum.add(correction?.nativeID ?? "")
    sum.add(Int64(correction?.action.rawValue ?? .max))
    sum.add(checkNumber ?? "")
    let isThere = [
      settlesID != nil, correction != nil, checkNumber != nil, merchantCategoryCode != nil,
    ]
    sum.add(isThere.reduce(Int64(0)) { $0 << 1 | ($1 ? 1 : 0) })
  }
}
