import StatementModel

/// What must be known of a card, beside its rows, to judge a new statement by the days it touches:
/// what its ids have proved so far, and which pending rows nothing has settled yet.
///
/// Kept in the index as a short text; without it the whole card is evaluated.
struct CardState {
  /// Agreements and contradictions of the ids of each source.
  var balance: [String: IDProof.Balance]
  /// Sources whose files count their rows anew.
  var restarting: Set<String>
  /// Pending transactions that are not withdrawn.
  var open: [Open]

  /// A row of a pending transaction.
  struct Open: Hashable, Comparable {
    /// The date that identity compares.
    var day: Int32
    /// The day from which it waits.
    var waitingSince: Int32

    static func < (left: Open, right: Open) -> Bool {
      (left.day, left.waitingSince) < (right.day, right.waitingSince)
    }
  }

  init(_ result: IdentityResult) {
    balance = result.proof.balance
    restarting = result.proof.restarting
    open = Self.open(in: result)
  }

  init(proof: IDProof, open: [Open]) {
    balance = proof.balance
    restarting = proof.restarting
    self.open = open.sorted()
  }

  /// The rows of a result's pending transactions that are not withdrawn, in order of their days.
  static func open(in result: IdentityResult) -> [Open] {
    guard result.statements.contains(where: { $0.pendingCount > 0 }) else { return [] }
    var open = Set<Open>()
    for cluster in result.clusters where !cluster.isDeleted && !cluster.isWithdrawn {
      let first = cluster.members[0].reference
      guard result.statements[first.statement].rows[first.row].status == .pending else { continue }
      let rows = cluster.members.lazy.map { member in
        result.statements[member.reference.statement].rows[member.reference.row]
      }
      guard rows.allSatisfy({ $0.status == .pending }) else { continue }
      for row in rows {
        let day = row.keyDate
        open.insert(
          Open(day: day.dayNumber, waitingSince: (row.purchaseDate ?? day).dayNumber))
      }
    }
    return open.sorted()
  }

  private static let version = "2"

  init?(_ text: String) {
    let parts = text.split(separator: "|", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == Self.version else { return nil }
    restarting = Set(parts[3].split(separator: ",").map { String($0) })
    balance = [:]
    for entry in parts[1].split(separator: ";") {
      let fields = entry.split(separator: ",")
      guard fields.count == 3, let agreements = Int(fields[1]), let against = Int(fields[2]) else {
        return nil
      }
      balance[String(fields[0])] = (agreements, against)
    }
    open = []
    for entry in parts[2].split(separator: ",") {
      let days = entry.split(separator: ":").compactMap { Int32($0) }
      guard days.count == 2 else { return nil }
      open.append(Open(day: days[0], waitingSince: days[1]))
    }
  }

  var text: String {
    let sources = balance.sorted { $0.key < $1.key }.map {
      "\($0.key),\($0.value.agreements),\($0.value.contradictions)"
    }
    let days = open.map { "\($0.day):\($0.waitingSince)" }
    return [
      Self.version, sources.joined(separator: ";"), days.joined(separator: ","),
      restarting.sorted().joined(separator: ","),
    ].joined(separator: "|")
  }
}
