import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files that are being written, or that stopped runs left behind.
///
/// Each lies beside the file that it becomes: any folder of a book may be on a file system of its
/// own, and a file is renamed within one only. Their names are hidden and no others begin like them,
/// so whoever lists a folder passes them over.
struct Temporaries {
  private static let mark = ".daybook-part-"

  let paths: BookPaths

  /// Where a file is written before it has its name.
  ///
  /// - Parameter isShared: Whether others may write the same file at the same time; else what was
  ///   left of it is written over.
  static func path(for path: String, isShared: Bool = false) -> String {
    let place = FilePath(path)
    var hash = StableHash()
    // The name itself might be too long for more.
    hash.add(place.name)
    let own = isShared ? "-\(getpid())" : ""
    return "\(place.parent ?? ".")/\(mark)\(String(hash.value.high, radix: 16))\(own)"
  }

  static func isOne(_ path: String) -> Bool {
    FilePath(path).name.utf8.starts(with: mark.utf8)
  }

  /// Those that lie in the book's own folders.
  func all() -> [String] {
    var found: [String] = []
    for name in (try? FileAccess.names(in: paths.root)) ?? [] where Self.isOne(name) {
      found.append("\(paths.root)/\(name)")
    }
    for folder in FolderChecks.own(paths) {
      FileTree.walk(folder) { path, isFolder in
        if !isFolder, Self.isOne(path) { found.append(path) }
      }
    }
    // Where all of them lay once.
    return found + FileTree.files(in: paths.derived + "/tmp")
  }

  /// Removes what stopped runs left; what can't be removed is in nobody's way.
  func sweep() {
    for path in all() { try? FileAccess.remove(path) }
    FileAccess.removeEmptyFolder(paths.derived + "/tmp")
  }
}
