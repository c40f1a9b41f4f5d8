/// Rows that a wallet writes down without money having moved: authorisations, and what it calls
/// memos.
enum MemoRows {
  /// Columns that say how a row bears on the balance; folded.
  static let marks = StatementWords.phrases(
    """
    balance impact;auswirkung auf guthaben;auswirkung auf das guthaben;impact sur le solde;
    effet sur le solde;impacto en el saldo;impacto no saldo;effetto sul saldo;invloed op saldo;
    wplyw na saldo
    """)

  /// Types of rows that only announce another.
  static func isAnnouncement(_ type: String) -> Bool { types.contains(HeaderFolding.fold(type)) }

  /// How long the longest type is.
  static let longest = types.map(\.utf8.count).max() ?? 0

  private static let types = StatementWords.phrases(
    """
    general authorization;general authorisation;authorization;void of authorization;
    general void of authorization;reversal of authorization;allgemeine autorisierung;autorisierung;
    stornierung der autorisierung;autorisation generale;autorizacion general;autorizzazione generale;
    algemene autorisatie;autorizacao geral;autoryzacja ogolna
    """)
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
