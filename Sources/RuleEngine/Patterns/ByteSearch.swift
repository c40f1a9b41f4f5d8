/// Finds bytes in bytes.
enum ByteSearch {
  /// Where the needle first begins; nothing for an empty one.
  static func first(_ needle: Span<UInt8>, in bytes: Span<UInt8>) -> Int? {
    guard needle.count > 0, needle.count <= bytes.count else { return nil }
    let head = needle[0]
    for start in 0...(bytes.count - needle.count) where bytes[start] == head {
      var length = 1
      while length < needle.count, bytes[start + length] == needle[length] { length += 1 }
      if length == needle.count { return start }
    }
    return nil
  }
}
