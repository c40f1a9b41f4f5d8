import StatementModel

extension YAMLFact: DiagnosticFact {
  var code: String {
    switch self {
    case .syntax, .textBehindQuote, .expressionInBrackets, .entriesWithoutBraces, .missingComma,
      .openBracket, .openQuote, .listWithoutBrackets:
      "yaml-syntax"
    case .indentation, .tabIndentation, .valueBesideKey: "yaml-indentation"
    case .missingColon, .colonWithoutSpace: "yaml-colon"
    case .controlCharacter, .invisibleCharacter, .noStandInsLeft: "yaml-character"
    case .tooLarge: "yaml-too-large"
    case .tooDeep: "yaml-too-deep"
    case .severalDocuments: "yaml-several-documents"
    case .duplicateKey: "yaml-duplicate-key"
    case .keyIsNotText: "yaml-key"
    case .leadingIndicator, .blockIndicator: "yaml-unquoted-indicator"
    case .commentCut, .flowCommentCut: "yaml-comment-cut"
    }
  }

  var summary: String {
    switch self {
    case .syntax(let problem, let context):
      context.map { "YAML: \(problem) (\($0))" } ?? "YAML: \(problem)"
    case .indentation(let spaces, _, _, _):
      "the line is indented by \(Self.count(spaces)), which fits no line above"
    case .tabIndentation: "a tab stands where YAML wants spaces"
    case .missingColon(let text): "\"\(text)\" has no \":\" between a key and its value"
    case .colonWithoutSpace(let text): "the \":\" in \"\(text)\" has no space behind it"
    case .valueBesideKey(let text, let key):
      "\"\(text)\" stands beside \"\(key)\", not below it"
    case .listWithoutBrackets: "several texts stand in one line without brackets"
    case .invisibleCharacter(let value):
      "the character U+\(Self.hexadecimal(value)) looks like a space here and is none to YAML"
    case .blockIndicator(let indicator):
      "\"\(indicator)\" begins a text of several lines in YAML"
    case .textBehindQuote: "something stands behind a closing quote"
    case .entriesWithoutBraces: "several entries stand in one line without braces"
    case .missingComma(let name): "there is no comma before \"\(name)\""
    case .openBracket(let character): "the \"\(character)\" is not closed"
    case .openQuote(let mark): "the text that begins with \(mark) here does not end in this line"
    case .expressionInBrackets:
      "YAML takes brackets and commas of the regular expression for its own"
    case .controlCharacter(let value):
      "the control character U+\(Self.hexadecimal(value)) is not allowed in YAML"
    case .noStandInsLeft: "the file is full of private-use characters"
    case .tooLarge(let bytes, let limit):
      "the file has \(bytes) bytes; more than \(limit) are not read"
    case .tooDeep(let limit): "lists and mappings are nested more than \(limit) levels deep"
    case .severalDocuments: "a second YAML document begins here"
    case .duplicateKey(let key, _): "the key \"\(key)\" stands twice in one mapping"
    case .keyIsNotText(let kind): "\(kind) can't be a key"
    case .leadingIndicator(let indicator, let text):
      "\"\(text)\" begins with \"\(indicator)\", which YAML takes for \(Self.meaning(indicator))"
    case .commentCut(let kept, let dropped), .flowCommentCut(let kept, let dropped):
      kept.isEmpty
        ? "YAML takes \"\(dropped)\" for a comment, so nothing is left"
        : "YAML takes \"\(dropped)\" for a comment, so only \"\(kept)\" is left"
    }
  }

  var remedy: String? {
    switch self {
    case .syntax(let problem, _): Self.advice(problem)
    case .indentation(_, let fitting, let key, let line):
      "Indent it by \(Self.count(fitting)), like \(key == "-" ? "the " : "")\"\(key)\" in line \(line)."
    case .tabIndentation: "Indent with spaces."
    case .missingColon(let text): "Write \(Self.withColon(text))"
    case .colonWithoutSpace(let text):
      "Write \(text.replacing(":", with: ": ", maxReplacements: 1))"
    case .valueBesideKey(let text, let key): "Write \(key): [\(text)]"
    case .listWithoutBrackets(let text): "Write a list in brackets: [\(text)]"
    case .invisibleCharacter: "Write a space instead."
    case .blockIndicator: "Put the text in quotes. Amounts are written 100.. or ..50"
    case .textBehindQuote:
      "Put the whole text between the quotes. An apostrophe is right in double quotes: \"joe's\"."
    case .entriesWithoutBraces(let text): "Write { \(text) }, or each entry in a line of its own."
    case .missingComma: "In brackets and braces a comma stands between two entries."
    case .openBracket(let character): "Write \"\(character == "[" ? "]" : "}")\" at its end."
    case .openQuote(let mark): "Write \(mark) at its end."
    case .expressionInBrackets: "Put it in single quotes: '/…/'"
    case .controlCharacter: "Remove it, or write it as an escape in double quotes."
    case .noStandInsLeft: "Remove some of the characters U+E000 to U+EFFF."
    case .tooLarge: "Split it into several files."
    case .tooDeep: "Check the indentation and the brackets."
    case .severalDocuments: "Remove the line \"---\", or make two files of it."
    case .duplicateKey(_, let line):
      line.map { "It stands first in line \($0); remove one of the two." }
        ?? "Remove one of the two."
    case .keyIsNotText: "If the brackets belong to the text, put it in quotes."
    case .leadingIndicator(_, let text): "Put the text in quotes: \(Self.quoted(text))"
    case .flowCommentCut(let kept, let dropped):
      // What follows the item's own end belongs to the list.
      "Put the text in quotes: "
        + Self.quoted(
          (kept.isEmpty ? "" : kept + " ") + String(dropped.prefix { !",]}".contains($0) }))
        + ". For a comment, put a space after \"#\"."
    case .commentCut(let kept, let dropped):
      kept.isEmpty
        ? "Put the text in quotes. For a comment, put a space after \"#\"."
        : "Put the whole text in quotes: \(Self.quoted("\(kept) \(dropped)"))."
          + " For a comment, put a space after \"#\"."
    }
  }

  private static func count(_ spaces: Int) -> String {
    spaces == 1 ? "1 space" : "\(spaces) spaces"
  }

  /// The first word as a key.
  private static func withColon(_ text: String) -> String {
    let words = text.split(separator: " ", maxSplits: 1)
    return words.count == 2 ? "\(words[0]): \(words[1])" : "\(text):"
  }

  private static func quoted(_ text: String) -> String {
    text.contains("\"") || text.contains("\\")
      ? "'\(text.replacing("'", with: "''"))'" : "\"\(text)\""
  }

  private static func meaning(_ indicator: Character) -> String {
    switch indicator {
    case "*": "a reference"
    case "&": "an anchor"
    case "!": "a tag"
    case "%": "a directive"
    case ",", "]", "}": "a part of brackets"
    default: "a reserved character"
    }
  }

  /// Whether a character looks like a space, or like nothing at all, and is no blank to YAML.
  ///
  /// Marks of direction and joiners belong to texts.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: true
    default: false
    }
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }

  /// What usually lies behind the parser's words.
  private static func advice(_ problem: String) -> String? {
    switch problem {
    case "mapping values are not allowed in this context":
      "A \": \" inside a text needs quotes around the text; else check the indentation."
    case "found character that cannot start any token",
      "found a tab character that violates indentation":
      "Indent with spaces, not with tabs; put a text with special characters in quotes."
    case "did not find expected key", "did not find expected '-' indicator":
      "Check the indentation of this line and of the one above; nothing may follow a closing quote."
    case "could not find expected ':'":
      "A key needs a \":\" after it; a text of several lines needs quotes."
    case "did not find expected ',' or ']'": "A list that begins with \"[\" ends with \"]\"."
    case "did not find expected ',' or '}'": "A mapping that begins with \"{\" ends with \"}\"."
    case "found unexpected end of stream": "A quote that opens a text is missing its other one."
    case "found unknown escape character":
      "In double quotes a backslash is written \"\\\\\"; in single quotes it is itself."
    default: nil
    }
  }
}
