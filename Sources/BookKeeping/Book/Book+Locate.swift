import StatementModel

/// Finding and making books.
extension Book {
  /// Finds the book as git finds a repository.
  ///
  /// - Parameters:
  ///   - explicit: What `--book` named.
  ///   - environment: `DAYBOOK_BOOK` comes second.
  ///   - workingDirectory: Absolute; the search goes upwards from it.
  /// - Throws: `.notFound` with what to do.
  package static func locate(
    explicit: String?, environment: [String: String], workingDirectory: String
  ) throws(BookError) -> BookPaths {
    if let named = explicit ?? environment["DAYBOOK_BOOK"].flatMap({ $0.isEmpty ? nil : $0 }) {
      let root = absolute(named, from: workingDirectory)
      let paths = BookPaths(root: root)
      guard FileAccess.status(paths.configuration)?.kind == .file else {
        throw .notFound(Diagnostic(.error, BookFact.isNoBook, at: SourceLocation(file: named)))
      }
      return paths
    }
    var folder = absolute(".", from: workingDirectory)
    while true {
      let paths = BookPaths(root: folder)
      if FileAccess.status(paths.configuration)?.kind == .file { return paths }
      guard let slash = folder.lastIndex(of: "/"), folder != "/" else { break }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
    throw .notFound(Diagnostic(.error, BookFact.noBook(from: workingDirectory)))
  }

  /// The absolute path without `.` and `..`, as far as text alone can tell.
  package static func absolute(_ path: String, from folder: String) -> String {
    let full = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    var parts: [Substring] = []
    for part in full.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Makes a new book: a commented `daybook.yaml`, starter rules, the folders.
  ///
  /// - Returns: What was made, relative to the folder.
  package static func create(at path: String) throws(BookError) -> [String] {
    let paths = BookPaths(root: path)
    guard FileAccess.status(paths.configuration) == nil else {
      throw .cannotCreate(Diagnostic(.error, BookFact.exists, at: SourceLocation(file: path)))
    }
    return try BookError.wrap { () throws(FileError) in
      var made: [String] = []
      for folder in ["Statements", "Rules", "Archive", "Journal", "Reports"] {
        try FileAccess.makeFolder("\(path)/\(folder)")
        made.append("\(folder)/")
      }
      let files =
        [
          (".gitignore", BookTemplate.ignoreFile), (".stignore", BookTemplate.ignoreFile),
          ("Rules/\(BookTemplate.ownRulesPath)", BookTemplate.ownRules),
        ] + BookTemplate.starterRules.map { ("Rules/\($0.path)", $0.text) }
        // By this it is a book, so it comes last: until then all can be made again.
        + [("daybook.yaml", BookTemplate.configuration)]
      for (name, text) in files {
        let target = "\(path)/\(name)"
        if FileAccess.status(target) != nil { continue }
        if let slash = target.lastIndex(of: "/") {
          try FileAccess.makeFolder(String(target[..<slash]))
        }
        try FileAccess.write(
          Array(text.utf8), to: target, through: "\(target).new", isDurable: true)
        made.append(name)
      }
      return made
    }
  }
}
