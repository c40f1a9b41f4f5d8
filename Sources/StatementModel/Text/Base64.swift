/// Decodes the base 64 of generated tables, which are known to be whole.
enum Base64 {
  static func decode(_ text: StaticString) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8CodeUnitCount / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    text.withUTF8Buffer { characters in
      let characters = unsafe Span(_unsafeElements: characters)
      for index in characters.indices {
        let character = characters[index]
        guard let value = value(of: character) else { continue }
        bits = bits << 6 | value
        count += 1
        if count == 4 {
          bytes.append(UInt8(truncatingIfNeeded: bits >> 16))
          bytes.append(UInt8(truncatingIfNeeded: bits >> 8))
          bytes.append(UInt8(truncatingIfNeeded: bits))
          bits = 0
          count = 0
        }
      }
    }
    if count >= 2 { bytes.append(UInt8(truncatingIfNeeded: bits >> (UInt32(count) * 6 - 8))) }
    if count == 3 { bytes.append(UInt8(truncatingIfNeeded: bits >> 2)) }
    return bytes
  }

  private static func value(of character: UInt8) -> UInt32? {
    switch character {
    case 0x41...0x5A: UInt32(character - 0x41)
    case 0x61...0x7A: UInt32(character - 0x61 + 26)
    case 0x30...0x39: UInt32(character - 0x30 + 52)
    case 0x2B: 62
    case 0x2F: 63
    default: nil
    }
  }
}
