import StatementModel

/// The ports at which a book is served.
///
/// What a browser remembers, it remembers by address; so a book has a port of its own.
enum PortChoice {
  static let range = 20_000...29_999

  /// So many ports are tried.
  private static let tries = 100

  /// The book's own port and those after it, beginning anew behind the last.
  static func ports(of root: String) -> [UInt16] {
    var hash = StableHash()
    hash.add(root)
    let first = Int(hash.value.low % UInt64(range.count))
    return (0..<tries).map { UInt16(range.lowerBound + (first + $0) % range.count) }
  }
}
