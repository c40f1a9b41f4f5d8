import StatementModel

/// The reading of one file: its encoding, its message, and the answer.
struct CAMTReading {
  private let options: ReadingOptions
  private let keepsRows: Bool
  private let blockBytes: Int

  /// - Parameters:
  ///   - keepsRows: Whether the answer has statements, or summaries in place of them.
  ///   - blockBytes: How many bytes are read at a time.
  init(options: ReadingOptions, keepsRows: Bool, blockBytes: Int = 256 << 10) {
    self.options = options
    self.keepsRows = keepsRows
    self.blockBytes = blockBytes
  }

  /// Reads text that was decoded.
  func file(_ decoded: DecodedText, declared: String?) -> StatementFile {
    let evidence = Self.evidence(for: decoded, declared: declared)
    let text = StatementInput(decoded.text)
    do throws(CAMTStop) {
      return try read(text, from: 0, encoding: decoded.encoding, evidence: evidence)
    } catch {
      return unreadable(error, encoding: decoded.encoding)
    }
  }

  /// Reads bytes that are UTF-8; nothing where they turn out to be none.
  func file(
    streaming input: StatementInput, head: [UInt8]
  ) throws(StatementInput.Failure) -> StatementFile? {
    // What is no UTF-8 from its beginning: UTF-16.
    guard !head.starts(with: [0xFF, 0xFE]), !head.starts(with: [0xFE, 0xFF]),
      UTF16Decoding.orderByZeros(head) == nil
    else { return nil }
    let mark = head.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let decoded = DecodedText(text: [], encoding: "UTF-8", isGuess: false)
    let evidence = Self.evidence(for: decoded, declared: XMLDeclaration.encoding(head))
    do throws(CAMTStop) {
      return try read(input, from: mark, encoding: "UTF-8", evidence: evidence)
    } catch {
      switch error {
      case .notUTF8: return nil
      case .input(let failure): throw failure
      default: return unreadable(error, encoding: "UTF-8")
      }
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
    _ text: StatementInput, from mark: Int, encoding: String, evidence: String
  ) throws(CAMTStop) -> StatementFile {
    // Blank lines before the declaration are granted; XML allows none.
    var start = mark
    var blankLines = 0
    do throws(StatementInput.Failure) {
      let head = try text.bytes(at: mark, upTo: 64 << 10)
      let blank = head.prefix { $0 <= 0x20 }
      var lines = LineCounter(text: Array(blank))
      blankLines = lines.line(at: blank.count) - 1
      start += blank.count
    } catch {
      throw .input(error)
    }
    var sink = CAMTStatements(options: options, keepsRows: keepsRows)
    var documents = CAMTDocuments(text: text, mark: mark, limits: options.limits)
    try documents.run(from: start, line: blankLines, blockBytes: blockBytes, into: &sink)
    sink.finish()
    var file = answer(of: sink, root: documents.root)
    file.encoding = encoding
    file.decisions.insert(ReadingDecision("encoding", encoding, because: evidence), at: 0)
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
      file.summaries = found.summaries
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
    case .input(let failure):
      return StatementFile(.unreadable(failure.diagnostic), format: CAMTFormat.name)
    case .notUTF8: fact = .notWellFormed(reason: "bytes that are no characters")
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
