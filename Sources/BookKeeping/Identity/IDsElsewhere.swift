import BookIndex
import StatementModel

/// The ids that statements have on days that are not judged, where each row has an id of its own.
struct IDsElsewhere {
  /// How many rows each of these days has, in all statements that have rows on it: the same ones.
  let counts: [Int32: Int]
  /// By statement: those of these days that it has.
  private var days: [StatementCounts.RowCountKey: [Int32]] = [:]
  /// The statements that have rows on other days besides, of which nothing is known here.
  private var open: Set<StatementCounts.RowCountKey> = []

  init(counts: [Int32: Int]) { self.counts = counts }

  /// - Parameter judged: The days whose rows are at hand.
  mutating func add(_ statement: LiveStatement, _ digest: RowDigest, judged: DayRanges) {
    let key = StatementCounts.RowCountKey(statement)
    let rest = digest.days.lazy.map(\.day).filter { !judged.contains($0) }
    days[key] = rest.filter { counts[$0] != nil }
    if rest.contains(where: { counts[$0] == nil }) { open.insert(key) }
  }

  /// How many ids two statements surely share, and whether that is all they share.
  func shared(by one: LiveStatement, _ other: LiveStatement) -> (count: Int, areAll: Bool) {
    let (left, right) = (StatementCounts.RowCountKey(one), StatementCounts.RowCountKey(other))
    let common = Set(days[left] ?? []).intersection(days[right] ?? [])
    return (
      common.reduce(0) { $0 + (counts[$1] ?? 0) }, !open.contains(left) || !open.contains(right)
    )
  }
}
