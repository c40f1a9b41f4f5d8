import StatementModel

/// A question about a file that a line in a profile answers.
package protocol ProfileQuestion: DiagnosticFact {
  /// The lines that would answer it, one of which to choose: `dates: dmy`, `dates: mdy`.
  var settings: [String] { get }
}

/// One file's part of a `daybook.yaml`.
package enum ProfileText: Hashable, Sendable {
  /// A profile: its settings, a line each; and whether its files are found by their header, or by
  /// a card that names it.
  case profile(name: String, settings: [String], isFoundByHeader: Bool)
  /// Why there is none.
  case remark(String)
}

/// The lines of `daybook.yaml` that answer what a reader asked, or fix what it decided.
package enum ProfileAdvice {
  /// A profile ready to paste, with the first answer of each question and the others in a comment;
  /// nothing where no question can be answered by a profile.
  ///
  /// - Parameter name: What to call the profile.
  package static func yaml(for file: StatementFile, named name: String) -> String? {
    guard case .ambiguous = file.outcome, let text = text(for: file, named: name) else {
      return nil
    }
    return lines(of: [text]).joined(separator: "\n")
  }

  /// The profile that the file would need; where it was read, the one with all that was decided.
  package static func text(for file: StatementFile, named name: String) -> ProfileText? {
    var settings: [String]
    switch file.outcome {
    case .ambiguous(let questions):
      settings = answers(to: questions)
      guard !settings.isEmpty else { return nil }
    case .read where !file.settings.isEmpty:
      settings = file.settings.map { "\($0.key): \($0.value)" }
    default: return nil
    }
    if !file.header.isEmpty {
      // A few cells tell an exporter from others; all of a long header would only be in the way.
      let cells = file.header.filter { !$0.isEmpty }.prefix(6).map(YAMLText.scalar)
      settings.insert("header: [\(cells.joined(separator: ", "))]", at: 0)
    }
    return .profile(name: name, settings: settings, isFoundByHeader: !file.header.isEmpty)
  }

  private static func answers(to questions: [Diagnostic]) -> [String] {
    var lines: [(first: String, others: [String])] = []
    for question in questions {
      guard let choices = (question.fact as? any ProfileQuestion)?.settings,
        let first = choices.first, !lines.contains(where: { $0.first == first })
      else { continue }
      // A mapping has each key once: all columns stand in one line.
      if let index = lines.firstIndex(where: { columns(of: $0.first) != nil }),
        let before = columns(of: lines[index].first), let more = columns(of: first)
      {
        lines[index].first = "columns: { \(before), \(more) }"
        lines[index].others += choices.dropFirst()
      } else {
        lines.append((first, Array(choices.dropFirst())))
      }
    }
    return lines.map { first, others in
      first + (others.isEmpty ? "" : "   # or \(others.joined(separator: ", or "))")
    }
  }

  /// What stands between the braces of `columns: { amount: 3 }`.
  private static func columns(of line: String) -> Substring? {
    let (start, end) = ("columns: { ", " }")
    guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
    return line.dropFirst(start.count).dropLast(end.count)
  }

  /// The lines of a YAML document with the parts of several files; equal profiles once.
  package static func lines(of texts: [ProfileText]) -> [String] {
    var remarks: [String] = []
    var profiles: [String] = []
    var cards: [String] = []
    var taken: [String: [String]] = [:]
    for text in texts {
      switch text {
      case .remark(let words):
        remarks += words.split(whereSeparator: \.isNewline).map { "# \($0)" }
      case .profile(let name, let settings, let isFoundByHeader):
        var free = name
        var number = 2
        while let other = taken[free], other != settings {
          free = "\(name)-\(number)"
          number += 1
        }
        guard taken.updateValue(settings, forKey: free) == nil else { continue }
        let key = YAMLText.scalar(free)
        profiles.append("  \(key):")
        profiles += settings.map { "    \($0)" }
        if !isFoundByHeader { cards += ["  \(key):", "    profile: \(key)"] }
      }
    }
    if !profiles.isEmpty { profiles.insert("profiles:", at: 0) }
    if !cards.isEmpty { cards.insert("cards:", at: 0) }
    return remarks + profiles + cards
  }
}
