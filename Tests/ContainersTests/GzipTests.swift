import TestSupport
import Testing

@testable import Containers

@Suite struct `gzip files` {
  @Test(arguments: [
    ("march.csv.gz", "march.csv"), ("a/b/MARCH.CSV.GZ", "MARCH.CSV"), ("march", "content"),
    (".gz", "content"), ("-", "content"),
  ]) func `give their one file under their own name`(name: String, path: String) {
    #expect(unpack(Packing.gzip("a"), named: name) == ["\(path) = a"])
  }

  @Test func `of any shape are read`() {
    let first = Packing.gzip("first\n")
    let second = Packing.gzip("second\n")
    #expect(unpack(Packing.gzip("")) == ["march.csv = "])
    #expect(unpack(first + second) == ["march.csv = first\nsecond\n"])
    #expect(unpack(first + second + first) == ["march.csv = first\nsecond\nfirst\n"])
    #expect(unpack(first + [UInt8](repeating: 0, count: 512)) == ["march.csv = first\n"])
  }

  @Test func `that are damaged are refused`() {
    let bytes = Packing.gzip("Date,Amount\n2026-03-09,-12.50\n")
    for index in 10..<bytes.count {
      var changed = bytes
      changed[index] ^= 0x01
      let found = unpack(changed)
      #expect(found == ["archive-checksum"] || found == ["archive-damaged"], "\(index) \(found)")
    }
    var last = Packing.gzip("first\n") + Packing.gzip("second\n")
    last[16] ^= 1
    #expect(unpack(last) == ["archive-checksum"])
  }

  @Test func `that are cut off are refused`() {
    let bytes = Packing.gzip("Date,Amount\n2026-03-09,-12.50\n")
    for length in 4..<bytes.count {
      let found = unpack(Array(bytes.prefix(length)))
      #expect(found == ["archive-checksum"] || found == ["archive-damaged"], "\(length) \(found)")
    }
  }

  @Test func `within gzip files are refused`() {
    #expect(unpack(Packing.gzip(Packing.gzip("a"))) == ["march.csv: archive-inside"])
    let tar = [UInt8](repeating: 0x41, count: 257) + Array("ustar".utf8) + [0, 0, 0]
    #expect(unpack(Packing.gzip(tar)) == ["march.csv: archive-inside"])
  }

  @Test func `are bounded`() {
    let bytes = Packing.gzip("0123456789")
    var limits = ContainerLimits()
    limits.unpackedBytes = 9
    #expect(unpack(bytes, limits: limits) == ["archive-too-large"])
    // Zeros, written out as a block with one code, shrink to a thousandth.
    let zeros = Packing.gzip([UInt8](repeating: 0x30, count: 60_000))
    limits = ContainerLimits()
    limits.freeBytes = 100
    limits.ratio = 1
    #expect(unpack(zeros, limits: limits).count == 1)
  }

  /// What seems to grow too far is counted first, and unpacked again if it does not.
  @Test func `of unusual size are read whole`() {
    var limits = ContainerLimits()
    limits.freeBytes = 0
    limits.usualRatio = 0
    let text = String((0..<60_000).map { Character(Unicode.Scalar(UInt8(65 + $0 % 26))) })
    #expect(unpack(Packing.gzip(text), limits: limits) == ["march.csv = \(text)"])
    let parts = Packing.gzip(text) + Packing.gzip(text)
    #expect(unpack(parts, limits: limits) == ["march.csv = \(text)\(text)"])
  }

  @Test func `checksums are those of the standard`() {
    // The check value of the catalogue of checksums: "123456789" gives CBF43926.
    #expect(CRC32.of(Array("123456789".utf8)[...]) == 0xCBF4_3926)
  }
}
