/// Columns that say of rows whether they are booked, whatever they are called.
extension RoleAssignment {
  /// Whether a column of which no word is known can be one of statuses: it is called so in the
  /// word that hardly means anything else, and has as few words as statuses are.
  func isOfStatuses(_ column: Int) -> Bool {
    let profile = profiles[column]
    return profile.filled > 0 && !profile.isNumbers && !profile.isCodesOfTwo
      && profile.distinct.count <= Self.mostStatuses
      && StatementWords.has(layout.header[column].key, Self.statusWords)
  }

  private static let mostStatuses = 6
  private static let statusWords = Words.list("status.header")

  /// The column that says of every row whether it is booked, pending or declined, where no header
  /// says that it does: a note beside other texts, or a column of an unknown name.
  func statusAmongNotes() -> Int? {
    guard hasRows else { return nil }
    let hasTexts = columns(\.isText).count > 1
    return profiles.indices.first { column in
      guard !taken.contains(column) else { return false }
      switch meaning(column) {
      case .memo, .purpose: return hasTexts && !profiles[column].statuses.isEmpty
      case nil:
        return !layout.header.isEmpty
          && !profiles[column].statuses.isDisjoint(with: [.pending, .declined])
      default: return false
      }
    }
  }
}
