import StatementModel

extension JSONText {
  /// Counted up where what stands in a document is no longer what stood there; members that are added
  /// leave it.
  private static let version = 1

  /// An object with the version of its form as its first member; anything else as it is.
  var versioned: JSONText {
    guard case .object(let members) = self, members.first?.key != "version" else { return self }
    return .object([("version", .integer(Self.version))] + members)
  }
}
