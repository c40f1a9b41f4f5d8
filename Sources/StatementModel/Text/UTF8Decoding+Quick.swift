extension UTF8Decoding {
  /// The scalar at a place and its length, those of two and three bytes without a detour; U+FFFD and
  /// 1 where the bytes are ill-formed.
  @inlinable @inline(__always)
  package static func quickScalar(_ utf8: Span<UInt8>, at index: Int) -> (UInt32, Int) {
    let lead = utf8[index]
    if lead &- 0xC2 < 0x1E, index &+ 1 < utf8.count, utf8[index &+ 1] & 0xC0 == 0x80 {
      return (UInt32(lead & 0x1F) &<< 6 | UInt32(utf8[index &+ 1] & 0x3F), 2)
    }
    if lead &- 0xE1 < 0x0C, index &+ 2 < utf8.count, utf8[index &+ 1] & 0xC0 == 0x80,
      utf8[index &+ 2] & 0xC0 == 0x80
    {
      let high = UInt32(lead & 0x0F) &<< 12 | UInt32(utf8[index &+ 1] & 0x3F) &<< 6
      return (high | UInt32(utf8[index &+ 2] & 0x3F), 3)
    }
    return scalar(utf8, at: index)
  }
}
