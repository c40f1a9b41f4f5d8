/// What a row says in numbers.
///
/// Always inlined: a row that is lent for a call to one of these is copied, and each of its texts counted.
extension StatementRow {
  /// The row's number in its file, from 1, counted over all records of the file, read or not.
  @inlinable @inline(__always) package var record: Int {
    get { Int(narrowRecord) }
    set { narrowRecord = UInt32(clamping: newValue) }
  }

  /// Where the row stands in the file's text.
  @inlinable @inline(__always) package var span: SourceSpan {
    get { SourceSpan(line: Int(line), offset: Int(offset), length: Int(length)) }
    set {
      line = UInt32(clamping: newValue.line)
      offset = UInt32(clamping: newValue.offset)
      length = UInt32(clamping: newValue.length)
    }
  }

  /// Exact, as stated; an outflow from the holder is negative.
  @inlinable @inline(__always) package var amount: ExactDecimal {
    get { ExactDecimal(canonicalUnits: units, scale: scale) }
    set {
      units = newValue.units
      scale = newValue.scale
    }
  }

  /// The currency that the row itself names; nothing where only statement or card knows.
  @inlinable @inline(__always) package var currency: Currency? {
    get { currencyCode == 0 ? nil : Currency(packedCode: currencyCode) }
    set { currencyCode = newValue?.packedCode ?? 0 }
  }

  /// The day of the purchase.
  ///
  /// A row has at least one of purchase and posting date.
  @inlinable @inline(__always) package var purchaseDate: CalendarDate? {
    get { TransactionNumbers.date(purchaseDay) }
    set { purchaseDay = newValue?.dayNumber ?? TransactionNumbers.noDay }
  }

  /// The day the bank booked it.
  @inlinable @inline(__always) package var postingDate: CalendarDate? {
    get { TransactionNumbers.date(postingDay) }
    set { postingDay = newValue?.dayNumber ?? TransactionNumbers.noDay }
  }

  /// The day a card that is billed monthly charges it.
  @inlinable @inline(__always) package var chargeDate: CalendarDate? {
    get { TransactionNumbers.date(chargeDay) }
    set { chargeDay = newValue?.dayNumber ?? TransactionNumbers.noDay }
  }

  /// The date that identity compares: posting where the source gives one, else the only one given.
  @inlinable @inline(__always) package var keyDate: CalendarDate {
    let noDay = TransactionNumbers.noDay
    if postingDay != noDay { return CalendarDate(dayNumber: postingDay) }
    if purchaseDay != noDay { return CalendarDate(dayNumber: purchaseDay) }
    return CalendarDate(dayNumber: chargeDay == noDay ? 0 : chargeDay)
  }
}

extension Span<StatementRow> {
  /// Number and place of one of many rows, read where the row lies.
  ///
  /// Asking the row itself would copy it, and count each of its texts.
  package func place(at index: Int) -> (record: Int, span: SourceSpan) {
    let span = SourceSpan(
      line: Int(self[index].line), offset: Int(self[index].offset),
      length: Int(self[index].length))
    return (Int(self[index].narrowRecord), span)
  }
}
