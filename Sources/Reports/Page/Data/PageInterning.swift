/// Values numbered in the order in which they first came.
struct PageInterning<Value: Hashable> {
  private(set) var values: [Value] = []
  private var places: [Value: Int] = [:]

  mutating func place(of value: Value) -> Int {
    if let known = places[value] { return known }
    places[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

/// A column of numbers being written, separated by commas.
struct PageColumn {
  private(set) var text = ByteText()

  mutating func append(_ number: Int) {
    separate()
    text.append(number: number)
  }

  /// A pair of a column that is mostly empty: the row, and its value.
  mutating func append(_ row: Int, _ value: Int) {
    append(row)
    append(value)
  }

  /// Whatever `write` writes.
  mutating func append(_ write: (inout ByteText) -> Void) {
    separate()
    write(&text)
  }

  private mutating func separate() {
    if text.count > 0 { text.append(0x2C) }
  }
}
