/// Holds what was unpacked of a gzip file against the checksums in it (RFC 1952, section 2.3.1).
///
/// libarchive passes over them. A bit that fell over can still unpack, to other digits.
enum GzipChecksum {
  /// Whether the content is what was packed.
  ///
  /// A file may be several gzip files one behind another, and may be padded with zeros. Where one
  /// ends is not told by libarchive; it is where a header stands behind a checksum that fits.
  static func fits(packed: [UInt8], unpacked: [UInt8]) -> Bool {
    var start = 0
    var from = headerSize
    // A file full of false headers would make looking for the true ones long.
    var budget = 4 * unpacked.count + (1 << 20)
    while true {
      if isEnd(packed, CRC32.of(unpacked[start...]), unpacked.count - start) { return true }
      guard let next = nextPart(packed, from, unpacked, start, &budget) else { return false }
      from = next.packed + headerSize
      start = next.unpacked
      budget -= unpacked.count - start
      guard budget > 0 else { return false }
    }
  }

  private static let headerSize = 10
  private static let trailerSize = 8

  /// Whether the packed bytes end, zeros apart, with this checksum and length.
  private static func isEnd(_ packed: [UInt8], _ checksum: UInt32, _ length: Int) -> Bool {
    var end = packed.count
    while end >= headerSize + trailerSize {
      if word(packed, end - 8) == checksum,
        word(packed, end - 4) == UInt32(truncatingIfNeeded: length)
      {
        return true
      }
      guard packed[end - 1] == 0 else { return false }
      end -= 1
    }
    return false
  }

  private static func nextPart(
    _ packed: [UInt8], _ from: Int, _ unpacked: [UInt8], _ start: Int, _ budget: inout Int
  ) -> (packed: Int, unpacked: Int)? {
    var index = max(from, trailerSize)
    while index + 2 < packed.count {
      defer { index += 1 }
      guard packed[index] == 0x1F, packed[index + 1] == 0x8B, packed[index + 2] == 0x08 else {
        continue
      }
      let length = Int(word(packed, index - 4))
      guard length <= unpacked.count - start else { continue }
      budget -= length
      guard budget > 0 else { return nil }
      let part = unpacked[start..<(start + length)]
      if CRC32.of(part) == word(packed, index - 8) { return (index, start + length) }
    }
    return nil
  }

  private static func word(_ bytes: [UInt8], _ index: Int) -> UInt32 {
    (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[index + $1]) << UInt32(8 * $1) }
  }
}

/// The checksum of gzip and ZIP (RFC 1952, section 8).
enum CRC32 {
  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var value = ~UInt32(0)
    for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ (value >> 8) }
    return ~value
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ (value >> 1)
    }
  }
}
