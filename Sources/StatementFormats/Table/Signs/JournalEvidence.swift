import StatementModel

/// Whether a table is a book-keeper's journal: every entry's rows, of several accounts, add up to
/// zero.
///
/// In a journal a positive amount is a debit, which is what the account receives.
enum JournalEvidence {
  /// Entries of more rows than this are not looked for.
  private static let longestEntry = 50

  static func isJournal(_ extraction: RowExtraction) -> Bool {
    guard extraction.accounts.count >= 2 else { return false }
    var sum = DecimalSum()
    var accounts: Set<Int32> = []
    var length = 0
    var entries = 0
    var day: CalendarDate?
    for number in extraction.raws.amounts.indices {
      let date = extraction.keyDate(of: number)
      if length == 0 { day = date }
      sum.add(extraction.raws.amounts[number].amount)
      accounts.insert(extraction.rowAccounts[number])
      length += 1
      guard length <= longestEntry, date == day else { return false }
      guard sum.exactDecimal?.isZero == true else { continue }
      guard accounts.count >= 2 else { return false }
      entries += 1
      sum = DecimalSum()
      accounts = []
      length = 0
    }
    return length == 0 && entries >= 3
  }
}
