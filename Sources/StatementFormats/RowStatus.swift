/// What a statement says of a row's standing.
package enum RowStatus: String, Sendable, CaseIterable {
  /// Booked, or nothing else said.
  case posted = "booked"
  case pending
  /// Not granted, taken back or failed: no money moved.
  case declined
}
