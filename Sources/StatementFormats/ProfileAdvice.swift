import StatementModel

/// A question about a file that a line in a profile answers.
package protocol ProfileQuestion: DiagnosticFact {
  /// The lines that would answer it, one of which to choose: `dates: dmy`, `dates: mdy`.
  var settings: [String] { get }
}

/// The lines of `daybook.yaml` that answer what a reader asked.
package enum ProfileAdvice {
  /// A profile ready to paste, with the first answer of each question and the others in a comment;
  /// nothing where no question can be answered by a profile.
  ///
  /// - Parameter name: What to call the profile.
  package static func yaml(for file: StatementFile, named name: String) -> String? {
    guard case .ambiguous(let questions) = file.outcome else { return nil }
    let settings = questions.compactMap { ($0.fact as? any ProfileQuestion)?.settings }
    guard settings.contains(where: { !$0.isEmpty }) else { return nil }
    var lines = ["profiles:", "  \(quoted(name)):"]
    if !file.header.isEmpty {
      // A few cells tell an exporter from others; all of a long header would only be in the way.
      let cells = file.header.filter { !$0.isEmpty }.prefix(6).map(quoted)
      lines.append("    header: [\(cells.joined(separator: ", "))]")
    }
    var seen = Set<String>()
    for choices in settings {
      guard let first = choices.first, seen.insert(first).inserted else { continue }
      let others = choices.dropFirst().joined(separator: ", or ")
      lines.append("    \(first)" + (others.isEmpty ? "" : "   # or \(others)"))
    }
    if file.header.isEmpty {
      lines += ["cards:", "  \(quoted(name)):", "    profile: \(quoted(name))"]
    }
    return lines.joined(separator: "\n")
  }

  /// A YAML scalar in double quotes, unless it is plainly a word.
  private static func quoted(_ text: String) -> String {
    let isWord = text.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || byte == 0x2D
    }
    if isWord, text.first?.isLetter == true, text.count > 3 { return text }
    var out = ""
    JSONText.writeString(text, to: &out)
    return out
  }
}
