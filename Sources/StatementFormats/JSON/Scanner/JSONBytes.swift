/// The bytes that have a meaning in JSON (RFC 8259, section 2).
enum JSONByte {
  static let quote: UInt8 = 0x22
  static let backslash: UInt8 = 0x5C
  static let openObject: UInt8 = 0x7B
  static let closeObject: UInt8 = 0x7D
  static let openArray: UInt8 = 0x5B
  static let closeArray: UInt8 = 0x5D
  static let colon: UInt8 = 0x3A
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
}

/// A place in a JSON text: a byte, and the line on which it stands.
struct JSONPlace: Hashable {
  var offset = 0
  /// From 1.
  var line = 1

  /// Moves over white space, counting lines; strings hold no line breaks, so lines end only here.
  @inline(__always)
  mutating func skipSpace(_ text: Span<UInt8>) {
    while offset < text.count {
      let byte = text[offset]
      if byte > 0x20 { return }
      switch byte {
      case 0x20, 0x09: break
      case JSONByte.lineFeed: line += 1
      case JSONByte.carriageReturn:
        if offset + 1 == text.count || text[offset + 1] != JSONByte.lineFeed { line += 1 }
      default: return
      }
      offset += 1
    }
  }
}
