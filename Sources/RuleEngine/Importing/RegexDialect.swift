/// The kinds of regular expressions that other programs have.
enum RegexDialect {
  /// POSIX extended, with the word boundaries of GNU; a backslash means nothing else.
  case posix
  /// ECMAScript.
  case javaScript
  /// PCRE, as ours.
  case pcre

  /// The expression in PCRE2's spelling.
  ///
  /// - Throws: why it can't be written so.
  func translated(_ expression: String) throws(Unsayable) -> String {
    let quoted = "the expression \"\(expression)\""
    guard !expression.isEmpty else { throw Unsayable(quoted, "it is empty") }
    let text = self == .javaScript ? Self.withoutUnicodeEscapes(expression) : expression
    var scanner = RegexScanner(text, self)
    var result = ""
    while let piece = scanner.next() {
      switch self {
      case .pcre: result += piece.text
      case .posix: result += try Self.posix(piece, after: result, quoted)
      case .javaScript: result += Self.javaScript(piece)
      }
    }
    do throws(RegexError) {
      _ = try CompiledRegex(CanonicalText.nfc(result))
    } catch {
      throw Unsayable(quoted, error.message)
    }
    return result
  }

  private static func posix(
    _ piece: RegexScanner.Piece, after before: String, _ quoted: String
  ) throws(Unsayable) -> String {
    switch piece {
    case .escape("<"): return #"\b(?=\w)"#
    case .escape(">"): return #"\b(?<=\w)"#
    case .escape("b"), .escape("B"): return piece.text
    case .escape(let letter) where letter.isLetter || letter.isNumber:
      throw Unsayable(
        quoted, "POSIX has no \"\\\(letter)\"; write what is meant, such as [0-9] or [a-z]")
    case .set(let inner):
      // Within brackets a backslash is itself.
      return "[" + inner.replacing("\\", with: #"\\"#) + "]"
    case .character("?") where before.hasSuffix("("):
      throw Unsayable(quoted, "POSIX has no \"(?\"")
    case .character("+") where before.hasSuffix("+") || before.hasSuffix("*"),
      .character("?") where before.hasSuffix("+") || before.hasSuffix("}"):
      throw Unsayable(quoted, "two repetitions stand behind each other")
    case .escape, .character: return piece.text
    }
  }

  private static func javaScript(_ piece: RegexScanner.Piece) -> String {
    switch piece {
    case .set(""): "(?!)"
    case .set("^"): #"[\s\S]"#
    case .set, .escape, .character: piece.text
    }
  }

  /// The expression with the characters that `\uXXXX` stands for in its place.
  private static func withoutUnicodeEscapes(_ expression: String) -> String {
    var result = ""
    var rest = expression[...]
    while let start = rest.firstRange(of: #"\u"#) {
      result += rest[..<start.lowerBound]
      let digits = rest[start.upperBound...].prefix(4)
      rest = rest[start.upperBound...]
      if digits.count == 4, let value = UInt32(digits, radix: 16), value >= 0x20,
        let scalar = Unicode.Scalar(value)
      {
        result += ImportedPattern.escaped(String(Character(scalar)))
        rest = rest.dropFirst(4)
      } else {
        result += #"\u"#
      }
    }
    return result + rest
  }
}

/// Takes a regular expression apart as far as dialects differ.
struct RegexScanner {
  /// A piece of an expression.
  enum Piece {
    case character(Character)
    /// What follows a backslash.
    case escape(Character)
    /// What stands between brackets.
    case set(String)

    var text: String {
      switch self {
      case .character(let character): String(character)
      case .escape(let character): "\\\(character)"
      case .set(let inner): "[\(inner)]"
      }
    }
  }

  private var rest: Substring
  private let dialect: RegexDialect

  init(_ expression: String, _ dialect: RegexDialect) {
    rest = expression[...]
    self.dialect = dialect
  }

  mutating func next() -> Piece? {
    guard let first = rest.popFirst() else { return nil }
    switch first {
    case "\\":
      guard let escaped = rest.popFirst() else { return .character(first) }
      return .escape(escaped)
    case "[":
      guard let inner = set() else { return .character(first) }
      return .set(inner)
    default: return .character(first)
    }
  }

  /// The rest of a bracket expression.
  ///
  /// It may hold classes such as `[:digit:]`. A closing bracket at its beginning is a member of it,
  /// but in ECMAScript, where nothing stands between the two; a backslash is one in POSIX.
  private mutating func set() -> String? {
    var inner = ""
    var cursor = rest
    if cursor.first == "^" { inner.append(cursor.removeFirst()) }
    if dialect != .javaScript, cursor.first == "]" { inner.append(cursor.removeFirst()) }
    while let character = cursor.popFirst() {
      if character == "]" {
        rest = cursor
        return inner
      }
      inner.append(character)
      if character == "[", let mark = cursor.first, ":.=".contains(mark),
        let end = cursor.firstRange(of: "\(mark)]")
      {
        inner += cursor[..<end.upperBound]
        cursor = cursor[end.upperBound...]
      } else if character == "\\", dialect != .posix, let escaped = cursor.popFirst() {
        inner.append(escaped)
      }
    }
    return nil
  }
}
