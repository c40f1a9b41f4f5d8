/// Reads Unicode scalars out of bytes that may be no UTF-8 at all.
package enum UTF8Decoding {
  /// The scalar that begins at `index` and how many bytes it has; U+FFFD and 1 where the bytes
  /// are ill-formed.
  package static func scalar(_ utf8: Span<UInt8>, at index: Int) -> (value: UInt32, length: Int) {
    let lead = UInt32(utf8[index])
    switch lead {
    case 0..<0x80: return (lead, 1)
    case 0xC2...0xDF:
      guard let a = continuation(utf8, index + 1) else { return (0xFFFD, 1) }
      return ((lead & 0x1F) << 6 | a, 2)
    case 0xE0...0xEF:
      guard let a = continuation(utf8, index + 1), let b = continuation(utf8, index + 2)
      else { return (0xFFFD, 1) }
      let value = (lead & 0x0F) << 12 | a << 6 | b
      return value < 0x800 || 0xD800...0xDFFF ~= value ? (0xFFFD, 1) : (value, 3)
    case 0xF0...0xF4:
      guard let a = continuation(utf8, index + 1), let b = continuation(utf8, index + 2),
        let c = continuation(utf8, index + 3)
      else { return (0xFFFD, 1) }
      let value = (lead & 0x07) << 18 | a << 12 | b << 6 | c
      return value < 0x10000 || value > 0x10FFFF ? (0xFFFD, 1) : (value, 4)
    default: return (0xFFFD, 1)
    }
  }

  /// Whether all bytes of a text are ASCII.
  package static func isASCII(_ utf8: Span<UInt8>) -> Bool {
    for index in utf8.indices where utf8[index] >= 0x80 { return false }
    return true
  }

  /// The six bits of a continuation byte.
  private static func continuation(_ utf8: Span<UInt8>, _ index: Int) -> UInt32? {
    guard index < utf8.count, utf8[index] & 0xC0 == 0x80 else { return nil }
    return UInt32(utf8[index] & 0x3F)
  }
}
