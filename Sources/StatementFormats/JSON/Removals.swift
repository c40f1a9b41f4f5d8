import StatementModel

/// A transaction that the source takes back by its id: one of the same file, or of an earlier one.
struct Removal {
  var id: String
  var account: String?
  var record: Int
  var span: SourceSpan
  var context: JSONContext
}

extension JSONReading {
  /// Gives each removal its row, which is a correction that deletes and no transaction.
  ///
  /// A removal names no day. It came with the rows of its file, so it has the day of the newest of
  /// them; without any row nothing says when it was, and it is left out with a warning.
  mutating func applyRemovals() {
    guard !removals.isEmpty else { return }
    let newest = groups.compactMap { $0.rows.keyDays?.upperBound }.max()
    guard let newest else {
      for removal in removals {
        leftOut.append(
          LeftOutRow(record: removal.record, span: removal.span, reason: .removed))
      }
      warnings.append(
        Diagnostic(
          .warning, JSONFileFact.removalsAlone(removals.count),
          at: SourceLocation(file: options.path, line: removals[0].span.line)))
      return
    }
    for removal in removals {
      for group in groups(of: removal) {
        let day = self.newest(inGroup: group) ?? newest
        var row = StatementRow(
          record: removal.record, span: removal.span, amount: .zero, postingDate: day,
          description: "", nativeID: removal.id)
        row.details.correction = RowCorrection(nativeID: removal.id, action: .delete)
        groups[group].rows.append(row)
      }
    }
  }

  /// The accounts that may hold what is removed: the one named, else all, since in one that doesn't
  /// know the id a deletion deletes nothing.
  private mutating func groups(of removal: Removal) -> [Int] {
    let isTold = removal.account != nil || !(removal.context.account?.key.isEmpty ?? true)
    if isTold { return [group(ofAccount: removal.account, in: removal.context)] }
    return Array(groups.indices)
  }

  private func newest(inGroup group: Int) -> CalendarDate? {
    groups[group].rows.keyDays?.upperBound
  }

  /// The amount with a fee that a field beside it states, as far as the profile tells.
  ///
  /// Revolut's reference calls `fee` no more than the fee of a leg, and not whether the amount has it
  /// in it.
  mutating func settle(
    fee: ExactDecimal, beside amount: ExactDecimal
  ) throws(NoRow) -> ExactDecimal {
    switch options.profile?.fee {
    case .included?: return amount
    case .apart?:
      guard let whole = amount.subtracting(fee.magnitude) else {
        throw .rejected(.amountOutOfRange("\(amount)"), node: nil)
      }
      return whole
    case nil:
      openFees += 1
      return amount
    }
  }
}
