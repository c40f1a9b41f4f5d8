import StatementModel

/// The distinct contents of cells by their numbers, so that each becomes a string once and what is
/// found out about it is found out once.
struct CellTexts {
  private var texts = StringInterner()

  /// The string of a number that `number(_:in:)` gave.
  func text(_ number: Int) -> String { texts.strings[number] }

  /// The string of the field.
  mutating func string(_ field: TableField, in text: Span<UInt8>) -> String {
    guard !field.isEmpty else { return "" }
    let number = number(field, in: text)
    return self.text(number)
  }

  /// The number of the field's content.
  mutating func number(_ field: TableField, in text: Span<UInt8>) -> Int {
    field.isAsWritten(in: text)
      ? texts.number(of: text.extracting(field.range)) : texts.number(of: field.string(in: text))
  }
}

/// Keeps what was found out about the distinct contents of a column.
struct CellMemo<Value> {
  private var texts = CellTexts()
  private var values: [Value] = []

  /// What is known of the field's content, or found out now.
  mutating func value(
    _ text: Span<UInt8>, _ field: TableField, _ find: (String) -> Value
  ) -> Value {
    let number = texts.number(field, in: text)
    if number == values.count { values.append(find(texts.text(number))) }
    return values[number]
  }
}
