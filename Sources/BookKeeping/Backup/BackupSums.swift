/// The list of a backup's files with their hashes, in the form that `sha256sum` writes and checks.
struct BackupSums: Equatable {
  /// The name of the list in a backup.
  static let name = "SHA256SUMS"

  /// Hashes by path.
  var sums: [String: String] = [:]

  /// One line a file; a line break or a backslash in a name is escaped, and the line begins with a
  /// backslash then.
  var text: String {
    sums.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { path, hash in
      guard path.unicodeScalars.contains(where: { "\\\n\r".unicodeScalars.contains($0) }) else {
        return "\(hash)  \(path)\n"
      }
      let escaped = path.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
        .replacing("\r", with: "\\r")
      return "\\\(hash)  \(escaped)\n"
    }.joined()
  }

  init() {}

  /// Nothing where a line is none.
  init?(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self), bytes.last == 0x0A else {
      return nil
    }
    for line in text.unicodeScalars.split(separator: "\n") {
      var line = Substring(line)
      let isEscaped = line.hasPrefix("\\")
      if isEscaped { line.removeFirst() }
      let hash = String(line.prefix(64))
      let path = line.dropFirst(64)
      guard hash.utf8.count == 64, path.hasPrefix("  ") else { return nil }
      let name = String(path.dropFirst(2))
      sums[isEscaped ? Self.unescaped(name) : name] = hash
    }
  }

  private static func unescaped(_ text: String) -> String {
    var result = ""
    var isAfterMark = false
    for character in text {
      if isAfterMark {
        result.append(character == "n" ? "\n" : character == "r" ? "\r" : character)
        isAfterMark = false
      } else if character == "\\" {
        isAfterMark = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
