import StatementModel

/// Works out the digest of rows that are put together of packed ones, most of whose days a known
/// digest tells already.
struct MergedFacts {
  private let known: RowDigest
  /// Of the new rows alone.
  private let new: RowDigest
  private(set) var keyDays: [Int32] = []
  private var digest = RowDigest()
  private var days: MergedDays
  private var named = 0
  private var namelessPosted = 0
  private var record = Int.min
  private var areRecordsInOrder = true
  private var hasKnown = false
  /// The ids of new rows, and whether no row has one that another has.
  private var newIDs: SumSet
  private var areDistinct = true
  /// Whether known rows may have an id of new ones.
  private let looksForIDs: Bool
  /// Ids that were not looked for yet: one after the other waits for memory, many at once do not.
  private var waiting: [UInt64] = []

  /// - Parameters:
  ///   - known: Of the statement whose rows are taken over.
  ///   - new: Of the new rows.
  ///   - newIDs: The checksums of the new rows' ids.
  init(_ known: RowDigest, new: RowDigest, newIDs: [UInt64], rowCount: Int) {
    self.known = known
    self.new = new
    days = MergedDays(known: known.days)
    keyDays.reserveCapacity(rowCount)
    self.newIDs = SumSet(expecting: newIDs.count)
    for id in newIDs where self.newIDs.insert(id) != nil { areDistinct = false }
    looksForIDs = known.ids == .distinct && areDistinct && !newIDs.isEmpty
    waiting.reserveCapacity(Self.waitingAtOnce)
  }

  private static let waitingAtOnce = 256

  var rowCount: Int { keyDays.count }

  /// - Parameter part: The known part that the row is of; -1 for a new row.
  @inline(__always)
  mutating func add(
    _ row: RowHead, _ tail: RowTail, of part: Int32, _ bytes: Span<UInt8>
  ) {
    let day = row.day
    keyDays.append(day)
    days.add(day, of: part)
    let hasPurchase = row.flags.contains(.purchaseDate)
    if row.flags.contains(.pending) {
      digest.pendingCount &+= 1
    } else if hasPurchase {
      if row.flags.contains(.postingDate) {
        digest.hasBothDates = true
      } else {
        digest.hasLonePurchase = true
      }
    }
    if hasPurchase {
      let gap = (Int64(day) - Int64(row.purchase)).magnitude
      if gap > UInt64(digest.widestGap) { digest.widestGap = Int32(clamping: gap) }
    }
    if tail.namesOther { digest.namesOther = true }
    if row.record <= record { areRecordsInOrder = false }
    record = row.record
    if part >= 0 { hasKnown = true }
    guard row.flags.contains(.nativeID) else {
      if !row.flags.contains(.pending) { namelessPosted &+= 1 }
      return
    }
    named &+= 1
    guard looksForIDs, part >= 0 else { return }
    waiting.append(Checksum.of(bytes.extracting(tail.idStart..<tail.idEnd)))
    if waiting.count == Self.waitingAtOnce { lookForIDs() }
  }

  @inline(never)
  private mutating func lookForIDs() {
    for id in waiting where newIDs.mayHave(id) && newIDs.place(of: id) != nil {
      areDistinct = false
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// The digest of all rows that were added.
  ///
  /// - Parameter rows: Unpacks those of some days, or all.
  consuming func finish(
    rows: (DayRanges?) throws(IndexError) -> [StatementRow]
  ) throws(IndexError) -> RowDigest {
    lookForIDs()
    guard let ids = ids else { return RowDigest(try rows(nil)) }
    digest.ids = ids
    digest.rowCount = keyDays.count
    var told = known.days[...]
    var toldNew = new.days[...]
    var mixed: [ClosedRange<Int32>] = []
    for day in days.finish() {
      told = told.drop { $0.day < day.day }
      toldNew = toldNew.drop { $0.day < day.day }
      if day.part >= 0, let whole = told.first, whole.day == day.day, whole.count == day.count {
        // All that the known statement has on the day, in its order, and nothing else.
        digest.days.append(whole)
      } else if let whole = toldNew.first, whole.day == day.day, whole.count == day.count {
        digest.days.append(whole)
      } else {
        mixed.append(day.day...day.day)
      }
    }
    if !mixed.isEmpty {
      digest.days += RowDigest(try rows(DayRanges(mixed))).days
      digest.days.sort { $0.day < $1.day }
    }
    // Of these nobody asks for the order.
    if ids == .other {
      for place in digest.days.indices { digest.days[place].isDisordered = false }
    }
    return digest
  }

  /// Nothing where it can't be told without looking at all rows.
  private var ids: RowDigest.IDs? {
    if !areRecordsInOrder || (named > 0 && namelessPosted > 0) { return .other }
    if named > 0, !areDistinct { return .other }
    let kind = named > 0 ? RowDigest.IDs.distinct : RowDigest.IDs.none
    return !hasKnown || known.ids == kind ? kind : nil
  }
}
