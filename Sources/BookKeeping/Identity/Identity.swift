import BookIndex
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
    clustering.applyBindings()
    clustering.applyCorrections()
    clustering.applyMerges()
    clustering.withdrawUnsettled()
    return IdentityResult(
      statements: ordered, clusters: clustering.clusters, rowIDs: keys.rowIDs,
      texts: keys.texts, textSums: keys.textSums,
      shownIDs: shownIDs(of: clustering.clusters, rowIDs: keys.rowIDs),
      possibleDuplicates: PossibleDuplicates(clustering).find(), proof: proof)
  }

  /// The part of the function that lies within some days: the clusters of the rows of these days.
  ///
  /// - Parameters:
  ///   - statements: All of the card in canonical order; those that have no row of these days may
  ///     come without rows.
  ///   - days: Of an `EvaluationWindow`, or of several.
  ///   - proof: What all statements of the card say of their ids.
  ///   - elsewhere: Where the statements lack rows of other days, what ids they share there.
  static func evaluate(
    statements: [LiveStatement], keys: RowKeys, within days: DayRanges, proof: IDProof,
    elsewhere: IDsElsewhere? = nil
  ) -> IdentityResult {
    var keys = keys
    let dates = PurchaseDates(statements: [], keys: &keys)
    var clustering = Clustering(
      statements: statements, keys: keys, dates: dates, proof: proof, elsewhere: elsewhere)
    for index in statements.indices { clustering.take(statement: index, within: days) }
    clustering.withdrawUnsettled()
    return IdentityResult(
      statements: statements, clusters: clustering.clusters, rowIDs: keys.rowIDs,
      texts: keys.texts, textSums: keys.textSums,
      shownIDs: shownIDs(of: clustering.clusters, rowIDs: keys.rowIDs),
      possibleDuplicates: PossibleDuplicates(clustering).find(), proof: proof,
      isUnsure: clustering.isUnsure)
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
    let ids = clusters.map { cluster in
      let first = cluster.members[0].reference
      return rowIDs[first.statement][first.row]
    }
    var repeated = RepeatedIDs(expecting: ids.count)
    guard ids.indices.contains(where: { repeated.earlier($0, in: ids) != nil }) else { return ids }
    var taken = Set<TransactionID>()
    return ids.map { id in
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
