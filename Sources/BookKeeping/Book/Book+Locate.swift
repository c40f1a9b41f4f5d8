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
      let root = FilePath(named).absolute(from: workingDirectory)
      if let mistake = nameMistake(root) { throw .notFound(mistake) }
      let paths = BookPaths(root: root)
      guard FileAccess.status(paths.configuration)?.kind == .file else {
        throw .notFound(Diagnostic(.error, BookFact.isNoBook, at: SourceLocation(file: named)))
      }
      return paths
    }
    // A book further up could be found, but it may not be the one that is meant.
    if let mistake = nameMistake(workingDirectory) { throw .notFound(mistake) }
    var next: String? = FilePath(".").absolute(from: workingDirectory)
    while let folder = next {
      let paths = BookPaths(root: folder)
      if FileAccess.status(paths.configuration)?.kind == .file { return paths }
      next = FilePath(folder).parent
    }
    throw .notFound(Diagnostic(.error, BookFact.noBook(from: workingDirectory)))
  }

  /// What is wrong with the path of a book's folder: the system's names are bytes, and those that
  /// are no text were mended on their way here, so that they name nothing or something else.
  private static func nameMistake(_ path: String) -> Diagnostic? {
    guard path.unicodeScalars.contains("\u{FFFD}") else { return nil }
    return Diagnostic(.error, BookFact.pathIsNoUTF8, at: SourceLocation(file: path))
  }

  /// Makes a new book: a commented `daybook.yaml`, starter rules, the folders.
  ///
  /// - Returns: What was made, relative to the folder.
  package static func create(at path: String) throws(BookError) -> [String] {
    if let mistake = nameMistake(path) { throw .cannotCreate(mistake) }
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
        if let folder = FilePath(target).parent { try FileAccess.makeFolder(folder) }
        try FileAccess.write(Array(text.utf8), to: target, isDurable: true)
        made.append(name)
      }
      return made
    }
  }
}
