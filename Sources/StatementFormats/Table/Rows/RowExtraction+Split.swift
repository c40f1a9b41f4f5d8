import StatementModel

/// A row that is called split, below which the parts of its amount may stand.
struct SplitRow {
  var day: CalendarDate?
  var description: String
  /// What no part below has made up for yet.
  var rest: ExactDecimal
  /// The parts left out so far.
  var parts: [RejectedRow] = []
}

/// Parts of rows, as programs for one's finances write them below the whole: `--Split--`.
extension RowExtraction {
  /// Whether the row is a part of the split row above, which then is left out; notes a split row.
  mutating func isPart(
    _ text: Span<UInt8>, _ raw: RawRows.Amount, _ days: RowDays, _ description: Int
  ) -> Bool {
    guard split != nil || roles.category != nil else { return false }
    let day = days.posting ?? days.purchase ?? days.charge
    let words = description < 0 ? "" : fields[description].string(in: text)
    let isSplit = isCalledSplit(text)
    if var whole = split, !isSplit {
      if !whole.rest.isZero, whole.day == day, words.isEmpty || words == whole.description,
        let rest = whole.rest.subtracting(signed(raw))
      {
        whole.rest = rest
        whole.parts.append(
          RejectedRow(
            record: recordNumber, span: record.span, column: nil, fact: TableFact.partOfNothing))
        split = whole
        return true
      }
      endSplit()
    }
    if isSplit {
      endSplit()
      split = SplitRow(day: day, description: words, rest: signed(raw))
    }
    return false
  }

  /// Leaves out the parts of the last split row; parts that don't make the whole are rejected.
  mutating func endSplit() {
    guard let whole = split else { return }
    split = nil
    if whole.rest.isZero {
      leftOut += whole.parts.map { LeftOutRow(record: $0.record, span: $0.span, reason: .part) }
    } else {
      rejected += whole.parts
    }
  }

  private func isCalledSplit(_ text: Span<UInt8>) -> Bool {
    guard let column = roles.category, column < fields.count, fields[column].range.count >= 5,
      fields[column].range.count <= 40
    else { return false }
    return Self.splitWords.contains(HeaderFolding.fold(fields[column].string(in: text)))
  }

  private static let splitWords = Words.phrases("split")
}
