import StatementModel

/// What of a packed row stands behind its head: where its texts are told.
struct RowTail {
  /// Where the number of a text stands in the bytes, and which it is.
  struct Text {
    var start = 0
    var end = 0
    var number: UInt64 = 0
  }

  var description = Text()
  /// Where the bytes of the native id lie.
  var idStart = 0
  var idEnd = 0
  var memo: Text?
  var bankCategory: Text?
  /// Whether the row names another one by its id.
  var namesOther = false
}

extension PackedReader {
  /// Passes over what stands behind a row's head.
  @inline(__always)
  mutating func tail(of flags: RowFlags, _ bytes: Span<UInt8>) throws(IndexError) -> RowTail {
    var tail = RowTail()
    tail.description = try textNumber(bytes)
    if flags.contains(.nativeID) {
      let length = try count(bytes, ofAtLeast: 1)
      tail.idStart = offset
      skip(length)
      tail.idEnd = offset
    }
    if flags.contains(.details) { try details(bytes, of: &tail) }
    return tail
  }

  @inline(__always)
  private mutating func textNumber(_ bytes: Span<UInt8>) throws(IndexError) -> RowTail.Text {
    let start = offset
    let number = try unsigned(bytes)
    return RowTail.Text(start: start, end: offset, number: number)
  }

  private mutating func details(_ bytes: Span<UInt8>, of tail: inout RowTail) throws(IndexError) {
    let flags = DetailFlags(rawValue: try unsigned(bytes))
    guard DetailFlags.known.isSuperset(of: flags) else { throw .corrupt(.packing) }
    tail.namesOther = !flags.isDisjoint(with: [.settlesID, .correction])
    if flags.contains(.memo) { tail.memo = try textNumber(bytes) }
    if flags.contains(.kind) { _ = try byte(bytes) }
    if flags.contains(.original) {
      try skipDecimal(bytes)
      _ = try unsigned(bytes)
    }
    if flags.contains(.installment) {
      _ = try unsigned(bytes)
      _ = try unsigned(bytes)
    }
    if flags.contains(.bankCategory) { tail.bankCategory = try textNumber(bytes) }
    if flags.contains(.merchantCategoryCode) { _ = try unsigned(bytes) }
    if flags.contains(.runningBalance) { try skipDecimal(bytes) }
    if flags.contains(.settlesID) { try skipText(bytes) }
    if flags.contains(.correction) {
      _ = try byte(bytes)
      try skipText(bytes)
    }
    if flags.contains(.checkNumber) { try skipText(bytes) }
  }

  private mutating func skipDecimal(_ bytes: Span<UInt8>) throws(IndexError) {
    _ = try byte(bytes)
    _ = try unsigned(bytes)
  }
}
