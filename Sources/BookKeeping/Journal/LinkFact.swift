import StatementModel

/// A person's word on whether two transactions belong together; each is held fast by one of its
/// rows.
struct LinkFact: Codable, Hashable, Sendable {
  struct Row: Codable, Hashable, Sendable {
    var card: String
    /// The row's id.
    var row: String
    /// SHA-256 of the row's file.
    var file: String
    /// The row's number in its file.
    var record: Int
  }

  /// `transfer` or `refund`; `none` where they don't belong together.
  var relation: String
  var first: Row
  var second: Row

  /// What a journal says where two transactions don't belong together.
  static let unrelated = "none"

  /// `transfer with 8c14d02e`.
  var words: String {
    let other = TransactionID(second.row)?.short ?? ""
    return relation == Self.unrelated ? "no link with \(other)" : "\(relation) with \(other)"
  }
}
