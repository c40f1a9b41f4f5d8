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

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == lineFeed || byte == carriageReturn || byte == 0x09
  }
}
