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

extension RowCursor {
  /// Passes over what stands behind a row's head.
  @inline(__always)
  mutating func tail(of flags: RowFlags) throws(IndexError) -> RowTail {
    // In registers meanwhile.
    var input = self
    var tail = RowTail()
    tail.description = try input.textNumber()
    if flags.contains(.nativeID) {
      let length = try input.skipText()
      tail.idEnd = input.offset
      tail.idStart = input.offset &- length
    }
    self = input
    if flags.contains(.details) { try details(of: &tail) }
    try check()
    return tail
  }

  @inline(__always)
  private mutating func textNumber() throws(IndexError) -> RowTail.Text {
    let start = offset
    let number = try unsigned()
    return RowTail.Text(start: start, end: offset, number: number)
  }

  private mutating func details(of tail: inout RowTail) throws(IndexError) {
    let flags = DetailFlags(rawValue: try unsigned())
    guard DetailFlags.known.isSuperset(of: flags) else { throw .corrupt(.packing) }
    tail.namesOther = !flags.isDisjoint(with: [.settlesID, .correction])
    if flags.contains(.memo) { tail.memo = try textNumber() }
    if flags.contains(.kind) { _ = byte() }
    if flags.contains(.original) {
      try skipDecimal()
      _ = try unsigned()
    }
    if flags.contains(.installment) {
      _ = try unsigned()
      _ = try unsigned()
    }
    if flags.contains(.bankCategory) { tail.bankCategory = try textNumber() }
    if flags.contains(.merchantCategoryCode) { _ = try unsigned() }
    if flags.contains(.runningBalance) { try skipDecimal() }
    if flags.contains(.settlesID) { _ = try skipText() }
    if flags.contains(.correction) {
      _ = byte()
      _ = try skipText()
    }
    if flags.contains(.checkNumber) { _ = try skipText() }
  }

  private mutating func skipDecimal() throws(IndexError) {
    _ = byte()
    _ = try unsigned()
  }
}
