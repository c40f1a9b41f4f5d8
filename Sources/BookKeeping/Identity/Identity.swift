import StatementModel

/// The pure function the book stands on: from a card's live statements to its transactions.
///
/// Statements are judged in one canonical order, and within a statement in the order: the
/// source's own word, native id, content, settlement of pending rows, other formats. Import order,
/// clocks and machines take no part, so they cannot matter.
package enum Identity {
  /// Finds which rows are the same event.
  ///
  /// - Parameter decisions: A person's words on rows, in the journal's order.
  package static func evaluate(
    card: CardID, statements: [LiveStatement], decisions: [DuplicateDecision] = []
  ) -> IdentityResult {
    let ordered = statements.sorted(by: LiveStatement.canonicallyBefore)
    var keys = RowKeys(card: card, statements: ordered)
    let dates = PurchaseDates(statements: ordered, keys: &keys)
    let proof = IDProof(statements: ordered, keys: keys)
    var clustering = Clustering(statements: ordered, keys: keys, dates: dates, proof: proof)
    clustering.resolve(decisions)
    for index in ordered.indices { clustering.take(statement: index) }
    clustering.applyCorrections()
    clustering.applyMerges()
    clustering.withdrawUnsettled()
    return IdentityResult(
      statements: ordered, clusters: clustering.clusters, rowIDs: keys.rowIDs,
      shownIDs: shownIDs(of: clustering.clusters, rowIDs: keys.rowIDs),
      possibleDuplicates: PossibleDuplicates(clustering).find(), proof: proof)
  }

  /// The part of the function that lies within some days: the clusters of the rows of these days.
  ///
  /// - Parameters:
  ///   - statements: All of the card in canonical order; those that have no row of these days may
  ///     come without rows.
  ///   - days: Of an `EvaluationWindow`.
  ///   - proof: What all statements of the card say of their ids.
  static func evaluate(
    statements: [LiveStatement], keys: RowKeys, within days: ClosedRange<CalendarDate>,
    proof: IDProof
  ) -> IdentityResult {
    var keys = keys
    let dates = PurchaseDates(statements: [], keys: &keys)
    var clustering = Clustering(statements: statements, keys: keys, dates: dates, proof: proof)
    for index in statements.indices { clustering.take(statement: index, within: days) }
    clustering.withdrawUnsettled()
    return IdentityResult(
      statements: statements, clusters: clustering.clusters, rowIDs: keys.rowIDs,
      shownIDs: shownIDs(of: clustering.clusters, rowIDs: keys.rowIDs),
      possibleDuplicates: PossibleDuplicates(clustering).find(), proof: proof)
  }

  /// Each cluster's shown id: that of its canonically first row; a second cluster whose first row
  /// has the same id, which only sources with broken ids bring about, gets a variant of it.
  private static func shownIDs(
    of clusters: [RowCluster], rowIDs: [[TransactionID]]
  ) -> [TransactionID] {
    if rowIDs.count == 1, clusters.count == rowIDs[0].count {
      // One statement, each row by itself: its rows are numbered apart already.
      return clusters.map { rowIDs[0][$0.members[0].reference.row] }
    }
    var taken = Set<TransactionID>()
    taken.reserveCapacity(clusters.count)
    return clusters.map { cluster in
      let first = cluster.members[0].reference
      let id = rowIDs[first.statement][first.row]
      var candidate = id
      var number = 0
      while !taken.insert(candidate).inserted {
        number += 1
        // Salted apart from the numbering of equal rows, whose numbers are small.
        candidate = RowKeys.variant(of: id, number: -number)
      }
      return candidate
    }
  }
}

/// The clusters found so far, and where to look for the one that a row belongs to.
struct Clustering {
  let statements: [LiveStatement]
  let keys: RowKeys
  let dates: PurchaseDates
  let proof: IDProof
  var clusters: [RowCluster] = []
  /// Clusters by the content keys of their rows, in canonical order.
  private(set) var byContent: [RowKeys.Key: [Int]] = [:]
  /// Clusters by the content keys that their rows have with the day of the purchase, where rows
  /// meet by it.
  private(set) var byPurchase: [RowKeys.Key: [Int]] = [:]
  /// Clusters by the id keys of their rows, of trusted sources only.
  private var byNativeID: [RowKeys.Key: [Int]] = [:]
  /// Clusters by source and native id alone, for settlements stated by id.
  private var byPlainID: [String: [String: Int]] = [:]
  /// Which pairs of statements share enough ids; each found once.
  private var agreeing: [RowReference: Bool] = [:]
  /// The clusters that are still pending.
  private(set) var pending: Set<Int> = []
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

  init(statements: [LiveStatement], keys: RowKeys, dates: PurchaseDates, proof: IDProof) {
    self.statements = statements
    self.keys = keys
    self.dates = dates
    self.proof = proof
    namesOthers = statements.contains { statement in
      statement.rows.contains {
        $0.isCorrection || ($0.hasDetails && $0.details.settlesID != nil)
      }
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
  mutating func take(statement index: Int, within days: ClosedRange<CalendarDate>? = nil) {
    let statement = statements[index]
    let trusted = proof.trusts(statement.source)
    var open = Array(statement.rows.indices)
    if let days { open = open.filter { days.contains(statement.rows[$0].keyDate) } }
    if namesOthers {
      open = open.filter { !takeDeletion($0, of: index) && !takeStatedSettlement($0, of: index) }
    }
    if trusted, !isAlone { open = open.filter { !takeByNativeID($0, of: index) } }
    open = takeByContent(open, of: index, trusted: trusted)
    open = takeSettlements(open, of: index, trusted: trusted)
    open = takeAcrossFormats(open, of: index)
    for row in open { begin(RowReference(statement: index, row: row), trusted: trusted) }
  }

  func row(_ reference: RowReference) -> StatementRow {
    statements[reference.statement].rows[reference.row]
  }

  func holds(_ cluster: Int, rowOf statement: Int) -> Bool {
    clusters[cluster].members.contains { $0.reference.statement == statement }
  }

  /// Adds a row to a cluster and makes the cluster findable by it.
  mutating func join(_ reference: RowReference, to cluster: Int, by evidence: RowEvidence) {
    clusters[cluster].members.append(.init(reference: reference, evidence: evidence))
    register(reference, in: cluster)
  }

  private mutating func begin(_ reference: RowReference, trusted: Bool) {
    clusters.append(RowCluster(members: [.init(reference: reference, evidence: .first)]))
    register(reference, in: clusters.count - 1)
  }

  private mutating func register(_ reference: RowReference, in cluster: Int) {
    let row = row(reference)
    if row.status == .pending {
      pending.insert(cluster)
    } else {
      pending.remove(cluster)
    }
    let source = statements[reference.statement].source
    if namesOthers, let id = row.nativeID { byPlainID[source, default: [:]][id] = cluster }
    guard !isAlone else { return }
    // A cluster is findable by a key as soon as one member has it. Asking its few members is
    // cheap, where the list of a key can be as long as there are equal rows.
    let earlier = clusters[cluster].members.dropLast().map(\.reference)
    if hasSeveralSources {
      let amount = amounts[reference.statement][reference.row]
      if !earlier.contains(where: { amounts[$0.statement][$0.row] == amount }) {
        byAmount[amount, default: []].append(cluster)
      }
    }
    let contentKey = keys.content[reference.statement][reference.row]
    if !earlier.contains(where: { keys.content[$0.statement][$0.row] == contentKey }) {
      byContent[contentKey, default: []].append(cluster)
    }
    if let key = dates.key(reference), !earlier.contains(where: { dates.key($0) == key }) {
      byPurchase[key, default: []].append(cluster)
    }
    if let idKey = keys.native[reference.statement][reference.row], proof.trusts(source),
      !earlier.contains(where: { keys.native[$0.statement][$0.row] == idKey })
    {
      byNativeID[idKey, default: []].append(cluster)
    }
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
    guard let key = keys.native[index][row], let candidates = byNativeID[key] else { return false }
    let value = statements[index].rows[row]
    for cluster in candidates where !holds(cluster, rowOf: index) {
      for member in clusters[cluster].members {
        let place = member.reference
        guard keys.native[place.statement][place.row] == key else { continue }
        let other = self.row(place)
        // Settlement decides between a pending row and a posted one.
        guard abs(other.keyDate.days(to: value.keyDate)) <= NativeIDRule.dayWindow,
          other.status == value.status,
          Similarity.similar(other.description, value.description)
            || otherIDsAgree(index, place.statement)
        else { continue }
        join(RowReference(statement: index, row: row), to: cluster, by: .nativeID)
        return true
      }
    }
    return false
  }

  /// Whether at least three other ids, with amount and installment, stand in both statements.
  private mutating func otherIDsAgree(_ left: Int, _ right: Int) -> Bool {
    let pair = RowReference(statement: left, row: right)
    if let known = agreeing[pair] { return known }
    let leftKeys = Set(keys.native[left].compactMap(\.self))
    // The id in question is itself one of those that both have.
    var shared = Set<RowKeys.Key>()
    for case let other? in keys.native[right] where leftKeys.contains(other) {
      shared.insert(other)
      if shared.count > NativeIDRule.agreeingIDs { break }
    }
    let agree = shared.count > NativeIDRule.agreeingIDs
    agreeing[pair] = agree
    return agree
  }

  mutating func withdraw(_ cluster: Int) { clusters[cluster].isWithdrawn = true }

  /// Takes out clusters whose rows have gone into others; the numbers of the rest change.
  mutating func removeClusters(where isGone: [Bool]) {
    var kept: [RowCluster] = []
    kept.reserveCapacity(clusters.count)
    for (index, cluster) in clusters.enumerated() where !isGone[index] { kept.append(cluster) }
    clusters = kept
    pending = Set(
      clusters.indices.filter { index in
        clusters[index].members.allSatisfy { row($0.reference).status == .pending }
      })
  }
}
