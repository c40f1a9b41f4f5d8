import StatementModel

/// What became of a set of rules files.
package struct RuleCompilation: Sendable {
  /// Nothing if any file that was asked about has an error.
  package var ruleSet: RuleSet?
  /// The rules without an error, those of files that have others too; nothing where a file can't be
  /// parsed, of which nobody knows what it says.
  package var readable: RuleSet?
  /// The mistakes of the files asked about, in order of file and place.
  package var diagnostics: [Diagnostic]
  /// The tests of those files, in order, as far as they could be read.
  package var tests: [RuleTest]
  /// Those files, for the lines under later messages.
  package var sources: [SourceText]
  /// All categories declared in the files and handed in, without the defaults, by path; also where
  /// there are errors.
  package var categories: [Category]
  /// The files whose rules are meant to be overruled.
  package var fallbacks: Set<String> = []
  /// The lists that nothing uses.
  var unusedLists: [(name: String, location: SourceLocation)] = []
}

/// Reads rules files into one rule set.
package enum RuleCompiler {
  /// Reads all files, in the order given, which is the rules' order of precedence.
  ///
  /// - Parameter categories: What is declared elsewhere, in `daybook.yaml`; the defaults are always
  ///   there.
  package static func compile(
    _ sources: [RuleSource], categories: [Category] = []
  ) -> RuleCompilation {
    var files = sources.map { RuleFile($0) }
    var union = CategoryUnion(categories)
    // Those asked about come last, so that a conflict is told where it can be mended.
    for index in files.indices where files[index].role != .asked {
      files[index].readCategories(into: &union)
    }
    for index in files.indices where files[index].role == .asked {
      files[index].readCategories(into: &union)
    }
    let all = union.categories
    let names = KnownNames(categories: all, lists: readLists(&files))
    var patterns = PatternTable()
    var rules: [Rule] = []
    var tests: [RuleTest] = []
    var usedLists: Set<String> = []
    for index in files.indices where files[index].role != .names {
      var parser = RuleFileParser(
        names: names, patterns: PatternTable(), sink: files[index].sink)
      // Lent: a table that two hold would be made anew by the next pattern, in each file once.
      swap(&parser.patterns, &patterns)
      if let node = files[index].rules { parser.readRules(node) }
      if files[index].role == .asked, let node = files[index].tests { parser.readTests(node) }
      swap(&parser.patterns, &patterns)
      files[index].sink = parser.sink
      rules.append(contentsOf: parser.rules)
      tests.append(contentsOf: parser.tests)
      usedLists.formUnion(parser.usedLists)
    }
    let asked = files.filter { $0.role == .asked }
    let diagnostics = diagnostics(of: asked)
    let isSound = !diagnostics.contains { $0.severity == .error }
    let ruleSet = RuleSet(rules: rules, categories: all, patterns: patterns.patterns)
    let isParsed = files.allSatisfy { !$0.sink.diagnostics.contains { $0.fact is YAMLFact } }
    return RuleCompilation(
      ruleSet: isSound ? ruleSet : nil, readable: isSound || isParsed ? ruleSet : nil,
      diagnostics: diagnostics, tests: tests, sources: asked.map(\.source), categories: all,
      fallbacks: Set(sources.filter(\.isFallback).map(\.path)),
      // Of files that are read for their names alone, nobody knows what they use.
      unusedLists: files.contains { $0.role == .names }
        ? [] : names.lists.unused(besides: usedLists))
  }

  /// The lists of all files, each with those that it names in their place.
  private static func readLists(_ files: inout [RuleFile]) -> NamedLists {
    var lists = NamedLists()
    for index in files.indices { files[index].readLists(into: &lists) }
    guard !lists.names.isEmpty else { return lists }
    let numbers = Dictionary(
      files.indices.map { (files[$0].source.path, $0) }, uniquingKeysWith: { first, _ in first })
    lists.resolve { fact, location in
      if let number = numbers[location.file] { files[number].sink.error(fact, at: location) }
    }
    let texts = Dictionary(
      files.map { ($0.source.path, $0.source) }, uniquingKeysWith: { first, _ in first })
    for index in files.indices { files[index].sink.others = texts }
    return lists
  }

  private struct Told: Hashable {
    var location: SourceLocation?
    var summary: String
  }

  /// What is wrong with the files, in their order and by place.
  ///
  /// A mistake in a list is found wherever the list is used, and told once, where it stands.
  private static func diagnostics(of files: [RuleFile]) -> [Diagnostic] {
    var byFile: [String: [Diagnostic]] = [:]
    var told: Set<Told> = []
    for file in files {
      for diagnostic in file.sink.diagnostics {
        let words = Told(location: diagnostic.location, summary: diagnostic.fact.summary)
        guard told.insert(words).inserted else { continue }
        byFile[diagnostic.location?.file ?? file.source.path, default: []].append(diagnostic)
      }
    }
    let order = files.map(\.source.path)
    let elsewhere = byFile.keys.filter { !order.contains($0) }.sorted()
    return (elsewhere + order).flatMap { inOrder(byFile.removeValue(forKey: $0) ?? []) }
  }

  /// The diagnostics of one file by place.
  static func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.enumerated().sorted { left, right in
      let (a, b) = (left.element.location, right.element.location)
      return (a?.line ?? 0, a?.column ?? 0, left.offset)
        < (b?.line ?? 0, b?.column ?? 0, right.offset)
    }.map(\.element)
  }
}

/// One rules file, read as YAML and taken apart into its sections.
private struct RuleFile {
  let source: SourceText
  let role: RuleSource.Role
  var sink: DiagnosticSink
  private(set) var rules: YAMLNode?
  private(set) var tests: YAMLNode?
  private var categories: YAMLNode?
  private var lists: YAMLNode?

  /// What is left out where it can't be parsed.
  ///
  /// The names of categories and lists stay known, and a list has a text, so that nothing is said of
  /// the rules that use it.
  private static let salvage = YAMLSalvage(
    lists: [RuleSection.rules.rawValue, RuleSection.tests.rawValue],
    mappings: [RuleSection.categories.rawValue: "", RuleSection.lists.rawValue: " unknown"])

  init(_ file: RuleSource) {
    let (root, diagnostics) = YAMLReader.read(
      file.text, path: file.path, salvage: Self.salvage)
    source = SourceText(file.text, path: file.path)
    role = file.role
    sink = DiagnosticSink(source: source)
    sink.append(diagnostics)
    sink.append(file.diagnostics)
    guard let root else { return }
    guard case .mapping(let entries, _) = root else {
      sink.error(
        .wrongShape(
          "a rules file", expected: "a mapping with \(WordList.and(RuleSection.names))",
          found: root.kindName), at: root.location)
      return
    }
    for entry in entries {
      switch RuleSection(rawValue: entry.key.text) {
      case .categories: categories = entry.value
      case .include: Self.checkInclude(entry, into: &sink)
      case .lists: lists = entry.value
      case .rules: rules = entry.value
      case .tests: tests = entry.value
      case nil:
        let suggestion = NearMiss.best(for: entry.key.text, among: RuleSection.names)
        sink.error(
          .unknownSection(entry.key.text, suggestion: suggestion), at: entry.key.location)
      }
    }
  }

  /// The files themselves have been gathered before.
  private static func checkInclude(_ entry: YAMLEntry, into sink: inout DiagnosticSink) {
    var nodes = [entry.value]
    if case .sequence(let items, _) = entry.value { nodes = items }
    for node in nodes {
      guard case .scalar(let scalar) = node, scalar.saysSomething else {
        sink.error(
          .wrongShape("include", expected: "a path or a list of paths", found: node.kindName),
          at: node.location)
        continue
      }
    }
  }

  mutating func readLists(into all: inout NamedLists) {
    if let lists { all.declare(lists, into: &sink) }
  }

  mutating func readCategories(into union: inout CategoryUnion) {
    guard let categories else { return }
    for declared in CategoryDeclarations.parse(categories, into: &sink) {
      union.add(declared, &sink)
    }
  }
}
