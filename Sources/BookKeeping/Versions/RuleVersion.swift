import RuleEngine
import StatementModel

/// The rules of a book as they were at another time, or as they might be.
package struct RuleVersion: Sendable {
  /// Where a version comes from.
  package enum Origin: Hashable, Sendable {
    /// What the last `run` decided by.
    case lastRun
    /// A commit, by the name it was asked for and its hash.
    case revision(String, commit: String)
    /// A file in the place of one of the book's.
    case file(String, standsFor: String)
    /// A folder of rules in the place of the book's, or another book.
    case folder(String)
  }

  package var origin: Origin
  package var rules: RuleSet
  /// The files of the book that alone are of this version; empty where all are.
  package var files: [String] = []
}

/// Which version of the rules is meant.
package enum RuleVersionChoice: Hashable, Sendable {
  /// The last run's, else the commit that git has checked out.
  case usual
  case lastRun
  /// A file, a folder or a revision: what lies on the disk comes first.
  case named(String)
}

extension Book {
  /// Reads and compiles another version of the book's rules.
  ///
  /// - Parameters:
  ///   - files: Files of the book that alone are of this version, as they were named; the others
  ///     are as they stand now. Empty for all.
  ///   - workingDirectory: Absolute; what paths are relative to.
  ///   - environment: The process's, for git.
  /// - Throws: `.usage` where there is no such version, `.configuration` with the mistakes of its
  ///   rules.
  package func ruleVersion(
    _ choice: RuleVersionChoice, files: [String] = [], workingDirectory: String,
    environment: [String: String]
  ) throws(BookError) -> RuleVersion {
    let reader = RuleVersionReader(
      paths: paths, catalog: session.catalog, workingDirectory: workingDirectory,
      environment: environment)
    let places = try reader.places(of: files)
    switch choice {
    case .lastRun:
      guard places.isEmpty else { throw .usage(Diagnostic(.error, RuleVersionFact.lastRunIsWhole)) }
      guard let rules = LastRunRules(paths).kept?.rules else {
        throw .usage(Diagnostic(.error, RuleVersionFact.noLastRun))
      }
      return RuleVersion(origin: .lastRun, rules: rules)
    case .usual:
      if places.isEmpty, let rules = LastRunRules(paths).kept?.rules {
        return RuleVersion(origin: .lastRun, rules: rules)
      }
      let head: GitRevision
      do throws(GitFailure) {
        head = try reader.open("HEAD")
      } catch {
        throw .usage(Diagnostic(.error, RuleVersionFact.noVersion(because: error.summary)))
      }
      return try reader.version(of: head, places)
    case .named(let name):
      let path = FilePath(name).absolute(from: workingDirectory)
      switch FileAccess.status(path)?.kind {
      case .folder: return try reader.folder(name, at: path, places)
      case .file: return try reader.file(name, at: path, places)
      case .other, nil: break
      }
      let revision: GitRevision
      do throws(GitFailure) {
        revision = try reader.open(name)
      } catch {
        guard case .noRevision = error else { throw .usage(Diagnostic(.error, error)) }
        throw .usage(Diagnostic(.error, RuleVersionFact.nothingNamed(name)))
      }
      return try reader.version(of: revision, places)
    }
  }
}

/// What can be wrong with the version that was asked for.
enum RuleVersionFact: DiagnosticFact {
  case noLastRun
  case lastRunIsWhole
  case noVersion(because: String)
  case nothingNamed(String)
  case noFileOfBook(String, known: [String])
  case standsForNothing(String)
  case standsForSeveral(String)
  case folderIsWhole(String)

  var code: String {
    switch self {
    case .noLastRun: "no-last-run"
    case .noVersion: "no-version"
    case .nothingNamed: "no-such-version"
    case .noFileOfBook: "no-rules-file"
    case .standsForNothing, .standsForSeveral: "unknown-counterpart"
    case .lastRunIsWhole, .folderIsWhole: "whole-version"
    }
  }

  var summary: String {
    switch self {
    case .noLastRun: "the rules of the last run are not known"
    case .lastRunIsWhole: "of the last run's rules no single files are known"
    case .noVersion(let reason):
      "there is nothing to compare with: no run has left its rules, and \(reason)"
    case .nothingNamed(let name): "\"\(name)\" is neither a file, a folder nor a git revision"
    case .noFileOfBook(let path, _): "\"\(path)\" is no rules file of this book"
    case .standsForNothing(let path):
      "no rules file of this book has the name of \"\(path)\", so it is open which it stands for"
    case .standsForSeveral(let path): "\"\(path)\" can stand for one file only"
    case .folderIsWhole(let path): "the folder \"\(path)\" stands for all rules files"
    }
  }

  var remedy: String? {
    switch self {
    case .noLastRun, .noVersion:
      "`daybook run` leaves the rules it decides by; or name a git revision, a file or a folder"
        + " with --against"
    case .lastRunIsWhole: "name a git revision with --against, or leave the files out"
    case .nothingNamed: "\"last-run\" means the rules of the last run"
    case .noFileOfBook(let path, let known):
      NearMiss.best(for: path, among: known).map { "did you mean \"\($0)\"?" }
    case .standsForNothing(let path):
      "name the book's file too: daybook rules diff Rules/FILE --against \(path)"
    case .standsForSeveral: "name one file of the book"
    case .folderIsWhole: "leave the files out"
    }
  }
}
