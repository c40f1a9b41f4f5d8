import StatementModel

/// What a file's name promises of its content.
///
/// A bank's login page saved as `march.csv` is no statement, and still a person must know: the
/// statement that should be there is missing. A photograph promises nothing.
enum StatementName {
  /// Whether a statement should be in a file of this name that has none.
  ///
  /// - Parameters:
  ///   - path: Of a member of an archive, with the archive's path before its own.
  ///   - reason: Why there is none.
  static func promisesStatement(_ path: String, without reason: any DiagnosticFact) -> Bool {
    var parts = FilePath(path).components
    guard let name = parts.popLast() else { return false }
    let ending = ending(of: name)
    if ending.isEmpty, let archive = parts.last {
      // The content of a gzip file has no name of its own.
      let outer = Self.ending(of: archive)
      if gzip.contains(outer) || name == "content" && endings.contains(outer) { return true }
    }
    // A name without an ending says nothing; what a download leaves that failed is no note.
    if ending.isEmpty { return ["empty-file", "web-page"].contains(reason.code) }
    return endings.contains(ending)
  }

  /// The last ending of a name in lower case; of `march.csv.1`, as programs number downloads of one
  /// name, the one before.
  private static func ending(of name: Substring) -> String {
    var name = name
    while let dot = name.lastIndex(of: "."), dot > name.startIndex {
      let ending = name[name.index(after: dot)...].lowercased()
      if endings.contains(ending) || !isNumber(ending) { return ending }
      name = name[..<dot]
    }
    return ""
  }

  private static func isNumber(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static let gzip: Set<String> = ["gz", "gzip"]

  /// Of the formats that are read, of spreadsheets, and of archives, in which statements come.
  ///
  /// `.txt` is not among them: most such files are notes.
  private static let endings: Set<String> = gzip.union([
    "csv", "tsv", "tab", "psv", "ofx", "qfx", "qbo", "ofc", "qif", "json", "jsonl", "ndjson", "xml",
    "camt", "052", "053", "054", "c52", "c53", "c54", "mt940", "mt942", "940", "942", "sta", "mta",
    "swi", "vmk", "xls", "xlsx", "xlsm", "xlsb", "ods", "numbers", "zip", "tar", "tgz", "7z", "rar",
    "bz2", "xz", "zst",
  ])
}
