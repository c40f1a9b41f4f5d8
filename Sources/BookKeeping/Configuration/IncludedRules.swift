import RuleEngine
import StatementModel

/// Puts the files that rules files include behind those that name them.
struct IncludedRules {
  /// Files that one set of rules may have in all: a chain of includes must end.
  private static let mostFiles = 1000

  private(set) var sources: [RuleSource] = []
  private let shown: (String) -> String
  private let read: (String) throws(BookError) -> String
  /// The absolute paths of the files that are there, or have a place of their own.
  private var known: Set<String>

  /// - Parameters:
  ///   - files: In order of precedence, with their absolute paths. A file that is among them keeps
  ///     its place when another one includes it.
  ///   - shown: How a path is shown.
  ///   - read: The text at an absolute path.
  init(
    _ files: [(path: String, source: RuleSource)], shown: @escaping (String) -> String,
    read: @escaping (String) throws(BookError) -> String = Catalog.text
  ) {
    self.shown = shown
    self.read = read
    known = Set(files.map(\.path))
    for file in files { add(file.source, at: file.path) }
  }

  private mutating func add(_ source: RuleSource, at path: String) {
    var source = source
    let folder = FilePath(path).parent ?? ""
    var included: [(path: String, source: RuleSource)] = []
    for include in source.includes {
      let path = FilePath(include.path).absolute(from: folder)
      guard known.count < Self.mostFiles, known.insert(path).inserted else { continue }
      do throws(BookError) {
        let text = try read(path)
        included.append((path, RuleSource(path: shown(path), text: text, role: source.role)))
      } catch {
        source.diagnostics.append(Self.diagnostic(of: include))
      }
    }
    sources.append(source)
    for file in included { add(file.source, at: file.path) }
  }

  private static func diagnostic(of include: RuleInclude) -> Diagnostic {
    Diagnostic(
      .error, IncludeFact.unreadable(include.path), at: include.location, excerpt: include.excerpt)
  }
}

/// What can be wrong with `include:`.
enum IncludeFact: DiagnosticFact {
  case unreadable(String)

  var code: String { "include-unreadable" }

  var summary: String {
    switch self {
    case .unreadable(let path): "there is no rules file \"\(path)\" that can be read as UTF-8"
    }
  }

  var remedy: String? { "a path is relative to the folder of the file that names it" }
}
