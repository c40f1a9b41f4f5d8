/// Makes archives by hand, so that each fault can be put in its place.
package enum Packing {
  package static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// The checksum of gzip and ZIP, bit by bit as RFC 1952 defines it.
  package static func checksum(_ bytes: [UInt8]) -> Int {
    var value = ~UInt32(0)
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ (value >> 1) }
    }
    return Int(~value)
  }

  /// A gzip file of one stored block (RFC 1951, section 3.2.4).
  package static func gzip(_ text: String) -> [UInt8] { gzip(Array(text.utf8)) }

  package static func gzip(_ content: [UInt8]) -> [UInt8] {
    precondition(content.count < 65536)
    let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    let length = little(content.count, 2)
    return header + [1] + length + length.map { ~$0 } + content
      + little(checksum(content), 4) + little(content.count, 4)
  }

  package struct Member {
    package var name: [UInt8]
    package var content: [UInt8]
    /// Bit 0: encrypted; bit 11: the name is UTF-8.
    package var flags = 0
    package var checksum: Int?

    package init(_ name: String, _ text: String, flags: Int = 0x800, checksum: Int? = nil) {
      self.init(Array(name.utf8), Array(text.utf8), flags: flags, checksum: checksum)
    }

    package init(_ name: [UInt8], _ content: [UInt8], flags: Int = 0, checksum: Int? = nil) {
      self.name = name
      self.content = content
      self.flags = flags
      self.checksum = checksum
    }
  }

  /// A ZIP of stored members (APPNOTE 4.3).
  package static func zip(_ members: Member...) -> [UInt8] { zip(members) }

  package static func zip(_ members: [Member]) -> [UInt8] {
    var out: [UInt8] = []
    var directory: [UInt8] = []
    for member in members {
      let offset = out.count
      let checksum = member.checksum ?? Self.checksum(member.content)
      let size = little(member.content.count, 4)
      let common =
        little(member.flags, 2) + little(0, 2) + little(0, 2) + little(0x5C21, 2)
        + little(checksum, 4) + size + size + little(member.name.count, 2) + little(0, 2)
      out += [0x50, 0x4B, 3, 4] + little(20, 2) + common + member.name + member.content
      directory +=
        [0x50, 0x4B, 1, 2] + little(0x0314, 2) + little(20, 2) + common + little(0, 2)
        + little(0, 2) + little(0, 2)
        + little(member.name.last == 0x2F ? 0o40755 << 16 : 0o100644 << 16, 4)
        + little(offset, 4) + member.name
    }
    let start = out.count
    return out + directory + [0x50, 0x4B, 5, 6] + little(0, 4) + little(members.count, 2)
      + little(members.count, 2) + little(directory.count, 4) + little(start, 4) + little(0, 2)
  }
}
