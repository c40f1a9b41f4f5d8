/// What folding makes of characters of two bytes, as most letters of Europe and of its neighbours are,
/// where that is one byte or two.
enum FoldedPairs {
  /// What becomes of a character.
  struct Entry: BitwiseCopyable {
    var first: UInt8 = 0
    var second: UInt8 = 0
    /// How many bytes that is; none where `FoldingTable` must be asked.
    var count: UInt8 = 0
    /// The class of its end, as there.
    var ending: UInt8 = 0
  }

  /// For each of the characters before U+0800, where it stays to the end of the process.
  nonisolated(unsafe) static let lasting: UnsafePointer<Entry> = unsafe LastingTable.make(
    (0..<0x800).map { entry(of: $0) })

  private static func entry(of scalar: UInt32) -> Entry {
    guard scalar >= 0x80 else { return Entry() }
    let table = unsafe FoldingTable.lasting
    let code = unsafe table.code(of: scalar)
    switch code {
    case 2, 3, 4:
      return Entry(
        first: UInt8(0xC0 | scalar >> 6), second: UInt8(0x80 | scalar & 0x3F), count: 2,
        ending: UInt8(code))
    case 16...:
      let text = unsafe table.text(Int(code) - 16)
      let bytes = text.places.map { unsafe table.texts[$0] }
      // Spaces depend on what stands before, and marks may join it.
      guard (2...4).contains(text.flags), (1...2).contains(bytes.count), !bytes.contains(0x20)
      else { return Entry() }
      return Entry(
        first: bytes[0], second: bytes.count > 1 ? bytes[1] : 0, count: UInt8(bytes.count),
        ending: text.flags)
    default: return Entry()
    }
  }
}
