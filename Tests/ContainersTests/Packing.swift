@testable import Containers

/// Makes archives by hand, so that each fault can be put in its place.
enum Packing {
  static func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// A gzip file of one stored block (RFC 1951, section 3.2.4).
  static func gzip(_ text: String) -> [UInt8] { gzip(Array(text.utf8)) }

  static func gzip(_ content: [UInt8]) -> [UInt8] {
    precondition(content.count < 65536)
    let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
    let length = little(content.count, 2)
    return header + [1] + length + length.map { ~$0 } + content
      + little(Int(CRC32.of(content[...])), 4) + little(content.count, 4)
  }

  struct Member {
    var name: [UInt8]
    var content: [UInt8]
    /// Bit 0: encrypted; bit 11: the name is UTF-8.
    var flags = 0
    var checksum: Int?

    init(_ name: String, _ text: String, flags: Int = 0x800, checksum: Int? = nil) {
      self.init(Array(name.utf8), Array(text.utf8), flags: flags, checksum: checksum)
    }

    init(_ name: [UInt8], _ content: [UInt8], flags: Int = 0, checksum: Int? = nil) {
      self.name = name
      self.content = content
      self.flags = flags
      self.checksum = checksum
    }
  }

  /// A ZIP of stored members (APPNOTE 4.3).
  static func zip(_ members: Member...) -> [UInt8] { zip(members) }

  static func zip(_ members: [Member]) -> [UInt8] {
    var out: [UInt8] = []
    var directory: [UInt8] = []
    for member in members {
      let offset = out.count
      let checksum = member.checksum ?? Int(CRC32.of(member.content[...]))
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

/// Members as `path = content` or `path: fact`; what is wrong with the whole as `fact`.
func unpack(
  _ bytes: [UInt8], named name: String = "march.csv.gz", limits: ContainerLimits = ContainerLimits()
) -> [String] {
  guard let kind = ContainerKind.of(bytes) else { return ["no archive"] }
  var found: [String] = []
  do throws(ContainerFact) {
    let reader = try ContainerReader(bytes, kind, named: name, limits: limits)
    while let member = try reader.next() {
      switch member.content {
      case .success(let content):
        found.append("\(member.path) = \(String(decoding: content, as: UTF8.self))")
      case .failure(let fact): found.append("\(member.path): \(fact.code)")
      }
    }
  } catch {
    found.append(error.code)
  }
  return found
}
