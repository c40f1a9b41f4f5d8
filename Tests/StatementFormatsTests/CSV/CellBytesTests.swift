import StatementModel
import Testing

@testable import StatementFormats

struct CellBytesTests {
  private static func hash(_ bytes: [UInt8], seed: UInt64) -> UInt64 {
    CellBytes.hash(
      bytes.span, TableField(start: 0, end: bytes.count, isEscaped: false), seed: seed)
  }

  private static func bytes(of word: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
  }

  /// Whoever knows the seed can choose the second half of each text by what the first comes to.
  @Test func `texts made alike for one seed are told apart by another`() {
    let known: UInt64 = 0x9E37_79B9_7F4A_7C15
    let texts = (0..<500).map { number -> [UInt8] in
      let word = UInt64(number)
      let product = (known ^ 16 ^ word).multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
      return Self.bytes(of: word) + Self.bytes(of: product.high ^ product.low)
    }
    #expect(Set(texts.map { Self.hash($0, seed: known) }).count == 1)
    #expect(Set(texts.map { Self.hash($0, seed: HashSeed.value) & 0xFFFF }).count > 450)
  }

  @Test func `keys of one place for one seed have many for another`() {
    let known: UInt64 = 0x0123_4567_89AB_CDEF
    let hashes = (0..<500).map { UInt64($0) << 32 }
    #expect(Set(hashes.map { $0 & 0xFFFF }).count == 1)
    #expect(Set(hashes.map { HashSeed.place(of: $0, seed: known) & 0xFFFF }).count > 450)
  }
}
