import RuleEngine
import StatementModel

/// The rules files that a command may put rules into, and how they are written.
package struct EditableRules: Sendable {
  /// All files that count, with a new one among them where one is to be made.
  package private(set) var files: RuleFiles
  /// What shown paths are relative to, absolute.
  private let base: String
  /// The book's folder of rules, absolute; nothing without a book.
  private let folder: String?
  /// The shown path of that folder.
  private let shownFolder: String
  /// The files that are not there yet, by shown path.
  private var newFiles: Set<String> = []

  private init(files: RuleFiles, base: String, folder: String? = nil, shownFolder: String = "") {
    self.files = files
    self.base = base
    self.folder = folder
    self.shownFolder = shownFolder
  }

  /// A book's rules files.
  ///
  /// - Throws: `.configuration` where `daybook.yaml` has mistakes.
  package static func of(_ book: BookPaths) throws(BookError) -> EditableRules {
    let files = try RuleFiles.of(book)
    guard !files.mistakes.contains(where: { $0.severity == .error }) else {
      throw .configuration(files.mistakes)
    }
    let text = try Catalog.text(of: book.configuration)
    let shown = ConfigurationParser.parse(text, path: book.configuration).configuration.rulesFolder
    return EditableRules(
      files: files, base: book.root, folder: FilePath(shown).absolute(from: book.root),
      shownFolder: shown)
  }

  /// The rules files of a folder, without a book.
  package static func inFolder(
    _ path: String, workingDirectory: String
  ) throws(BookError) -> EditableRules {
    EditableRules(
      files: try RuleFiles.at([path], of: nil, workingDirectory: workingDirectory),
      base: workingDirectory, folder: FilePath(path).absolute(from: workingDirectory),
      shownFolder: path)
  }

  /// The rules that a file is part of, and its path as its source names it.
  ///
  /// A name without a folder that is not to be found here means a file of the book's rules. A file
  /// that is not there is a new one, without rules.
  package static func at(
    _ path: String, of book: BookPaths?, workingDirectory: String
  ) throws(BookError) -> (rules: EditableRules, path: String) {
    var target = FilePath(path).absolute(from: workingDirectory)
    if let book {
      var rules = try of(book)
      if FileAccess.status(target) == nil, !path.contains("/"), let folder = rules.folder {
        target = "\(folder)/\(path)"
      }
      if let source = rules.source(at: target) { return (rules, source.path) }
      if let folder = rules.folder, let relative = FilePath(target).relative(to: folder),
        FileAccess.status(target) == nil
      {
        let path = rules.makeSource(relative, text: "")
        return (rules, path)
      }
    }
    guard FileAccess.status(target) == nil else {
      let files = try RuleFiles.at([path], of: book, workingDirectory: workingDirectory)
      let rules = EditableRules(files: files, base: workingDirectory)
      return (rules, rules.source(at: target)?.path ?? path)
    }
    let parent = FilePath(target).parent ?? "/"
    var files = RuleFiles(sources: [])
    // Other files of the folder lend their categories, if it is a folder of rules at all.
    if FileAccess.status(parent)?.kind == .folder {
      for name in try Catalog.ruleFiles(in: parent, isDeep: false) {
        guard let text = try? Catalog.text(of: "\(parent)/\(name)") else { continue }
        files.sources.append(RuleSource(path: "\(parent)/\(name)", text: text, role: .names))
      }
    }
    files.sources.append(RuleSource(path: path, text: ""))
    var rules = EditableRules(files: files, base: workingDirectory)
    rules.newFiles = [path]
    return (rules, path)
  }

  /// Whether the file is the person's own: in the book's folder, and no starter file.
  package func isOwn(_ source: RuleSource) -> Bool {
    guard let folder, let relative = FilePath(absolute(source.path)).relative(to: folder) else {
      return false
    }
    return !BookTemplate.isStarter(relative, source.text)
  }

  /// The file that a rule of the category goes into: the first of the person's own that has rules
  /// of the category, else the first of them, else a new one.
  ///
  /// - Parameter rules: What the files compile to.
  package mutating func file(for category: CategoryPath, in rules: RuleSet) -> String {
    let own = files.sources.filter { isOwn($0) }.map(\.path)
    let having = Set(
      rules.rules.filter { $0.effects.category == category }.map(\.location.file))
    if let path = own.first(where: having.contains) ?? own.first { return path }
    return makeSource(BookTemplate.ownRulesPath, text: BookTemplate.ownRules)
  }

  /// The first of the person's own files, else a new one.
  package mutating func firstOwnFile() -> String {
    files.sources.first(where: isOwn)?.path
      ?? makeSource(BookTemplate.ownRulesPath, text: BookTemplate.ownRules)
  }

  /// Adds a file that is not there yet, in its place among the book's files.
  private mutating func makeSource(_ relative: String, text: String) -> String {
    let path = "\(shownFolder)/\(relative)"
    let bytes = absolute(path)
    let place = files.sources.firstIndex { source in
      bytes.utf8.lexicographicallyPrecedes(absolute(source.path).utf8)
    }
    files.sources.insert(
      RuleSource(path: path, text: text), at: place ?? files.sources.count)
    newFiles.insert(path)
    return path
  }

  private func source(at absolutePath: String) -> RuleSource? {
    files.sources.first { absolute($0.path) == absolutePath }
  }

  private func absolute(_ path: String) -> String { FilePath(path).absolute(from: base) }

  /// Whether they are all files of one book, or of one folder.
  package var isOfBook: Bool { folder != nil }

  /// Whether the file is not there yet.
  package func isNew(_ path: String) -> Bool { newFiles.contains(path) }

  // MARK: Writing

  /// Writes what an insertion made of its file, and takes it over.
  package mutating func write(_ insertion: RuleInsertion) throws(BookError) {
    let isNew = isNew(insertion.path)
    try write(
      insertion.newText, to: insertion.path, replacing: isNew ? nil : insertion.oldText)
    newFiles.remove(insertion.path)
    files.sources = insertion.sources
  }

  /// Writes a file in which a rule became another, and takes it over.
  package mutating func write(_ replacement: RuleReplacement) throws(BookError) {
    try write(replacement.newText, to: replacement.path, replacing: replacement.oldText)
    files.sources = replacement.sources
  }

  /// Writes the files that get tests, and takes them over.
  package mutating func write(_ recording: TestRecording) throws(BookError) {
    for file in recording.files {
      try write(file.newText, to: file.path, replacing: isNew(file.path) ? nil : file.oldText)
      newFiles.remove(file.path)
      for index in files.sources.indices where files.sources[index].path == file.path {
        files.sources[index].text = file.newText
      }
    }
  }

  /// Takes an insertion back.
  ///
  /// - Parameter wasNew: Whether the file was made by it.
  package mutating func takeBack(_ insertion: RuleInsertion, wasNew: Bool) throws(BookError) {
    if wasNew {
      try requireUnchanged(insertion.path, insertion.newText)
      try BookError.wrap { () throws(FileError) in
        try FileAccess.remove(absolute(insertion.path))
      }
      newFiles.insert(insertion.path)
    } else {
      try write(insertion.oldText, to: insertion.path, replacing: insertion.newText)
    }
    for index in files.sources.indices where files.sources[index].path == insertion.path {
      files.sources[index].text = insertion.oldText
    }
  }

  /// Puts a text in place of what the file says, whole and with the file's mode; a link stays one.
  private func write(
    _ text: String, to path: String, replacing old: String?
  ) throws(BookError) {
    try requireUnchanged(path, old)
    let target = FileAccess.realPath(absolute(path)) ?? absolute(path)
    try BookError.wrap { () throws(FileError) in
      try FileAccess.write(
        Array(text.utf8), to: target, isDurable: true, mode: FileAccess.mode(of: target))
    }
  }

  /// A file that says something else by now than what was read is left alone.
  private func requireUnchanged(_ path: String, _ text: String?) throws(BookError) {
    let target = absolute(path)
    let now = FileAccess.status(target) == nil ? nil : try Catalog.text(of: target)
    // Strings that are equal may differ in their bytes.
    guard now.map({ Array($0.utf8) }) == text.map({ Array($0.utf8) }) else {
      throw .io(Diagnostic(.error, EditableRulesFact.changed, at: SourceLocation(file: path)))
    }
  }
}

/// What can keep a rules file from being written.
enum EditableRulesFact: DiagnosticFact {
  case changed

  var code: String { "file-changed" }
  var summary: String { "the file was changed meanwhile, so it was left alone" }
  var remedy: String? { "try again" }
}
