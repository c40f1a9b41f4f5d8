import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files of one commit, read through the program `git`.
struct GitRevision {
  /// As it was asked for: `HEAD~1`.
  let name: String
  /// The commit's hash.
  let commit: String
  /// The folder that paths are relative to, in the repository's working tree.
  let folder: String
  private let environment: [String: String]

  /// Finds a revision in the repository that a folder lies in.
  ///
  /// - Parameters:
  ///   - name: Whatever git takes for a commit.
  ///   - environment: What git needs to find its settings. What would make it look elsewhere
  ///     should not be in it: within a hook, git says there where its repository is.
  init(_ name: String, at folder: String, environment: [String: String]) throws(GitFailure) {
    self.name = name
    self.folder = folder
    self.environment = Self.settings(from: environment)
    let inside = try Self.git(["rev-parse", "--git-dir"], folder, self.environment)
    guard inside.code == 0 else {
      throw inside.talk.contains("not a git repository")
        ? .noRepository(folder: folder) : .failed(inside.firstWords)
    }
    let found = try Self.git(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{commit}"], folder,
      self.environment)
    let hash = found.text
    guard found.code == 0, hash.utf8.count >= 40, hash.allSatisfy(\.isHexDigit) else {
      throw .noRevision(name)
    }
    commit = hash
  }

  /// A file's text; nothing where the commit has no such file.
  ///
  /// - Parameter path: Relative to the folder, perhaps with `..` at its beginning.
  func text(of path: String) throws(GitFailure) -> String? {
    let answer = try Self.git(["show", "\(commit):./\(path)"], folder, environment)
    guard answer.code == 0 else { return nil }
    guard let text = String(validating: answer.output, as: UTF8.self) else {
      throw .notUTF8("\(name):\(path)")
    }
    return text
  }

  /// The texts of all files below a folder whose names end so, by path, relative to this folder, in
  /// the order of the paths' bytes.
  func texts(
    below inner: String, where isWanted: (String) -> Bool
  ) throws(GitFailure) -> [(path: String, text: String)] {
    let listed = try Self.git(
      ["ls-tree", "-r", "-z", commit, "--", "./\(inner)"], folder, environment)
    guard listed.code == 0 else { throw .failed(listed.firstWords) }
    var files: [(path: String, object: String)] = []
    for entry in listed.output.split(separator: 0) {
      // mode, type and object, a tab, the path
      let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard parts.count == 2, let path = String(validating: parts[1], as: UTF8.self) else {
        continue
      }
      let words = parts[0].split(separator: UInt8(ascii: " "))
      guard words.count == 3, words[1].elementsEqual("blob".utf8), isWanted(path) else { continue }
      files.append((path, String(decoding: words[2], as: UTF8.self)))
    }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    var texts: [(path: String, text: String)] = []
    for (file, bytes) in zip(files, try contents(of: files.map(\.object))) {
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw .notUTF8("\(name):\(file.path)")
      }
      texts.append((file.path, text))
    }
    return texts
  }

  /// The contents of objects, in their order.
  private func contents(of objects: [String]) throws(GitFailure) -> [ArraySlice<UInt8>] {
    let answer = try Self.git(
      ["cat-file", "--batch"], folder, environment,
      input: Array(objects.map { $0 + "\n" }.joined().utf8))
    var rest = answer.output[...]
    var contents: [ArraySlice<UInt8>] = []
    for _ in objects {
      // <object> SP blob SP <size> LF <content> LF
      guard let end = rest.firstIndex(of: 0x0A),
        let size = rest[..<end].split(separator: 0x20).last
          .flatMap({ Int(String(decoding: $0, as: UTF8.self)) }),
        size >= 0, size < rest.endIndex - end
      else {
        // Git says of an object that it does not have that it is missing, and ends well.
        let said = rest.prefix { $0 != 0x0A }
        throw .failed(said.isEmpty ? answer.firstWords : String(decoding: said, as: UTF8.self))
      }
      contents.append(rest[(end + 1)..<(end + 1 + size)])
      rest = rest[(end + 1 + size)...].dropFirst()
    }
    return contents
  }

  private static func git(
    _ arguments: [String], _ folder: String, _ environment: [String: String], input: [UInt8] = []
  ) throws(GitFailure) -> ChildProcess {
    do throws(ChildProcess.Failure) {
      return try ChildProcess.run(
        "git", ["-C", folder, "--no-pager"] + arguments, environment: environment, input: input)
    } catch {
      switch error {
      case .missing: throw .noGit
      case .refused(let number):
        let reason = unsafe String(cString: strerror(number))
        throw .failed("it can't be started: \(reason)")
      case .tooMuch: throw .failed("there is too much of it")
      case .tooLong: throw .failed("it does not end")
      }
    }
  }

  /// What is given, and what keeps git from writing and from asking.
  private static func settings(from environment: [String: String]) -> [String: String] {
    var settings = environment
    settings["LC_ALL"] = "C"
    settings["GIT_OPTIONAL_LOCKS"] = "0"
    settings["GIT_TERMINAL_PROMPT"] = "0"
    return settings
  }
}

extension ChildProcess {
  /// What it wrote, without the line break at the end.
  fileprivate var text: String {
    String(decoding: output.prefix { $0 != 0x0A }, as: UTF8.self)
  }

  /// The first line of what it said.
  fileprivate var firstWords: String {
    let line = talk.prefix { !$0.isNewline }
    return line.isEmpty ? "it ended with code \(code)" : String(line)
  }
}

/// Why git can't show a revision.
enum GitFailure: DiagnosticFact, Error {
  case noGit
  case noRepository(folder: String)
  case noRevision(String)
  case notUTF8(String)
  /// Git's own words.
  case failed(String)

  var code: String {
    switch self {
    case .noGit: "no-git"
    case .noRepository: "no-git-repository"
    case .noRevision: "no-git-revision"
    case .notUTF8: "not-utf8"
    case .failed: "git-failed"
    }
  }

  var summary: String {
    switch self {
    case .noGit: "there is no program git on the path"
    case .noRepository(let folder): "\(folder) lies in no git repository"
    case .noRevision(let name): "there is no git revision \"\(name)\""
    case .notUTF8(let name): "\(name) is not UTF-8"
    case .failed(let words): "git failed: \(words)"
    }
  }

  var remedy: String? {
    switch self {
    case .noGit: "install git, or name a file or a folder of rules"
    case .noRepository: "name a file or a folder of rules, or run \"git init\" and commit the rules"
    case .notUTF8: "save it as UTF-8 and commit it, or compare with another revision"
    // Whoever asked for a revision says what else it can be.
    case .noRevision, .failed: nil
    }
  }
}
