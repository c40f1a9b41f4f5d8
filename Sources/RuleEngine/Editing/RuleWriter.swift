import StatementModel

/// The lines of a new rule, in the form in which the file's other rules are written.
struct RuleWriter {
  /// Lines of rules are broken beyond this.
  static let lineWidth = 100

  /// What stands before an item's dash.
  var indentation = "  "
  /// The blanks behind the dash.
  var gap = 1
  /// Whether lists of patterns stand below each other rather than in brackets.
  var prefersBlocks = false
  /// How much deeper than its key a list of that kind begins.
  var blockIndentation = 2

  /// - Parameters:
  ///   - file: The file that the rule goes into.
  ///   - items: The items of its `rules:`; its form is taken from them.
  init(_ file: RulesFileText, items: [YAMLNode], near place: Int) {
    guard !items.isEmpty else { return }
    let neighbour = items[min(place, items.count - 1)].location
    if let line = neighbour.line, let column = neighbour.column {
      let blanks = file.indentation(line)
      indentation = String(repeating: " ", count: blanks)
      gap = min(8, max(1, column - 2 - blanks))
    }
    var blocks = 0
    for case .mapping(let entries, let location) in items where entries.count == 1 {
      guard case .sequence(let values, let start) = entries[0].value, !values.isEmpty,
        let offset = file.source.offset(of: start)
      else { continue }
      if file.bytes[offset] == UInt8(ascii: "[") {
        blocks -= 1
      } else {
        blocks += 1
        blockIndentation = max(0, (start.column ?? 0) - (location.column ?? 0))
      }
    }
    prefersBlocks = blocks > 0
  }

  func lines(of rule: NewRule) -> [String] {
    let inner = indentation + String(repeating: " ", count: gap + 1)
    var lines: [String] = []
    for field in rule.fields {
      let key = YAMLWriter.scalar(field.key, in: .key) + ":"
      let start =
        lines.isEmpty ? indentation + "-" + String(repeating: " ", count: gap) + key : inner + key
      switch field.value {
      case .text(let text): lines.append("\(start) \(YAMLWriter.scalar(text, in: .block))")
      case .list(let texts):
        let inBrackets = "\(start) \(YAMLWriter.flowList(texts))"
        if !prefersBlocks, inBrackets.count <= Self.lineWidth {
          lines.append(inBrackets)
        } else {
          let dash = inner + String(repeating: " ", count: blockIndentation) + "- "
          lines.append(start)
          lines += texts.map { dash + YAMLWriter.scalar($0, in: .block) }
        }
      }
    }
    return lines
  }

  /// The rule in one line, for a list of rules in brackets.
  static func inBrackets(_ rule: NewRule) -> String {
    let fields = rule.fields.map { field in
      let key = YAMLWriter.scalar(field.key, in: .key)
      switch field.value {
      case .text(let text): return "\(key): \(YAMLWriter.scalar(text, in: .flow))"
      case .list(let texts): return "\(key): \(YAMLWriter.flowList(texts))"
      }
    }
    return "{ \(fields.joined(separator: ", ")) }"
  }
}
