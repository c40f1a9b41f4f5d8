import StatementModel

/// The day read last: rows are mostly in date order, and each names the same day once or twice.
struct DayMemo {
  /// The ten bytes of the text asked for last.
  private var asked: (UInt64, UInt16)?
  private var known: (UInt64, UInt16)?
  private var day: CalendarDate?

  /// The day, if the same ten bytes were read before.
  @inline(__always)
  mutating func day(_ record: JSONRecord, _ node: Int) -> CalendarDate? {
    let content = record[node].content
    guard content.count == 10 else {
      asked = nil
      return nil
    }
    let text = unsafe record.text.span.bytes
    let first = unsafe text.unsafeLoadUnaligned(
      fromByteOffset: content.lowerBound, as: UInt64.self)
    let last = unsafe text.unsafeLoadUnaligned(
      fromByteOffset: content.lowerBound &+ 8, as: UInt16.self)
    if let known, known.0 == first, known.1 == last { return day }
    asked = (first, last)
    return nil
  }

  /// Notes what the text asked for last means.
  mutating func note(_ day: CalendarDate) {
    guard let asked else { return }
    known = asked
    self.day = day
  }
}

/// The account named last, as most rows name the one of the row before.
struct AccountMemo {
  private var bytes: [UInt8] = []
  private var word: String?

  /// The word of the node, made anew only where it differs from the one before.
  mutating func word(_ record: JSONRecord, _ node: Int?) -> String? {
    guard let node, record[node].kind == .string || record[node].kind == .number else { return nil }
    let content = record[node].content
    if content.count == bytes.count, !record[node].isEscaped {
      var index = 0
      while index < bytes.count, bytes[index] == record.text[content.lowerBound + index] {
        index += 1
      }
      if index == bytes.count { return word }
    }
    bytes = record[node].isEscaped ? [] : Array(record.text[content])
    word = record.word(node)
    return word
  }
}
