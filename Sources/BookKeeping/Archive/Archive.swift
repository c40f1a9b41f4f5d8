import Crypto
import StatementModel

/// Every imported file as it was, by the SHA-256 of its content: `Archive/3f/3fa9….ofx`.
struct Archive {
  let paths: BookPaths

  /// The content's SHA-256, 64 hexadecimal digits.
  static func hash(_ bytes: [UInt8]) -> String {
    let digest = unsafe bytes.withUnsafeBytes { buffer in
      var hasher = SHA256()
      unsafe hasher.update(bufferPointer: buffer)
      return hasher.finalize()
    }
    return text(of: digest)
  }

  /// A digest as hexadecimal digits.
  static func text(of digest: SHA256.Digest) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(64)
    for byte in digest {
      text.append(digits[Int(byte >> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Where the content lies or would lie.
  ///
  /// The extension is kept, so that a person can open it.
  func path(hash: String, fileExtension: String) -> String {
    let name = fileExtension.isEmpty ? hash : "\(hash).\(fileExtension)"
    return "\(paths.archive)/\(hash.prefix(2))/\(name)"
  }

  /// Keeps the content, on disk before this returns; the same content that is there already is left
  /// alone, a damaged one is replaced.
  func keep(_ bytes: [UInt8], hash: String, fileExtension: String) throws(FileError) {
    let target = path(hash: hash, fileExtension: fileExtension)
    if content(hash: hash, fileExtension: fileExtension) != nil {
      // A run that was killed may have put it there and not kept it on disk.
      return try FileAccess.sync(target)
    }
    try replace(bytes, hash: hash, fileExtension: fileExtension)
  }

  /// Begins to write large content that is not there yet, on another core, under a temporary name.
  ///
  /// It is in the archive only once it is kept.
  func begin(_ bytes: [UInt8], hash: String, fileExtension: String) -> ArchiveWriting? {
    guard bytes.count >= ArchiveWriting.leastBytes, Cores.all.count > 1,
      FileAccess.status(path(hash: hash, fileExtension: fileExtension)) == nil
    else { return nil }
    return ArchiveWriting(bytes, at: "\(paths.temporaries)/archive-\(hash)-begun")
  }

  /// Keeps what was begun to be written; false where it was not, or could not be.
  func keep(_ writing: ArchiveWriting, hash: String, fileExtension: String) throws(FileError)
    -> Bool
  {
    guard let temporary = writing.take() else { return false }
    let target = path(hash: hash, fileExtension: fileExtension)
    try FileAccess.makeFolder("\(paths.archive)/\(hash.prefix(2))", isDurable: true)
    try FileAccess.replace(target, by: temporary)
    try FileAccess.syncFolder(of: target)
    return true
  }

  /// Puts the content in place, whatever lies there.
  func replace(_ bytes: [UInt8], hash: String, fileExtension: String) throws(FileError) {
    let target = path(hash: hash, fileExtension: fileExtension)
    try FileAccess.makeFolder("\(paths.archive)/\(hash.prefix(2))", isDurable: true)
    try FileAccess.makeFolder(paths.temporaries)
    try FileAccess.write(
      bytes, to: target, through: "\(paths.temporaries)/archive-\(hash)", isDurable: true)
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
