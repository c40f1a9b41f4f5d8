import StatementModel

/// Hashing and comparing the bytes of cells.
enum CellBytes {
  /// A hash of the bytes, eight at a time, mixed by multiplication as wyhash does.
  ///
  /// - Parameter seed: The process's own where a table grows with what it is given.
  static func hash(_ text: Span<UInt8>, _ field: TableField, seed: UInt64) -> UInt64 {
    let bytes = unsafe text.bytes
    var hash = seed ^ UInt64(truncatingIfNeeded: field.end - field.start)
    var index = field.start
    while index + 8 <= field.end {
      let word = unsafe bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: index, as: UInt64.self)
      hash = mixed(hash ^ word)
      index += 8
    }
    var rest: UInt64 = 0
    while index < field.end {
      rest = rest << 8 | UInt64(text[index])
      index += 1
    }
    return mixed(hash ^ rest)
  }

  @inline(__always)
  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low
  }

  /// Whether two stretches of bytes are equal.
  @inline(__always)
  static func areEqual(
    _ left: Span<UInt8>, _ first: Int, _ right: Span<UInt8>, _ second: Int, _ length: Int
  ) -> Bool {
    let leftBytes = unsafe left.bytes
    let rightBytes = unsafe right.bytes
    var offset = 0
    while offset + 8 <= length {
      let one = unsafe leftBytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: first + offset, as: UInt64.self)
      let other = unsafe rightBytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: second + offset, as: UInt64.self)
      guard one == other else { return false }
      offset += 8
    }
    while offset < length {
      guard left[first + offset] == right[second + offset] else { return false }
      offset += 1
    }
    return true
  }
}
