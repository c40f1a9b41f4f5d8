import StatementModel

/// One file of an archive.
package struct ContainerMember: Sendable {
  /// With its folders: `2026/march.csv`.
  package var path: String
  /// The content, or why there is none.
  package var content: Result<[UInt8], ContainerFact>
}

/// Gives the files of an archive one by one, so that no more than one is in memory.
///
/// Nothing is written anywhere, and no name leads to a file.
package final class ContainerReader {
  private let bytes: [UInt8]
  private let packed: PackedBytes
  private let kind: ContainerKind
  private let name: String
  private let limits: ContainerLimits
  private let archive: LibArchive
  private var unpacked = 0
  /// How many members were begun.
  private var begun = 0

  /// - Parameters:
  ///   - bytes: The whole archive.
  ///   - name: Its own name, after which the one file of a gzip file is called.
  /// - Throws: what is wrong with the archive as a whole; then nothing of it is given.
  package init(
    _ bytes: [UInt8], _ kind: ContainerKind, named name: String,
    limits: ContainerLimits = ContainerLimits()
  ) throws(ContainerFact) {
    self.bytes = bytes
    self.kind = kind
    self.name = name
    self.limits = limits
    packed = PackedBytes(bytes)
    if kind == .zip { try Self.survey(bytes, packed, named: name, limits) }
    archive = try LibArchive(packed, kind)
  }

  /// Reads members of a ZIP that is known to be no archive of statements.
  init(members bytes: [UInt8], _ limits: ContainerLimits) throws(ContainerFact) {
    self.bytes = bytes
    self.limits = limits
    (kind, name) = (.zip, "")
    packed = PackedBytes(bytes)
    archive = try LibArchive(packed, .zip)
  }

  /// The next file; nothing behind the last.
  ///
  /// - Throws: what makes it useless to go on.
  package func next() throws(ContainerFact) -> ContainerMember? {
    switch kind {
    case .gzip: return try nextOfGzip()
    case .zip: return try nextOfZip()
    }
  }

  private func nextOfGzip() throws(ContainerFact) -> ContainerMember? {
    guard begun == 0 else { return nil }
    let path = MemberName.inGzip(name)
    // An empty content has no entry.
    guard try nextEntry() != nil else {
      return ContainerMember(path: path, content: .success([]))
    }
    guard archive.gzipLayers > 0 else { throw .damaged("") }
    guard archive.gzipLayers == 1 else {
      return ContainerMember(path: path, content: .failure(.archiveInside(kind: "gzip")))
    }
    let content = try content(at: path)
    let member = judged(path, content)
    guard case .success = member.content else { return member }
    guard GzipChecksum.fits(packed: bytes, unpacked: content) else { throw .checksum }
    return member
  }

  private func nextOfZip() throws(ContainerFact) -> ContainerMember? {
    while let entry = try nextEntry() {
      let path = MemberName.path(MemberName.text(entry.name))
      guard entry.isFile, !MemberName.isPassedOver(path) else { continue }
      guard !entry.isEncrypted else {
        return ContainerMember(path: path, content: .failure(.encrypted))
      }
      do throws(ContainerFact) {
        return judged(path, try content(at: path))
      } catch {
        switch error {
        // What is too much stays too much.
        case .tooLarge, .unpacksTooFar: throw error
        default: return ContainerMember(path: path, content: .failure(error))
        }
      }
    }
    return nil
  }

  private func judged(_ path: String, _ content: [UInt8]) -> ContainerMember {
    switch MemberKind.of(content) {
    case .archive("ZIP") where OfficeFile.isWorkbook(content):
      ContainerMember(path: path, content: .success(content))
    case .archive("ZIP"):
      ContainerMember(
        path: path, content: .failure(OfficeFile.fault(of: path) ?? .archiveInside(kind: "ZIP")))
    case .archive(let kind):
      ContainerMember(path: path, content: .failure(.archiveInside(kind: kind)))
    case .document(let kind):
      ContainerMember(path: path, content: .failure(.noStatement(kind: kind)))
    case nil: ContainerMember(path: path, content: .success(content))
    }
  }

  func nextEntry() throws(ContainerFact) -> LibArchive.Entry? {
    begun += 1
    return try archive.next()
  }

  /// The content of the current member, within the limits; of what is no statement the beginning.
  func content(at path: String) throws(ContainerFact) -> [UInt8] {
    let mayBeWorkbook = OfficeFile.isNamedWorkbook(path)
    var content: [UInt8] = []
    while try archive.append(to: &content) {
      try check(content.count)
      guard content.count <= limits.uncountedBytes(ofPacked: bytes.count) else {
        let size = content.count
        content = []
        content = try countedContent(from: size)
        break
      }
      if content.count >= MemberKind.headSize, !mayBeWorkbook, MemberKind.of(content) != nil {
        break
      }
    }
    unpacked += content.count
    return content
  }

  /// The content of the current member, which seems to grow beyond the limits: what is left of it is
  /// counted, and only if it stays within them it is unpacked again to be kept.
  private func countedContent(from begun: Int) throws(ContainerFact) -> [UInt8] {
    var size = begun
    var got = try archive.passBlock()
    while got > 0 {
      size += got
      try check(size)
      got = try archive.passBlock()
    }
    let again = try LibArchive(packed, kind)
    for _ in 0..<self.begun { _ = try again.next() }
    var content: [UInt8] = []
    content.reserveCapacity(size)
    while try again.append(to: &content) {}
    return content
  }

  /// Refuses so many bytes of the current member.
  private func check(_ size: Int) throws(ContainerFact) {
    let sum = unpacked + size
    guard sum <= limits.unpackedBytes else { throw .tooLarge(limit: limits.unpackedBytes) }
    guard sum <= limits.freeBytes || sum / limits.ratio <= bytes.count else {
      throw .unpacksTooFar(ratio: limits.ratio)
    }
  }

  /// Goes through the directory before anything is unpacked.
  private static func survey(
    _ bytes: [UInt8], _ packed: PackedBytes, named path: String, _ limits: ContainerLimits
  ) throws(ContainerFact) {
    // A ZIP without members is nothing but the end of its directory.
    guard !bytes.starts(with: [0x50, 0x4B, 0x05, 0x06]) else { throw .empty }
    let archive = try LibArchive(packed, .zip)
    var count = 0
    var files = 0
    while let entry = try archive.next() {
      count += 1
      guard count <= limits.members else { throw .tooManyMembers(limit: limits.members) }
      let name = MemberName.text(entry.name)
      // Office Open XML, part 2, section 10.1.2; OpenDocument 1.2, part 3, section 3.3.
      if name == "[Content_Types].xml" || name == "mimetype" {
        throw OfficeFile.fault(of: path) ?? .spreadsheet
      }
      if entry.isFile, !MemberName.isPassedOver(MemberName.path(name)) { files += 1 }
    }
    guard files > 0 else { throw .empty }
  }
}
