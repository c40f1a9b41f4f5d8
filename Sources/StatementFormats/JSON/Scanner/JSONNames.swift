/// Compares stretches of a text with names known when the program was built.
enum JSONNames {
  /// Whether the bytes in `range` are exactly `name`.
  @inline(__always)
  static func equal(_ text: Span<UInt8>, _ range: Range<Int>, _ name: StaticString) -> Bool {
    guard range.count == name.utf8CodeUnitCount else { return false }
    // The literal's bytes live as long as the program; the pointer does not leave the closure.
    return name.withUTF8Buffer { letters in
      for index in 0..<letters.count {
        if unsafe text[range.lowerBound + index] != letters[index] { return false }
      }
      return true
    }
  }
}
