import BookKeeping
import StatementModel

/// What waiting files ask, with the files that ask the same: it is asked once, of all of them.
struct SharedQuestions {
  /// By the first file of those that ask the same: the others.
  private var others: [String: [String]] = [:]
  /// The files whose questions another one asks.
  private var isAsked: Set<String> = []

  init(_ files: [ImportedFile]) {
    var first: [Asked: String] = [:]
    for file in files {
      guard case .waiting(let questions) = file.outcome else { continue }
      let asked = Asked(questions, advice: file.advice)
      if let before = first[asked], before != file.path {
        others[before, default: []].append(file.path)
        isAsked.insert(file.path)
      } else {
        first[asked] = file.path
      }
    }
  }

  /// The questions to tell at a file, the last with the other files that ask them too; none where
  /// another file has asked them.
  func told(_ questions: [Diagnostic], of file: ImportedFile) -> [Diagnostic] {
    guard !isAsked.contains(file.path) else { return [] }
    guard let others = others[file.path], var last = questions.last else { return questions }
    last.fact = SharedQuestion(fact: last.fact, others: others)
    return questions.dropLast() + [last]
  }

  /// What two files have in common that ask the same.
  private struct Asked: Hashable {
    private var texts: [[String]]

    init(_ questions: [Diagnostic], advice: String?) {
      texts = questions.map { [$0.fact.code, $0.fact.summary, $0.fact.remedy ?? ""] }
      // A line that holds a key alone names the profile, after the file perhaps.
      let lines = (advice ?? "").split(separator: "\n").filter { !$0.hasSuffix(":") }
      texts.append(lines.map(String.init))
    }
  }
}

/// A question that several files ask.
private struct SharedQuestion: DiagnosticFact {
  private static let named = 3

  var fact: any DiagnosticFact
  /// The files besides the one that it is told at.
  var others: [String]

  var code: String { fact.code }
  var summary: String { fact.summary }

  var remedy: String? {
    let names = others.prefix(Self.named).map { TerminalText.safe($0) }.joined(separator: ", ")
    let more = others.count - Self.named
    let files =
      "the same for \(names)" + (more > 0 ? ", and \(more) more" : "")
    return fact.remedy.map { "\($0)\n  \(files)" } ?? files
  }
}
