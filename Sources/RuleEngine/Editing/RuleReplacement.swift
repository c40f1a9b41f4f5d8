import StatementModel

/// One rule of a file with other lines in its place, or with none; every other byte is as it was.
package struct RuleReplacement: Sendable {
  /// The file's path, as its source names it.
  package var path: String
  package var oldText: String
  package var newText: String
  /// All files with the new text in its place.
  package var sources: [RuleSource]
  /// What they compile to.
  package var ruleSet: RuleSet
  /// Where the lines stand, or stood.
  package var location: SourceLocation

  /// The lines in which the new text is unlike the old one.
  package var changes: [LineChange] { LineChange.between(oldText, newText) }
}

/// The lines of one rule in its file.
package struct RuleLines: Sendable {
  package var path: String
  /// The first and the last line, counted from 1.
  package var lines: ClosedRange<Int>
  /// How far the rule stands to the right.
  package var indentation: Int
  /// The lines without that, as people edit them.
  package var text: String
}

extension RuleSource {
  /// All rules of the file that stand on lines of their own, by the line that they begin on.
  package var linesOfRules: [Int: RuleLines] {
    let file = RulesFileText(text, path: path)
    var found: [Int: RuleLines] = [:]
    for item in RulesFileEditor(file).items {
      guard let line = item.location.line else { continue }
      found[line] = RuleBlock(file, item.location)?.lines
    }
    return found
  }
}

extension RuleEditor {
  /// The lines of a rule; nothing where it does not begin a line of its own.
  package func lines(ofRuleAt location: SourceLocation) -> RuleLines? {
    guard let source = sources.first(where: { $0.path == location.file }) else { return nil }
    return RuleBlock(RulesFileText(source.text, path: source.path), location)?.lines
  }

  /// Puts other lines in the place of a rule; nothing is written.
  ///
  /// - Parameters:
  ///   - old: The lines as they were seen.
  ///   - new: Those that take their place; empty where the rule is to go.
  /// - Throws: `.mistakes` where the files would be wrong, `.refused` where the rule stands elsewhere by
  ///   now or the lines are not one rule.
  package func replaceRule(
    at location: SourceLocation, reading old: String, with new: String
  ) throws(RuleInsertionFailure) -> RuleReplacement {
    guard let source = sources.firstIndex(where: { $0.path == location.file }),
      let block = RuleBlock(RulesFileText(sources[source].text, path: location.file), location),
      Array(block.lines.text.utf8) == Array(old.utf8)
    else { throw .refused(.ruleMoved, at: location) }
    let text = block.text(with: new)
    let read = RulesFileText(text, path: location.file)
    guard read.diagnostics.isEmpty else { throw .mistakes(read.diagnostics) }
    guard block.hasOnly(new, changedIn: read) else { throw .refused(.notOneRule, at: location) }
    var sources = sources
    sources[source].text = text
    let compilation = RuleCompiler.compile(sources, categories: elsewhere)
    let mistakes = compilation.diagnostics.filter { $0.severity == .error }
    guard let ruleSet = compilation.ruleSet, mistakes.isEmpty else { throw .mistakes(mistakes) }
    return RuleReplacement(
      path: location.file, oldText: self.sources[source].text, newText: text, sources: sources,
      ruleSet: ruleSet, location: location)
  }
}

/// Where a rule stands in its file.
private struct RuleBlock {
  private let file: RulesFileText
  private let place: Int
  let lines: RuleLines

  init?(_ file: RulesFileText, _ location: SourceLocation) {
    let editor = RulesFileEditor(file)
    let items = editor.items
    guard let line = location.line,
      let place = items.firstIndex(where: { $0.location.line == line }),
      items.count(where: { $0.location.line == line }) == 1
    else { return nil }
    let indentation = file.indentation(line)
    // A rule in brackets begins no line with a dash.
    guard file.content(line).dropFirst(indentation).first == UInt8(ascii: "-") else { return nil }
    let limit =
      place + 1 < items.count
      ? items[place + 1].location.line.map(file.firstLine(withCommentsAbove:))
      : editor.nextSection(after: line)
    guard let limit, limit > line else { return nil }
    let last = file.lastLine(from: line, before: limit, column: indentation + 1)
    let texts = (line...last).map { number in
      let content = file.content(number)
      return String(
        decoding: content.dropFirst(min(indentation, file.indentation(number))), as: UTF8.self)
    }
    self.file = file
    self.place = place
    lines = RuleLines(
      path: file.source.path, lines: line...last, indentation: indentation,
      text: texts.joined(separator: "\n"))
  }

  /// The file with other lines in the rule's place.
  func text(with new: String) -> String {
    let blanks = String(repeating: " ", count: lines.indentation)
    let fresh = new.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      line in
      line.allSatisfy(\.isWhitespace) ? "" : blanks + line
    }
    let (start, end) = (
      file.source.lineStart(lines.lines.lowerBound),
      file.source.lineStart(lines.lines.upperBound + 1)
    )
    let hasBreak = end > start && (file.bytes[end - 1] == 0x0A || file.bytes[end - 1] == 0x0D)
    let isGone = new.allSatisfy(\.isWhitespace)
    let joined =
      isGone ? "" : fresh.joined(separator: file.lineBreak) + (hasBreak ? file.lineBreak : "")
    let whole = file.text(with: [])
    let mark = whole.utf8.count - file.bytes.count
    let bytes = Array(whole.utf8)
    return String(
      decoding: bytes[..<(mark + start)] + Array(joined.utf8) + bytes[(mark + end)...],
      as: UTF8.self)
  }

  /// Whether a text says the same as before but for this rule, which is one still or is gone.
  func hasOnly(_ new: String, changedIn read: RulesFileText) -> Bool {
    let before = YAMLShape(file.section("rules")?.value).items
    let after = YAMLShape(read.section("rules")?.value).items
    let count = new.allSatisfy(\.isWhitespace) ? 0 : 1
    guard after.count == before.count - 1 + count,
      Array(after[..<place]) == Array(before[..<place]),
      Array(after[(place + count)...]) == Array(before[(place + 1)...])
    else { return false }
    return read.sections.map(\.key.text) == file.sections.map(\.key.text)
      && file.sections.allSatisfy { section in
        section.key.text == "rules"
          || read.section(section.key.text).map { YAMLShape($0.value) } == YAMLShape(section.value)
      }
  }
}
