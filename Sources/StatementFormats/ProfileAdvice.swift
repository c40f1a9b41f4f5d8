import StatementModel

/// A question about a file that a line in a profile answers.
package protocol ProfileQuestion: DiagnosticFact {
  /// The lines that would answer it, one of which to choose: `dates: dmy`, `dates: mdy`.
  var settings: [String] { get }
}

/// One file's part of a `daybook.yaml`.
package enum ProfileText: Hashable, Sendable {
  /// A profile: its settings, a line each; whether its files are found by their header, or by
  /// a card that names it; and lines that are of the one file alone.
  case profile(name: String, settings: [String], isFoundByHeader: Bool, details: [String] = [])
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
    guard var settings = settings(for: file) else { return nil }
    if !file.header.isEmpty {
      // A few cells tell an exporter from others; all of a long header would only be in the way.
      settings.insert(headerLine(file.header.filter { !$0.isEmpty }.prefix(6)), at: 0)
    }
    return .profile(name: name, settings: settings, isFoundByHeader: !file.header.isEmpty)
  }

  /// The same as an entry of `Exporters/`: by the whole header or by what the columns look like,
  /// with rows of the file.
  package static func entry(for file: StatementFile, named name: String) -> ProfileText? {
    guard var settings = settings(for: file) else { return nil }
    if file.format != CSVFormat.name, !file.header.isEmpty {
      // Members of objects may be missing in the next file, or in another order.
      settings.insert("further-columns: yes", at: 0)
      settings.insert(headerLine(file.header.filter { !$0.isEmpty }.prefix(6)), at: 0)
    } else if !file.header.isEmpty {
      settings.insert(headerLine(file.header[...]), at: 0)
    } else if !file.shape.isEmpty {
      let words = file.shape.map(YAMLText.scalar).joined(separator: ", ")
      settings.insert("shape: [\(words)]", at: 0)
    }
    var details: [String] = []
    let rows = file.sample.filter { row in
      !row.unicodeScalars.contains { $0.value < 0x20 && $0 != "\t" || $0.value == 0xFEFF }
    }
    if !rows.isEmpty {
      details = [
        "# kind: account, card, wallet, brokerage or program",
        "# source: PROJECT FILE, where others can see that the files are so",
        "# These rows are yours: change names, numbers and amounts before you send them to anybody.",
        "sample: |",
      ]
      details += rows.map { "  \($0.drop { $0.isWhitespace })" }
    }
    return .profile(
      name: name, settings: settings,
      isFoundByHeader: !file.header.isEmpty || !file.shape.isEmpty, details: details)
  }

  private static func headerLine(_ cells: ArraySlice<String>) -> String {
    "header: [\(cells.map(YAMLText.scalar).joined(separator: ", "))]"
  }

  private static func settings(for file: StatementFile) -> [String]? {
    var settings: [String]
    switch file.outcome {
    case .ambiguous(let questions):
      settings = answers(to: questions)
      guard !settings.isEmpty else { return nil }
    case .read where !file.settings.isEmpty:
      settings = file.settings.map { "\($0.key): \($0.value)" }
    default: return nil
    }
    return settings
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
      case .profile(let name, let settings, let isFoundByHeader, let details):
        var free = name
        var number = 2
        while let other = taken[free], other != settings {
          free = "\(name)-\(number)"
          number += 1
        }
        guard taken.updateValue(settings, forKey: free) == nil else { continue }
        let key = YAMLText.scalar(free)
        profiles.append("  \(key):")
        profiles += (settings + details).map { "    \($0)" }
        if !isFoundByHeader { cards += ["  \(key):", "    profile: \(key)"] }
      }
    }
    if !profiles.isEmpty { profiles.insert("profiles:", at: 0) }
    if !cards.isEmpty { cards.insert("cards:", at: 0) }
    return remarks + profiles + cards
  }
}
