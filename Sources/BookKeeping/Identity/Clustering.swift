import BookIndex
import StatementModel

/// The clusters found so far, and where to look for the one that a row belongs to.
struct Clustering {
  let statements: [LiveStatement]
  let keys: RowKeys
  let dates: PurchaseDates
  let proof: IDProof
  /// By statement: whether its ids count.
  private let isTrusted: [Bool]
  var clusters: [RowCluster] = []
  /// Clusters by the content keys of their rows, in canonical order.
  private(set) var byContent: ClusterLists
  /// Clusters by the content keys that their rows have with the day of the purchase, where rows
  /// meet by it.
  private(set) var byPurchase: ClusterLists
  /// Clusters by the id keys of their rows, of trusted sources only.
  private var byNativeID: ClusterLists
  /// Clusters by source and native id alone, for settlements stated by id.
  private var byPlainID: [String: [String: Int]] = [:]
  /// Which pairs of statements share enough ids; each found once.
  private var agreeing: [RowReference: Bool] = [:]
  /// Where the statements lack rows of other days, what ids they share there.
  private let elsewhere: IDsElsewhere?
  /// Whether rows that are not here could have decided otherwise.
  private(set) var isUnsure = false
  /// The clusters that are still pending.
  private(set) var pending: Set<Int> = []
  /// By the day of what waits: the clusters that have waited since it, some of them no more.
  private var waiting: [Int32: [Int]] = [:]
  var isAlone: Bool { statements.count == 1 }
  /// Whether any row names another by its id; only then are plain ids kept.
  let namesOthers: Bool
  /// By statement and row: what tells amounts apart, where several sources may meet.
  let amounts: [[RowKeys.Key]]
  /// Whether the card's files are of more than one format.
  let hasSeveralSources: Bool
  let formatDates: FormatDates
  /// Clusters by their amount, where several sources may meet.
  private(set) var byAmount: [RowKeys.Key: [Int]] = [:]
  /// Rows that a person said are of one event, and of two.
  var merged: [(RowReference, RowReference)] = []
  var kept: [(RowReference, RowReference)] = []
  /// Pairs of rows whose clusters are one, found while both were looked for.
  var bindings: [(RowReference, RowReference)] = []
  /// By cluster: those that bindings make one with it.
  var companions: [Int: [Int]] = [:]
  /// The clusters that are one with another that has a row of the source.
  var bound: [Int: Set<String>] = [:]
  /// By the rows of the statement at hand: the cluster each has joined, where several sources meet.
  private(set) var placed: [Int: Int] = [:]

  init(
    statements: [LiveStatement], keys: RowKeys, dates: PurchaseDates, proof: IDProof,
    elsewhere: IDsElsewhere? = nil
  ) {
    self.elsewhere = elsewhere
    self.statements = statements
    self.keys = keys
    self.dates = dates
    self.proof = proof
    isTrusted = statements.map { proof.trusts($0.source) }
    byContent = ClusterLists(count: keys.contentCount)
    byPurchase = ClusterLists(count: dates.areNeeded ? keys.contentCount : 0)
    byNativeID = ClusterLists(count: keys.nativeCount)
    namesOthers = keys.marks.contains { marks in
      marks.contains { !$0.isDisjoint(with: .namesOther) }
    }
    hasSeveralSources = Set(statements.map(\.source)).count > 1
    amounts =
      hasSeveralSources
      ? statements.map { statement in statement.rows.map { RowKeys.amount(of: $0, in: statement) } }
      : []
    formatDates =
      hasSeveralSources
      ? FormatDates(statements: statements, keys: keys, amounts: amounts)
      : FormatDates(statements: [], keys: keys, amounts: [])
  }

  /// Sorts the rows of one statement into clusters; each cluster takes at most one of them unless
  /// the source itself says more.
  ///
  /// - Parameter days: Where given, only rows of these days.
  mutating func take(statement index: Int, within days: DayRanges? = nil) {
    let statement = statements[index]
    let trusted = proof.trusts(statement.source)
    placed.removeAll(keepingCapacity: true)
    var open = Array(statement.rows.indices)
    if let days {
      let own = keys.days[index]
      open = open.filter { days.contains(own[$0]) }
    }
    if namesOthers {
      open = open.filter { !takeDeletion($0, of: index) && !takeStatedSettlement($0, of: index) }
    }
    if trusted, !isAlone { open = open.filter { !takeByNativeID($0, of: index) } }
    open = takeByContent(open, of: index, trusted: trusted)
    open = takeSettlements(open, of: index, trusted: trusted)
    bindSettled(of: index)
    open = takeAcrossFormats(open, of: index)
    for row in open { begin(RowReference(statement: index, row: row), trusted: trusted) }
  }

  /// The date of a row that is compared, at less cost than by the row itself.
  func keyDate(_ reference: RowReference) -> CalendarDate {
    CalendarDate(dayNumber: keys.days[reference.statement][reference.row])
  }

  func isPosted(_ reference: RowReference) -> Bool {
    !keys.marks[reference.statement][reference.row].contains(.pending)
  }

  func row(_ reference: RowReference) -> StatementRow {
    statements[reference.statement].rows[reference.row]
  }

  /// Whether the statement at hand has a row in a cluster: it is the last that gave it any.
  func holds(_ cluster: Int, rowOf statement: Int) -> Bool {
    clusters[cluster].members.last?.reference.statement == statement
  }

  /// Adds a row to a cluster and makes the cluster findable by it.
  mutating func join(_ reference: RowReference, to cluster: Int, by evidence: RowEvidence) {
    clusters[cluster].members.append(.init(reference: reference, evidence: evidence))
    if hasSeveralSources { placed[reference.row] = cluster }
    register(reference, in: cluster)
  }

  private mutating func begin(_ reference: RowReference, trusted: Bool) {
    clusters.append(RowCluster(members: [.init(reference: reference, evidence: .first)]))
    register(reference, in: clusters.count - 1)
  }

  private mutating func register(_ reference: RowReference, in cluster: Int) {
    let (index, row) = (reference.statement, reference.row)
    if keys.marks[index][row].contains(.pending) {
      let isNew = pending.insert(cluster).inserted
      let day = waitingDay(reference)
      if isNew || !isEarlier(in: cluster, { waitingDay($0) == day }) {
        waiting[day, default: []].append(cluster)
      }
    } else if !pending.isEmpty {
      pending.remove(cluster)
    }
    if namesOthers, let id = statements[index].rows[row].nativeID {
      byPlainID[statements[index].source, default: [:]][id] = cluster
    }
    guard !isAlone else { return }
    // A cluster is findable by a key as soon as one member has it. Asking its few members is
    // cheap, where the list of a key can be as long as there are equal rows.
    if hasSeveralSources {
      let amount = amounts[index][row]
      if !isEarlier(in: cluster, { amounts[$0.statement][$0.row] == amount }) {
        byAmount[amount, default: []].append(cluster)
      }
    }
    let content = keys.content[index][row]
    if !isEarlier(in: cluster, { keys.content[$0.statement][$0.row] == content }) {
      byContent.add(cluster, under: content)
    }
    let purchase = dates.key(reference)
    if !purchase.isNone, !isEarlier(in: cluster, { dates.key($0) == purchase }) {
      byPurchase.add(cluster, under: purchase)
    }
    let native = keys.native[index][row]
    if !native.isNone, isTrusted[index],
      !isEarlier(in: cluster, { keys.native[$0.statement][$0.row] == native })
    {
      byNativeID.add(cluster, under: native)
    }
  }

  /// Whether any row of a cluster but the last has something.
  private func isEarlier(in cluster: Int, _ has: (RowReference) -> Bool) -> Bool {
    for place in 0..<(clusters[cluster].members.count - 1)
    where has(clusters[cluster].members[place].reference) { return true }
    return false
  }

  // MARK: The source's own word

  /// Joins a posted row to the pending one whose id it states.
  private mutating func takeStatedSettlement(_ row: Int, of index: Int) -> Bool {
    let value = statements[index].rows[row]
    guard value.hasDetails, value.status == .posted, let settled = value.details.settlesID,
      let cluster = byPlainID[statements[index].source]?[settled], pending.contains(cluster)
    else { return false }
    join(RowReference(statement: index, row: row), to: cluster, by: .settles)
    return true
  }

  // MARK: Native id

  private mutating func takeByNativeID(_ row: Int, of index: Int) -> Bool {
    let key = keys.native[index][row]
    guard byNativeID.has(key) else { return false }
    var chain = byNativeID.chain(of: key)
    while let cluster = byNativeID.next(in: &chain) {
      if holds(cluster, rowOf: index) { continue }
      for place in clusters[cluster].members.indices {
        let member = clusters[cluster].members[place].reference
        guard keys.native[member.statement][member.row] == key,
          isAlike(RowReference(statement: index, row: row), member)
        else { continue }
        join(RowReference(statement: index, row: row), to: cluster, by: .nativeID)
        return true
      }
    }
    return false
  }

  /// Whether two rows of one id can be one event.
  private mutating func isAlike(_ own: RowReference, _ other: RowReference) -> Bool {
    let (index, row) = (own.statement, own.row)
    let (place, line) = (other.statement, other.row)
    // What is equal in content is equal in date, state and text.
    if keys.content[index][row] == keys.content[place][line] { return true }
    let days = keyDate(other).days(to: keyDate(own))
    // Settlement decides between a pending row and a posted one.
    return abs(days) <= NativeIDRule.dayWindow
      && isPosted(other) == isPosted(own)
      && (Similarity.similar(
        statements[index].rows[row].description, statements[place].rows[line].description)
        || otherIDsAgree(index, place))
  }

  /// Whether at least three other ids, with amount and installment, stand in both statements; a
  /// filler is one id, however many rows bear it.
  private mutating func otherIDsAgree(_ left: Int, _ right: Int) -> Bool {
    let pair = RowReference(statement: left, row: right)
    if let known = agreeing[pair] { return known }
    let leftKeys = Set(keys.native[left])
    // The id in question is itself one of those that both have.
    var shared = Set<KeyNumber>()
    for (row, key) in keys.native[right].enumerated() where !key.isNone && leftKeys.contains(key) {
      shared.insert(keys.ids[right][row])
      if shared.count > NativeIDRule.agreeingIDs { break }
    }
    var agree = shared.count > NativeIDRule.agreeingIDs
    if !agree, let elsewhere {
      let others = elsewhere.shared(by: statements[left], statements[right])
      agree = shared.count + others.count > NativeIDRule.agreeingIDs
      if !agree, !others.areAll { isUnsure = true }
    }
    agreeing[pair] = agree
    return agree
  }

  /// The clusters that wait since a day and that a statement does not show: two rows that stand side
  /// by side in one are two.
  mutating func takeWaiting(on day: Int32, notIn statement: Int) -> [Int] {
    // What waits no more is forgotten.
    guard let still = waiting[day]?.filter(pending.contains) else { return [] }
    waiting[day] = still
    return still.filter { cluster in
      guard let last = clusters[cluster].members.last?.reference else { return false }
      return waitingDay(last) == day && !holds(cluster, rowOf: statement)
    }
  }

  /// What a cluster waited for has come, in another one.
  mutating func endWaiting(_ cluster: Int) { pending.remove(cluster) }

  mutating func withdraw(_ cluster: Int) { clusters[cluster].isWithdrawn = true }

  /// Takes out clusters whose rows have gone into others; the numbers of the rest change.
  mutating func removeClusters(where isGone: [Bool]) {
    var kept: [RowCluster] = []
    kept.reserveCapacity(clusters.count)
    for (index, cluster) in clusters.enumerated() where !isGone[index] { kept.append(cluster) }
    clusters = kept
    pending = Set(
      clusters.indices.filter { index in
        clusters[index].members.allSatisfy { !isPosted($0.reference) }
      })
  }
}
