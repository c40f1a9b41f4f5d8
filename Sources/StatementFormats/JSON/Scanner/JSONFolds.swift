/// The ends of a text's larger containers, by their beginnings; with them a reader passes over a
/// container without reading it again.
///
/// Containers below a fixed size are left out: they are cheap to read twice, and so the list stays
/// far smaller than the text.
struct JSONFolds {
  /// Containers of fewer bytes are not listed.
  static let smallest = 4 << 10

  private var ends: [Int: JSONPlace] = [:]

  /// Lists the container if it is large enough.
  mutating func note(from start: JSONPlace, to end: JSONPlace) {
    guard end.offset - start.offset >= Self.smallest else { return }
    ends[start.offset] = end
  }

  /// The place behind the listed container that begins at `offset`.
  func end(ofContainerAt offset: Int) -> JSONPlace? { ends[offset] }
}
