import StatementModel

/// The reading of one file: its encoding, its message, and the answer.
struct CAMTReading {
  let options: ReadingOptions

  /// Reads text that was decoded.
  func file(_ decoded: DecodedText, declared: String?) -> StatementFile {
    do throws(CAMTStop) {
      return try read(decoded, declared: declared)
    } catch {
      return unreadable(error, encoding: decoded.encoding)
    }
  }

  private static func evidence(for decoded: DecodedText, declared: String?) -> String {
    if decoded.isGuess { return "its letters speak for it" }
    let says = declared.map { "the declaration says \($0)" } ?? "the declaration names none"
    return switch decoded.encoding {
    case "UTF-8": "the bytes are UTF-8; \(says)"
    case "UTF-16LE", "UTF-16BE": "the bytes are UTF-16; \(says)"
    default: says
    }
  }

  // MARK: - Reading

  private func read(
    _ decoded: DecodedText, declared: String?
  ) throws(CAMTStop) -> StatementFile {
    var sink = CAMTStatements(options: options)
    var documents = CAMTDocuments(text: decoded.text, limits: options.limits)
    try documents.run(into: &sink)
    sink.finish()
    var file = answer(of: sink, root: documents.root)
    file.encoding = decoded.encoding
    let evidence = Self.evidence(for: decoded, declared: declared)
    file.decisions.insert(ReadingDecision("encoding", decoded.encoding, because: evidence), at: 0)
    if documents.count > 1 {
      file.decisions.append(
        ReadingDecision(
          "documents", "\(documents.count), one behind the other",
          because: "behind the last tag of each another message begins"))
    }
    return file
  }

  private func answer(of found: CAMTStatements, root: XMLCollector.Root?) -> StatementFile {
    var file = StatementFile(.read, format: CAMTFormat.name)
    let message = Self.message(root)
    if found.hasMessage {
      file.decisions.append(
        ReadingDecision("message", message.name, because: message.evidence))
    }
    file.decisions += found.tallies.decisions
    file.rejected = found.rejected
    file.warnings = found.warnings
    guard let fact = fault(of: found, message: message.name) else {
      file.statements = found.statements
      return file
    }
    let diagnostic = Diagnostic(.error, fact, at: SourceLocation(file: options.path))
    switch fact {
    case .noStatement, .otherMessage: file.outcome = .noStatement(diagnostic)
    default: file.outcome = .unreadable(diagnostic)
    }
    return file
  }

  private static func message(_ root: XMLCollector.Root?) -> (name: String, evidence: String) {
    guard let root else { return ("", "") }
    guard let namespace = root.namespace else {
      return (root.name, "the first element is \(root.name), without namespace")
    }
    return (
      CAMTMessageName.of(namespace: namespace) ?? root.name, "the namespace is \(namespace)"
    )
  }

  /// Why the statements can't be given; nothing where they can.
  private func fault(of found: CAMTStatements, message: String) -> CAMTFact? {
    if let refusal = found.refusal { return refusal }
    if !found.hasMessage { return .otherMessage(name: message) }
    if found.ledgers.isEmpty { return .noStatement(message: message) }
    // A person says which account a lone statement is of; one of several can't be spoken of when
    // it has no name.
    if found.ledgers.count > 1,
      let nameless = found.ledgers.first(where: { $0.account == nil && $0.rowCount > 0 })
    {
      return .namelessStatement(rows: nameless.rowCount)
    }
    return nil
  }

  private func unreadable(_ stop: CAMTStop, encoding: String) -> StatementFile {
    var location = SourceLocation(file: options.path)
    let fact: CAMTFact
    switch stop {
    case .nesting(let limit, let line):
      fact = .tooDeep(limit: limit)
      location.line = line
    case .valueTooLong(let limit, let line):
      fact = .valueTooLong(limit: limit)
      location.line = line
    case .notWellFormed(let fault):
      fact = .notWellFormed(reason: fault.reason)
      location.line = fault.line > 0 ? fault.line : nil
      location.column = fault.line > 0 && fault.column > 0 ? fault.column : nil
    }
    let diagnostic = Diagnostic(.error, fact, at: location)
    return StatementFile(.unreadable(diagnostic), format: CAMTFormat.name, encoding: encoding)
  }
}
