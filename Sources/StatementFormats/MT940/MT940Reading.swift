import StatementModel

/// The reading of one file, and the answer.
struct MT940Reading {
  private let text: [UInt8]
  private let decoded: DecodedText
  private let options: ReadingOptions

  init(decoded: DecodedText, options: ReadingOptions) {
    text = Self.withLineEnds(decoded.text)
    self.decoded = decoded
    self.options = options
  }

  /// The text with line ends in place of `@@`, which the German home banking standard writes; of
  /// the same length, so that every place stays what it was.
  private static func withLineEnds(_ text: [UInt8]) -> [UInt8] {
    let bytes = text.span
    guard MT940Bytes.first("@@:", bytes, in: 0..<min(bytes.count, 4096)) != nil else { return text }
    var changed = text
    var index = 0
    while index + 1 < changed.count {
      if changed[index] == UInt8(ascii: "@"), changed[index + 1] == UInt8(ascii: "@") {
        changed[index] = 0x0D
        changed[index + 1] = 0x0A
        index += 1
      }
      index += 1
    }
    return changed
  }

  /// Reads the file.
  func file() -> StatementFile {
    var found = MT940Statements(text: text, options: options)
    found.run()
    var file = StatementFile(.read, format: MT940Format.name, encoding: decoded.encoding)
    file.decisions = decisions(found)
    file.rejected = found.rejected
    file.warnings = found.warnings
    if let fault = fault(of: found) {
      let location = SourceLocation(file: options.path, line: fault.line)
      let diagnostic = Diagnostic(.error, fault.fact, at: location)
      file.outcome =
        fault.fact == .noMessages ? .noStatement(diagnostic) : .unreadable(diagnostic)
    } else {
      file.statements = found.statements
    }
    return file
  }

  private func decisions(_ found: MT940Statements) -> [ReadingDecision] {
    var decisions = [
      ReadingDecision(
        "encoding", decoded.encoding,
        because: decoded.isGuess ? "its letters speak for it" : "the bytes are valid in it")
    ]
    if found.joinedPages > 0 {
      decisions.append(
        ReadingDecision(
          "pages", "\(found.joinedPages) joined to the statement they continue",
          because: "their balances are intermediate (:60M:, :62M:), account and number the same"))
    }
    if found.interimRows > 0 {
      decisions.append(
        ReadingDecision(
          "status", "\(found.interimRows) rows pending",
          because: "they are of interim reports (MT942); the statement settles them"))
    }
    return decisions
  }

  /// Why the statements can't be given; nothing where they can.
  private func fault(of found: MT940Statements) -> (fact: MT940Fact, line: Int?)? {
    if let refusal = found.refusal { return (refusal.fact, refusal.line) }
    let count = found.statements.count
    if count == 0 { return (.noMessages, nil) }
    if found.readRows == 0, let first = found.rejected.first {
      let fact = MT940Fact.allRowsRejected(
        count: found.rejected.count, first: first.fact.summary)
      return (fact, first.span.line)
    }
    // A person says which card a lone statement is of; one of several can't be spoken of when it
    // has no name.
    if count > 1, let nameless = found.nameless {
      return (.namelessStatement(rows: nameless.rows), nameless.line)
    }
    return nil
  }
}
