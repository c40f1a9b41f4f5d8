/// Rows that a wallet writes down without money having moved: authorisations, and what it calls
/// memos.
enum MemoRows {
  /// Columns that say how a row bears on the balance; folded.
  static let marks = Words.phrases("wallet.balance-impact")

  /// Types of rows that only announce another.
  static func isAnnouncement(_ type: String) -> Bool { types.contains(HeaderFolding.fold(type)) }

  /// How long the longest type is.
  static let longest = types.map(\.utf8.count).max() ?? 0

  private static let types = Words.phrases("wallet.announcement")
}

extension RowExtraction {
  /// Whether the row at hand says that it leaves the balance as it is.
  func isMemoRow(_ text: Span<UInt8>) -> Bool {
    if let column = memoMark, column < fields.count, fields[column].range.count == 4,
      HeaderFolding.fold(fields[column].string(in: text)) == "memo"
    {
      return true
    }
    guard isWallet, let column = roles.type, column < fields.count, !fields[column].isEmpty,
      fields[column].range.count <= MemoRows.longest
    else { return false }
    return MemoRows.isAnnouncement(fields[column].string(in: text))
  }
}
