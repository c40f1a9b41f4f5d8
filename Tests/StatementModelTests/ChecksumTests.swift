import StatementModel
import TestSupport
import Testing

/// Checksums are kept in files, so they must stay what they are.
@Suite struct ChecksumTests {
  @Test func `bytes are words, then what is left byte by byte, then how many they were`() {
    var random = SeededGenerator(seed: 7)
    for count in 0...40 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      var plain = Checksum()
      for word in 0..<(count / 8) {
        plain.add((0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[word * 8 + $1]) << UInt64($1 * 8) })
      }
      plain.add(bytes[(count / 8 * 8)...].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
      plain.add(UInt64(count))
      #expect(Checksum.of(bytes.span) == plain.value, "\(count)")
    }
  }
}
