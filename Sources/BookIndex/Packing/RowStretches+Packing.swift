import StatementModel

/// Stretches as the index keeps them.
///
/// A version byte, the seal, the number of stretches, and of each: the distance of its first row
/// from the end of the one before, how many rows it has beyond the usual number, how many bytes,
/// those of its first record, how many lines, and both sums.
extension RowStretches {
  private static let version: UInt8 = 1
  /// Five numbers and two sums.
  private static let leastBytes = 21

  var packed: [UInt8] {
    var out = PackedWriter(capacity: seal.utf8.count + 16 + stretches.count * 28)
    out.byte(Self.version)
    out.text(seal)
    out.count(stretches.count)
    var end = 0
    for stretch in stretches {
      out.difference(stretch.firstRow, from: end)
      out.difference(stretch.rowCount, from: Self.rowsEach)
      out.count(stretch.byteCount)
      out.count(stretch.headLength)
      out.count(stretch.lineCount)
      out.word(stretch.headSum)
      out.word(stretch.sum)
      end = stretch.firstRow + stretch.rowCount
    }
    return out.bytes
  }

  init(packed bytes: Span<UInt8>) throws(IndexError) {
    var input = PackedReader()
    guard try input.byte(bytes) == Self.version else { throw .corrupt(.packing) }
    self.init(seal: try input.text(bytes))
    let count = try input.count(bytes, ofAtLeast: Self.leastBytes)
    stretches.reserveCapacity(count)
    var end = 0
    for _ in 0..<count {
      let first = try input.difference(bytes, from: end)
      let rows = try input.difference(bytes, from: Self.rowsEach)
      // Small enough to be added up, and in order.
      guard first >= end, first <= Int(UInt32.max), (1...Int(UInt32.max)).contains(rows) else {
        throw .corrupt(.packing)
      }
      end = first + rows
      let byteCount = try Self.length(&input, bytes)
      let headLength = try Self.length(&input, bytes)
      let lineCount = try Self.length(&input, bytes)
      guard headLength <= byteCount else { throw .corrupt(.packing) }
      let headSum = try input.word(bytes)
      stretches.append(
        Stretch(
          firstRow: first, rowCount: rows, byteCount: byteCount, headLength: headLength,
          headSum: headSum, sum: try input.word(bytes), lineCount: lineCount))
    }
    guard input.isAtEnd(of: bytes) else { throw .corrupt(.packing) }
  }

  private static func length(
    _ input: inout PackedReader, _ bytes: Span<UInt8>
  ) throws(IndexError) -> Int {
    let value = try input.unsigned(bytes)
    guard value <= UInt64(UInt32.max) else { throw .corrupt(.packing) }
    return Int(value)
  }
}
