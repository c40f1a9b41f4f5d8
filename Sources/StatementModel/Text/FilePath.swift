/// A path, as file systems have it: bytes, of which only `/` means anything.
///
/// Swift counts and compares texts by what people see: a letter and the accent behind it are one
/// character, and so are a `/` and an accent that a name begins with; composed and decomposed
/// letters are equal. To a file system all of these differ. So paths are cut and compared here,
/// byte by byte, and nowhere else.
package struct FilePath: Sendable {
  package let text: String

  package init(_ text: some StringProtocol) { self.text = String(text) }

  private static let slash = UInt8(ascii: "/")

  /// Whether it begins at the root of the file system.
  package var isAbsolute: Bool { text.utf8.first == Self.slash }

  /// The names between the slashes; an empty one is left out.
  package var components: [Substring] {
    text.utf8.split(separator: Self.slash).map { Substring($0) }
  }

  /// The last of its names; empty where there is none.
  package var name: String {
    var rest = text.utf8[...]
    while rest.last == Self.slash { rest.removeLast() }
    let start = rest.lastIndex(of: Self.slash).map { rest.index(after: $0) } ?? rest.startIndex
    return String(Substring(rest[start...]))
  }

  /// The folder that it lies in, without a slash at the end but for the root's; nothing for the
  /// root and for a name alone.
  package var parent: String? {
    guard let slash = text.utf8.lastIndex(of: Self.slash), text.utf8.count > 1 else { return nil }
    return slash == text.startIndex ? "/" : String(text[..<slash])
  }

  /// What follows `folder` and a slash; nothing where the path does not lie below that folder.
  ///
  /// Neither is looked up: both are absolute, or relative to the same folder.
  package func relative(to folder: String) -> String? {
    var rest = text.utf8[...]
    for byte in folder.utf8 where rest.popFirst() != byte { return nil }
    if folder.utf8.last != Self.slash, rest.popFirst() != Self.slash { return nil }
    return rest.isEmpty ? nil : String(Substring(rest))
  }

  /// Whether it lies below the folder, however deep.
  package func isBelow(_ folder: String) -> Bool { relative(to: folder) != nil }

  /// A hidden file of the same folder: this one's name between a full stop and `ending`.
  package func hiddenNeighbour(_ ending: String) -> String {
    (parent.map { $0 == "/" ? $0 : "\($0)/" } ?? "") + ".\(name)\(ending)"
  }

  /// The same path from the root, without `.` and `..`, as far as text alone can tell.
  ///
  /// - Parameter folder: Absolute; what a relative path is relative to.
  package func absolute(from folder: String) -> String {
    var parts: [Substring] = []
    for part in FilePath(isAbsolute ? text : "\(folder)/\(text)").components where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
