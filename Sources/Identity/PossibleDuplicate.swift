/// Two transactions that may be one, since each is missing from a statement that shows the other; or
/// one that may be two, since each of two statements shows it once on the day where they meet.
package struct PossibleDuplicate: Hashable, Sendable {
  /// The clusters, the canonically first one first; the same twice where one may be two.
  package var first: Int
  package var second: Int
  /// The rows that are in question, one of each.
  package var rows: [Int]

  /// Whether it is one transaction that may be two.
  package var isOne: Bool { first == second }
}
