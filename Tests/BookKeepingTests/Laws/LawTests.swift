import StatementModel
import TestSupport
import Testing

@testable import BookKeeping
@testable import Identity

/// The laws of identity, over random histories whose truth is known.
struct LawTests {
  static func evaluate(_ statements: [LiveStatement]) -> CardClusters {
    CardClusters.evaluate(card: CardID("card"), statements: statements)
  }

  @Test func `overlapping pieces in any order are exactly the history`() {
    Laws.check("overlapping pieces are the history", TrueHistory.init(seed:)) { history in
      let told = history.told()
      let result = Self.evaluate(told.map(\.statement))
      return Laws.difference(history.truth(of: told), TrueHistory.found(result))
    }
  }

  @Test func `files downloaded again add nothing`() {
    Laws.check("downloading again adds nothing", TrueHistory.init(seed:)) { history in
      var twice = history
      for cut in history.cuts where cut.number.isMultiple(of: 2) || history.cuts.count == 1 {
        var again = cut
        again.number += 100
        twice.cuts.append(again)
      }
      guard twice.isDecidable else { return nil }
      let told = twice.told()
      let result = Self.evaluate(told.map(\.statement))
      return Laws.difference(twice.truth(of: told), TrueHistory.found(result))
    }
  }

  @Test func `whatever statements hold, their order matters in nothing and each row counts once`() {
    Laws.check("one answer for each row in any order", WildStatements.init(seed:)) { wild in
      let statements = wild.statements
      let one = Self.evaluate(statements)
      if let fault = Self.fault(of: one, rows: wild.files.flatMap(\.rows)) { return fault }
      var random = SeededGenerator(seed: UInt64(bitPattern: wild.salt))
      let other = Self.evaluate(statements.shuffled(using: &random))
      return Laws.difference(Self.answer(one), Self.answer(other))
    }
  }

  @Test func `what is kept of clusters gives them again, and what is damaged gives nothing else`() {
    Laws.check("kept clusters are the clusters", WildStatements.init(seed:)) { wild in
      let named = wild.statements.map { $0.named(on: CardID("card")) }
      let one = CardClusters.evaluate(named)
      let kept = KeptClusters(one)
      guard let back = CardClusters(named.reversed(), kept: kept) else { return "nothing is kept" }
      guard back.shownIDs == one.shownIDs, back.possibleDuplicates == one.possibleDuplicates,
        back.evidence == one.evidence, back.ages == one.ages
      else { return "ids, duplicates, evidence or ages differ" }
      var cut = kept
      if !cut.evidence.isEmpty {
        cut.evidence.removeLast()
        guard CardClusters(named, kept: cut) == nil else { return "a row without evidence" }
        cut = kept
        cut.members[0] = Int32(one.rows.count)
        guard CardClusters(named, kept: cut) == nil else { return "a row that is not there" }
      }
      return Laws.difference(Self.answer(one), Self.answer(back))
    }
  }

  /// What is wrong with how rows were divided into transactions.
  private static func fault(of result: CardClusters, rows: [StatementRow]) -> String? {
    let members = result.memberLists.joined()
    if Set(members).count != members.count { return "a row is in two transactions" }
    if members.count != rows.count { return "a row is in none" }
    if Set(result.shownIDs).count != result.clusters.count { return "an id is of two" }
    if result.clusters.contains(where: { $0.count == 0 }) { return "a transaction is empty" }
    let hasWord = rows.contains {
      $0.hasDetails && ($0.isCorrection || $0.details.settlesID != nil)
    }
    // Without the source's own word, two rows of one statement are two transactions.
    if hasWord { return nil }
    for members in result.memberLists {
      let statements = members.map { result.rows.statement(of: $0) }
      if Set(statements).count != statements.count { return "two rows of one statement are one" }
    }
    return nil
  }

  /// Everything identity says, with rows named by what they are and not by their place.
  private static func answer(_ result: CardClusters) -> [String] {
    result.clusters.enumerated().map { index, cluster in
      let members = result.memberLists[index].map { row in
        "\(result.rows.fileHash(of: row).prefix(6)):"
          + "\(result.rows.place(of: row)) \(result.evidence[row].rawValue)"
      }
      return "\(result.shownIDs[index]) \(cluster.isDeleted) \(cluster.isWithdrawn) "
        + members.joined(separator: ", ")
    } + result.possibleDuplicates.map { "doubtful \($0.first) \($0.second)" }
  }
}
