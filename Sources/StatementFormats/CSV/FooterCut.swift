/// Takes the lines off a file's end that a profile says are no rows.
enum FooterCut {
  /// The bytes without the last lines; blank ones are taken off besides and don't count.
  static func cut(_ bytes: [UInt8], lines: Int) -> [UInt8] {
    guard lines > 0 else { return bytes }
    let order =
      bytes.starts(with: [0xFF, 0xFE])
      ? UTF16Decoding.Order.littleEndian : UTF16Decoding.orderByZeros(bytes)
    // In UTF-16 with the low byte first, a zero belongs to the line break before it.
    let breakSize = order == .littleEndian ? 2 : 1
    var end = bytes.count
    var left = lines
    while left > 0, end > 0 {
      var start = end
      var isBlank = true
      // Back over the line's own break, then to the break before it.
      while start > 0, isBreak(bytes[start - 1]) || bytes[start - 1] == 0 { start -= 1 }
      while start > 0, !isBreak(bytes[start - 1]) {
        start -= 1
        if bytes[start] > 0x20 { isBlank = false }
      }
      if start > 0, breakSize == 2, start < bytes.count, bytes[start] == 0 { start += 1 }
      guard start < end else {
        end = start
        continue
      }
      end = start
      if !isBlank { left -= 1 }
    }
    return Array(bytes[..<end])
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
