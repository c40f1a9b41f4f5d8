/// Chooses the text of a row that names the merchant.
///
/// OFX cuts `NAME` at 32 characters (OFX 11.4.3); many banks send the whole text in `MEMO`,
/// or in `EXTDNAME` since OFX 2.
struct OFXDescription {
  /// Where the description stands; nothing where the row has no text.
  private(set) var description: Range<Int>?
  /// Where further text stands that the description does not say already.
  private(set) var memo: Range<Int>?

  /// Longer texts are compared at their beginnings only, so that no file makes comparing costly.
  private static let longestWhole = 1024
  private static let longestPart = 128

  /// The longest of `EXTDNAME` and `MEMO` that contains `NAME` is the description; where neither
  /// does, `NAME`, or the first of the others that there is.
  init(
    in buffer: [UInt8], name: Range<Int>?, extendedName: Range<Int>?, memo: Range<Int>?
  ) {
    guard var best = name ?? extendedName ?? memo else { return }
    if let name {
      for candidate in [extendedName, memo] {
        if let candidate, candidate.count >= best.count,
          Self.contains(buffer, whole: candidate, part: name)
        {
          best = candidate
        }
      }
    }
    description = best
    let others = [memo, extendedName].lazy.compactMap(\.self)
    self.memo = others.first { $0 != best && !Self.contains(buffer, whole: best, part: $0) }
  }

  /// Whether `whole` contains `part`, ASCII letters in any case and blanks passed over.
  static func contains(_ buffer: [UInt8], whole: Range<Int>, part: Range<Int>) -> Bool {
    if buffer[whole].starts(with: buffer[part]) { return true }
    if matches(buffer, at: whole.lowerBound, before: whole.upperBound, part) { return true }
    guard whole.count <= longestWhole, part.count <= longestPart else { return false }
    return whole.dropFirst().contains { start in
      matches(buffer, at: start, before: whole.upperBound, part)
    }
  }

  private static func matches(
    _ buffer: [UInt8], at start: Int, before end: Int, _ part: Range<Int>
  ) -> Bool {
    var index = start
    for other in part where buffer[other] != 0x20 {
      while index < end, buffer[index] == 0x20 { index += 1 }
      guard index < end, Search.lower(buffer[index]) == Search.lower(buffer[other]) else {
        return false
      }
      index += 1
    }
    return true
  }
}
