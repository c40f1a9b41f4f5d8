/// The members of a ZIP by their names: those of one file of an office program.
///
/// Names are compared without regard to case, as such programs do; two of one name are one member.
extension ContainerReader {
  /// The names of all members, in lower case.
  static func memberNames(
    of bytes: [UInt8], limits: ContainerLimits = ContainerLimits()
  ) throws(ContainerFact) -> Set<String> {
    let archive = try LibArchive(PackedBytes(bytes), .zip)
    var names: Set<String> = []
    var count = 0
    while let entry = try archive.next() {
      count += 1
      guard count <= limits.members else { throw .tooManyMembers(limit: limits.members) }
      names.insert(lookupName(entry))
    }
    return names
  }

  /// Gives the contents of those of the members that there are, in the order of the archive, so that
  /// no more than one is held.
  ///
  /// - Parameter names: In lower case, with their folders.
  package static func read(
    _ names: Set<String>, of bytes: [UInt8], limits: ContainerLimits = ContainerLimits(),
    take: (String, [UInt8]) -> Void
  ) throws(ContainerFact) {
    let reader = try ContainerReader(members: bytes, limits)
    var missing = names
    while !missing.isEmpty, let entry = try reader.nextEntry() {
      let name = lookupName(entry)
      guard missing.remove(name) != nil else { continue }
      guard !entry.isEncrypted else { throw .encrypted }
      take(name, try reader.content(at: name))
    }
  }

  private static func lookupName(_ entry: LibArchive.Entry) -> String {
    MemberName.path(MemberName.text(entry.name)).lowercased()
  }
}
