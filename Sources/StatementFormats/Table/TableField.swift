/// A cell of a record: its content without quotes and padding.
struct TableField {
  var start: Int
  var end: Int
  /// Whether the content holds doubled quotes.
  var isEscaped: Bool

  var isEmpty: Bool { start == end }
  var range: Range<Int> { start..<end }

  /// Whether the field's bytes are its text.
  func isAsWritten(in text: Span<UInt8>) -> Bool {
    !isEscaped && (isEmpty || text[start] != 0x27)
  }

  /// The field's text: doubled quotes made single, spreadsheet tricks taken off.
  func string(in text: Span<UInt8>) -> String {
    guard !isEmpty else { return "" }
    var start = start
    var end = end
    if text[start] == 0x27, end - start > 1 {
      // A leading apostrophe keeps spreadsheets from reading a number or a formula.
      if text[end - 1] == 0x27 {
        start += 1
        end -= 1
      } else if Self.isTrickStart(text[start + 1]) {
        start += 1
      }
    }
    guard isEscaped else { return Self.string(text, start..<end) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(end - start)
    var index = start
    while index < end {
      bytes.append(text[index])
      index += text[index] == 0x22 && index + 1 < end && text[index + 1] == 0x22 ? 2 : 1
    }
    if bytes.starts(with: [0x3D, 0x22]), bytes.last == 0x22, bytes.count > 2 {
      return String(decoding: bytes[2..<(bytes.count - 1)], as: UTF8.self)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Text between two places as it is.
  static func string(_ text: Span<UInt8>, _ range: Range<Int>) -> String {
    unsafe text.withUnsafeBufferPointer { buffer in
      unsafe String(decoding: UnsafeBufferPointer(rebasing: buffer[range]), as: UTF8.self)
    }
  }

  private static func isTrickStart(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x3D, 0x40].contains(byte)
  }
}
