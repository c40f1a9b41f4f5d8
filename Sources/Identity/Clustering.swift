import StatementModel

/// The clusters found so far, and where to look for the one that a row belongs to.
struct Clustering {
  let rows: CardRows
  let keys: RowKeys
  let dates: PurchaseDates
  let proof: IDProof
  let texts: TextSimilarity
  /// By statement: whether its ids count.
  private let isTrusted: [Bool]
  var clusters: Clusters
  /// Clusters by the content keys of their rows, in canonical order.
  private(set) var byContent: ClusterLists
  /// Clusters by the content keys that their rows have with the day of the purchase, where rows
  /// meet by it.
  private(set) var byPurchase: ClusterLists
  /// Clusters by the id keys of their rows, of trusted sources only.
  private var byNativeID: ClusterLists
  /// Clusters by source and native id alone, for settlements stated by id.
  private var byPlainID: [Int32: [String: Int]] = [:]
  /// Which pairs of statements share enough ids; each found once.
  private var agreeing: [StatementPair: Bool] = [:]
  /// The clusters that are still pending.
  private(set) var pending: Set<Int> = []
  /// By the day of what waits: the clusters that have waited since it, some of them no more.
  private var waiting: [Int32: [Int]] = [:]
  /// What tells amounts apart, where several sources may meet.
  let amounts: AmountNumbers
  /// Whether the card's files are of more than one format.
  let hasSeveralSources: Bool
  let formatDates: FormatDates
  /// Clusters by their amount, where several sources may meet.
  private(set) var byAmount: ClusterLists
  /// Rows that a person said are of one event, and of two.
  var merged: [(Int, Int)] = []
  var kept: [(Int, Int)] = []
  /// Pairs of rows whose clusters are one, found while both were looked for.
  var bindings: [(Int, Int)] = []
  /// By cluster: those that bindings make one with it.
  var companions: [Int: [Int]] = [:]
  /// The clusters that are one with another that has a row of the source.
  var bound: [Int: Set<Int32>] = [:]
  /// By the rows of the statement at hand: the cluster each has joined, where several sources meet.
  private(set) var placed: [Int: Int] = [:]
  /// By the number of a content: its group among the rows of the statement at hand.
  var groupOfContent: [Int32]

  private struct StatementPair: Hashable {
    var one: Int
    var other: Int
  }

  init(rows: CardRows, keys: RowKeys, dates: PurchaseDates, texts: TextSimilarity, proof: IDProof) {
    self.rows = rows
    self.keys = keys
    self.dates = dates
    self.texts = texts
    self.proof = proof
    isTrusted = rows.statements.map { proof.trusts($0.source) }
    clusters = Clusters(rowCount: rows.count)
    byContent = ClusterLists(count: keys.contentCount)
    byPurchase = ClusterLists(count: dates.areNeeded ? keys.contentCount : 0)
    byNativeID = ClusterLists(count: keys.nativeCount)
    groupOfContent = Array(repeating: -1, count: keys.contentCount)
    hasSeveralSources = rows.sourceNames.count > 1
    amounts = hasSeveralSources ? AmountNumbers(rows) : AmountNumbers()
    byAmount = ClusterLists(count: amounts.count)
    formatDates =
      hasSeveralSources
      ? FormatDates(rows, keys: keys, amounts: amounts, texts: texts) : FormatDates()
  }

  /// Sorts the rows of one statement into clusters; each cluster takes at most one of them unless
  /// the source itself says more.
  mutating func take(statement index: Int) {
    let trusted = isTrusted[index]
    placed.removeAll(keepingCapacity: true)
    var open = Array(rows.ranges[index])
    if rows.nameOthers { open = open.filter { !takeDeletion($0) && !takeStatedSettlement($0) } }
    if trusted { open = open.filter { !takeByNativeID($0) } }
    open = takeByContent(open, trusted: trusted)
    open = takeSettlements(open, of: index, trusted: trusted)
    bindSettled()
    open = takeAcrossFormats(open)
    for row in open { register(row, in: clusters.begin(with: row)) }
  }

  func isPosted(_ row: Int) -> Bool { !rows[row].isPending }

  /// Whether the statement of a row has another row in a cluster: it is the last that gave it any.
  func holds(_ cluster: Int, statementOf row: Int) -> Bool {
    rows[clusters.last(of: cluster)].statement == rows[row].statement
  }

  /// Adds a row to a cluster and makes the cluster findable by it.
  mutating func join(_ row: Int, to cluster: Int, by evidence: RowEvidence) {
    clusters.add(row, to: cluster, by: evidence)
    if hasSeveralSources { placed[row] = cluster }
    register(row, in: cluster)
  }

  private mutating func register(_ row: Int, in cluster: Int) {
    if rows[row].isPending {
      let isNew = pending.insert(cluster).inserted
      let day = rows[row].earliestDay
      if isNew || !clusters.anyEarlierRow(of: cluster, where: { rows[$0].earliestDay == day }) {
        waiting[day, default: []].append(cluster)
      }
    } else if !pending.isEmpty {
      pending.remove(cluster)
    }
    if rows.nameOthers, let id = rows.nativeID(of: row) {
      byPlainID[rows.source(of: row), default: [:]][id] = cluster
    }
    // A cluster is findable by a key as soon as one member has it. Asking its few members is
    // cheap, where the list of a key can be as long as there are equal rows.
    if hasSeveralSources {
      let amount = amounts[row]
      if !clusters.anyEarlierRow(of: cluster, where: { amounts[$0] == amount }) {
        byAmount.add(cluster, under: amount)
      }
    }
    let content = keys.content[row]
    if !clusters.anyEarlierRow(of: cluster, where: { keys.content[$0] == content }) {
      byContent.add(cluster, under: content)
    }
    let purchase = dates.key(row)
    if !purchase.isNone,
      !clusters.anyEarlierRow(of: cluster, where: { dates.key($0) == purchase })
    {
      byPurchase.add(cluster, under: purchase)
    }
    let native = keys.native[row]
    if !native.isNone, isTrusted[rows.statement(of: row)],
      !clusters.anyEarlierRow(of: cluster, where: { keys.native[$0] == native })
    {
      byNativeID.add(cluster, under: native)
    }
  }

  // MARK: The source's own word

  /// Joins a posted row to the pending one whose id it states.
  private mutating func takeStatedSettlement(_ row: Int) -> Bool {
    guard rows[row].marks.contains(.settlesID), isPosted(row),
      let settled = rows.details(of: row)?.settlesID,
      let cluster = byPlainID[rows.source(of: row)]?[settled], pending.contains(cluster)
    else { return false }
    join(row, to: cluster, by: .settles)
    return true
  }

  // MARK: Native id

  private mutating func takeByNativeID(_ row: Int) -> Bool {
    let key = keys.native[row]
    guard byNativeID.has(key) else { return false }
    var chain = byNativeID.chain(of: key)
    while let cluster = byNativeID.next(in: &chain) {
      if holds(cluster, statementOf: row) { continue }
      var member: Int? = clusters.first(of: cluster)
      while let other = member {
        if keys.native[other] == key, isAlike(row, other) {
          join(row, to: cluster, by: .nativeID)
          return true
        }
        member = clusters.following(other)
      }
    }
    return false
  }

  /// Whether two rows of one id can be one event.
  private mutating func isAlike(_ own: Int, _ other: Int) -> Bool {
    // What is equal in content is equal in date, state and text.
    if keys.content[own] == keys.content[other] { return true }
    // Settlement decides between a pending row and a posted one.
    return abs(rows[other].day - rows[own].day) <= NativeIDRule.dayWindow
      && isPosted(other) == isPosted(own)
      && (texts.areSimilar(rows[own].text, rows[other].text)
        || otherIDsAgree(rows.statement(of: own), rows.statement(of: other)))
  }

  /// Whether at least three other ids, with amount and installment, stand in both statements; a
  /// filler is one id, however many rows bear it.
  private mutating func otherIDsAgree(_ left: Int, _ right: Int) -> Bool {
    let pair = StatementPair(one: left, other: right)
    if let known = agreeing[pair] { return known }
    let leftKeys = Set(keys.native[rows.ranges[left]])
    // The id in question is itself one of those that both have.
    var shared = Set<KeyNumber>()
    for row in rows.ranges[right]
    where !keys.native[row].isNone && leftKeys.contains(keys.native[row]) {
      shared.insert(keys.ids[row])
      if shared.count > NativeIDRule.agreeingIDs { break }
    }
    agreeing[pair] = shared.count > NativeIDRule.agreeingIDs
    return shared.count > NativeIDRule.agreeingIDs
  }

  /// The clusters that wait since a day and that a statement does not show: two rows that stand side
  /// by side in one are two.
  mutating func takeWaiting(on day: Int32, notIn statement: Int) -> [Int] {
    // What waits no more is forgotten.
    guard let still = waiting[day]?.filter(pending.contains) else { return [] }
    waiting[day] = still
    return still.filter { cluster in
      let last = rows[clusters.last(of: cluster)]
      return last.earliestDay == day && last.statement != Int32(statement)
    }
  }

  /// What a cluster waited for has come, in another one.
  mutating func endWaiting(_ cluster: Int) { pending.remove(cluster) }

  /// Takes out clusters whose rows have gone into others; the numbers of the rest change.
  mutating func removeClusters(where isGone: [Bool]) {
    clusters.remove(where: isGone)
    pending = Set(clusters.indices.filter { clusters.allRows(of: $0) { !isPosted($0) } })
  }
}
