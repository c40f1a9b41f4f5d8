import Hashing
import StatementModel

/// Every imported file as it was, by the SHA-256 of its content: `Archive/3f/3fa9….ofx`.
struct Archive {
  let paths: BookPaths

  /// The content's SHA-256, 64 hexadecimal digits.
  static func hash(_ bytes: [UInt8]) -> String { SHA256(bytes.span).text }

  /// Where the content lies or would lie.
  ///
  /// The extension is kept, so that a person can open it.
  func path(hash: String, fileExtension: String) -> String {
    let name = fileExtension.isEmpty ? hash : "\(hash).\(fileExtension)"
    return "\(paths.archive)/\(hash.prefix(2))/\(name)"
  }

  /// Content on its way into the archive.
  struct Written: Hashable {
    /// Where it lies until it is kept; nothing where it has its place already.
    var temporary: String?
    var target: String
  }

  /// Writes content under a temporary name; the same content that is there already is left alone, a
  /// damaged one will be replaced.
  func write(_ bytes: [UInt8], hash: String, fileExtension: String) throws(FileError) -> Written {
    let target = path(hash: hash, fileExtension: fileExtension)
    guard content(hash: hash, fileExtension: fileExtension) == nil else {
      // A run that was killed may have put it there and not kept it on disk.
      return Written(temporary: nil, target: target)
    }
    let temporary = Temporaries.path(for: target)
    try FileAccess.makeFolder(Self.folder(of: target))
    try FileAccess.writeTemporary(bytes, at: temporary, for: target)
    return Written(temporary: temporary, target: target)
  }

  /// Puts contents in their places, on disk before this returns.
  ///
  /// All of a run at once: each wait for the disk is as long for one file as for many.
  func keep(_ contents: [Written]) throws(FileError) {
    let contents = Set(contents).sorted { $0.target < $1.target }
    guard !contents.isEmpty else { return }
    try FileAccess.sync(contents.map { $0.temporary ?? $0.target })
    for content in contents {
      guard let temporary = content.temporary else { continue }
      try FileAccess.replace(content.target, by: temporary)
    }
    for folder in Set(contents.map { Self.folder(of: $0.target) }).sorted() {
      try FileAccess.syncFolder(of: folder + "/")
    }
    // Folders in it may be new, and so may itself.
    try FileAccess.syncFolder(of: paths.archive + "/")
    try FileAccess.syncFolder(of: paths.archive)
  }

  /// Takes away contents that are not to be kept after all, and the folders that hold nothing else.
  func discard(_ contents: [Written]) {
    for content in contents {
      guard let temporary = content.temporary else { continue }
      try? FileAccess.remove(temporary)
      FileAccess.removeEmptyFolder(Self.folder(of: temporary))
    }
  }

  private static func folder(of path: String) -> String {
    FilePath(path).parent ?? ""
  }

  /// Puts the content in place, whatever lies there.
  func replace(_ bytes: [UInt8], hash: String, fileExtension: String) throws(FileError) {
    let target = path(hash: hash, fileExtension: fileExtension)
    try FileAccess.makeFolder("\(paths.archive)/\(hash.prefix(2))", isDurable: true)
    try FileAccess.write(bytes, to: target, isDurable: true)
  }

  /// The content, or nothing where the file is missing or is not what its name says.
  func content(hash: String, fileExtension: String) -> [UInt8]? {
    guard let bytes = try? FileAccess.read(path(hash: hash, fileExtension: fileExtension)),
      Self.hash(bytes) == hash
    else { return nil }
    return bytes
  }

  /// The extension that a path's file is kept under: short, plain and lower-case, or none.
  static func fileExtension(of path: String) -> String {
    let name = FilePath(path).name
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return "" }
    let text = name[name.index(after: dot)...].lowercased()
    let isPlain = text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
    return isPlain && text.utf8.count <= 8 ? text : ""
  }
}
