import StatementModel

/// Walks through a JSON document looking for transactions, whatever they are wrapped in.
struct JSONWalk {
  /// How deep JSON texts inside strings of JSON texts are followed.
  private static let embeddingLimit = 2
  /// How many objects of a list are looked at to tell what it holds.
  private static let sampleSize = 8
  /// How many elements are looked through for them.
  private static let sampleReach = 64

  let document: JSONDocument
  /// Where the string stands that holds this document, for one found inside another.
  private let host: SourceSpan?
  private let depth: Int

  init(_ document: JSONDocument, host: SourceSpan? = nil, depth: Int = 0) {
    self.document = document
    self.host = host
    self.depth = depth
  }

  /// Walks over the whole document.
  func run(into reading: inout JSONReading) {
    var context = JSONContext()
    context.undatedDay = reading.options.profile?.undatedDay
    if document.values.count > 1 {
      visitList(document.values, key: "", context, into: &reading)
    } else if let value = document.values.first {
      visit(value, key: "", context, into: &reading)
    }
  }

  private func visit(
    _ node: Int, key: String, isElement: Bool = false, _ context: JSONContext,
    into reading: inout JSONReading
  ) {
    switch document.nodes[node].kind {
    case .object: visitObject(node, key: key, isElement: isElement, context, into: &reading)
    case .array:
      visitList(Array(document.children(of: node)), key: key, context, into: &reading)
    case .string: visitString(node, into: &reading)
    default: break
    }
  }

  private func visitObject(
    _ node: Int, key: String, isElement: Bool, _ context: JSONContext,
    into reading: inout JSONReading
  ) {
    let record = JSONRecord(document, node)
    let children = record.children()
    guard children.count <= JSONRecord.largest else {
      let fact = JSONSyntaxFact.tooManyMembers(limit: JSONRecord.largest)
      reading.warnings.append(Diagnostic(.warning, fact, at: location(of: node, reading)))
      return
    }
    listAccounts(record, into: &reading)
    noteErrors(record, into: &reading)
    if depth == 0, key.isEmpty, !isElement { reading.errorOfAnswer = Self.errorOfAnswer(record) }
    if !isElement, readSingle(record, key, context, into: &reading) { return }
    let inner = context.entering(record, key: key, isElement: isElement)
    let recordsBefore = reading.record
    defer {
      if JSONContext.holdsRows(record) {
        reading.pages.see(record, rows: reading.record - recordsBefore)
      }
    }
    for child in children {
      let name = record.key(of: child)
      let folded = FieldNames.fold(name)
      guard !FieldNames.noRows.contains(folded) else { continue }
      // A list of all beside the lists of booked and pending ones repeats them.
      if folded == "all", record.member("booked") != nil { continue }
      // HAR 1.2, "content": `encoding` says how `text` is written.
      let isBase64 =
        folded == "text" && record.string(record.member("encoding"))?.lowercased() == "base64"
      if isBase64 {
        visitString(child, isBase64: true, into: &reading)
      } else {
        visit(child, key: name, inner, into: &reading)
      }
    }
  }

  /// Reads an object that is a transaction itself: converters of XML write a list of one so, and
  /// interfaces the answer to a question for one; false where it is none.
  private func readSingle(
    _ record: JSONRecord, _ key: String, _ context: JSONContext, into reading: inout JSONReading
  ) -> Bool {
    let folded = FieldNames.fold(key)
    let isNamed = ["transaction", "transactions", "txn", "txns"].contains(folded)
    // One line of an object a line is the whole text.
    let isWhole = key.isEmpty && !JSONContext.holdsRows(record)
    guard isNamed || isWhole || RecordShapes.shape(of: [record]) != nil else { return false }
    return readList(
      [record.root], [record], folded, context.entering(arrayUnder: key), into: &reading)
  }

  /// Notes the accounts that stand beside a list of transactions.
  private func listAccounts(_ record: JSONRecord, into reading: inout JSONReading) {
    guard JSONContext.holdsRows(record) else { return }
    for name in ["accounts", "Accounts", "account"] {
      guard let list = record.member(name), record[list].kind == .array else { continue }
      for account in document.children(of: list) where record[account].kind == .object {
        reading.list(AccountFacts(record, account, trustsID: true))
      }
    }
  }

  /// Hands on what SimpleFIN says went wrong with one of its accounts (`errors`, `errlist`).
  private func noteErrors(_ record: JSONRecord, into reading: inout JSONReading) {
    guard record.member("accounts") != nil,
      let list = record.member("errlist") ?? record.member("errors"),
      record[list].kind == .array
    else { return }
    for error in document.children(of: list).prefix(100) {
      guard let text = record.string(error) ?? record.string(record.member("msg", of: error)) else {
        continue
      }
      let fact = JSONFileFact.errorOfSource(text)
      reading.warnings.append(Diagnostic(.warning, fact, at: location(of: error, reading)))
    }
  }

  /// What an interface says went wrong in place of an answer, or beside an empty one.
  private static func errorOfAnswer(_ record: JSONRecord) -> String? {
    for name in ["error_description", "error_message", "errorMessage", "error", "errors"] {
      guard let node = record.member(name) else { continue }
      let element = record[node].kind == .array ? record.children(of: node).first : node
      guard let element else { continue }
      let words = ["message", "msg", "description", "detail", "title", "code"]
      let inner = words.lazy.compactMap { record.string(record.member($0, of: element)) }.first
      if let text = record.string(element) ?? inner,
        !["ok", "success", "none", "0"].contains(text.lowercased())
      {
        return text
      }
    }
    return nil
  }

  /// Follows a string that holds another JSON text, as recordings of web answers do.
  private func visitString(_ node: Int, isBase64: Bool = false, into reading: inout JSONReading) {
    // What is shorter holds no statement.
    guard depth < Self.embeddingLimit, document.nodes[node].content.count > 20,
      var whole = JSONRecord(document, node).string(node)
    else { return }
    if isBase64 {
      guard let bytes = Base64.bytes(whole.utf8) else { return }
      whole = String(decoding: bytes, as: UTF8.self)
    }
    let text = whole.drop(while: \.isWhitespace)
    if text.hasPrefix("{") || text.hasPrefix("[") {
      let nesting = reading.options.limits.nesting
      guard let inner = try? JSONDocument(Array(text.utf8), nesting: nesting) else { return }
      let span = reading.span(of: node, in: document, host: host)
      JSONWalk(inner, host: span, depth: depth + 1).run(into: &reading)
    } else if let statement = EmbeddedStatement(text, reading.options) {
      reading.embedded.append(
        statement.file(at: reading.span(of: node, in: document, host: host)))
    }
  }

  private func visitList(
    _ elements: [Int], key: String, _ context: JSONContext, into reading: inout JSONReading
  ) {
    let folded = FieldNames.fold(key)
    guard !FieldNames.noRows.contains(folded) else { return }
    let inner = context.entering(arrayUnder: key)
    let sample = sample(of: elements)
    if sample.isEmpty {
      if elements.prefix(Self.sampleReach).contains(where: { document.nodes[$0].kind == .array }) {
        visitElements(elements, key: key, context, into: &reading)
      } else if elements.isEmpty {
        noteEmptyList(folded, inner, into: &reading)
      }
    } else if !readList(elements, sample, folded, inner, into: &reading) {
      // What begins with other objects may still be a list of transactions.
      let rest = elements.drop { $0 <= sample[sample.count - 1].root }
      let second = self.sample(of: rest)
      guard !second.isEmpty, readList(elements, second, folded, inner, into: &reading) else {
        noteOtherList(sample, key, into: &reading)
        return visitElements(elements, key: key, context, into: &reading)
      }
    }
  }

  private func sample(of elements: some Sequence<Int>) -> [JSONRecord] {
    elements.prefix(Self.sampleReach).filter { document.nodes[$0].kind == .object }
      .prefix(Self.sampleSize).map { JSONRecord(document, $0) }
  }

  /// Reads the list by what the sampled objects tell that it is; false where they tell nothing.
  private func readList(
    _ elements: [Int], _ sample: [JSONRecord], _ folded: String, _ context: JSONContext,
    into reading: inout JSONReading
  ) -> Bool {
    if let shape = RecordShapes.shape(of: sample) {
      noteHeader(sample, into: &reading)
      reading.read(elements, of: document, host: host, as: shape, in: context)
      return true
    }
    var table = JSONTable(limits: reading.options.limits, isSample: true)
    for record in sample where record.size <= JSONRecord.largest {
      // What is no row by itself tells nothing of the others.
      try? table.append(
        record, record: 0, span: SourceSpan(line: 0, offset: 0, length: 0), group: nil, in: context)
    }
    guard let key = table.transactionColumns(of: folded, reading.options.profile) else {
      return false
    }
    noteHeader(sample, into: &reading)
    reading.read(elements, of: document, host: host, key: key, in: context)
    return true
  }

  /// Remembers a list that may be one of transactions, for the case that none is found.
  private func noteOtherList(
    _ sample: [JSONRecord], _ key: String, into reading: inout JSONReading
  ) {
    guard reading.otherList == nil, let first = sample.first,
      key.isEmpty || FieldNames.isRowList(FieldNames.fold(key))
    else { return }
    let names = first.children(of: first.innermost).map { first.key(of: $0) }
    let fact = JSONFileFact.listWithoutDates(name: key, fields: names)
    reading.otherList = Diagnostic(.error, fact, at: location(of: first.root, reading))
    reading.otherListIsPlain =
      FieldNames.isPlainRowList(FieldNames.fold(key)) && !JSONContext.holdsRows(first)
  }

  private func noteHeader(_ sample: [JSONRecord], into reading: inout JSONReading) {
    guard reading.header.isEmpty, let first = sample.first else { return }
    reading.header = first.children(of: first.innermost).map { first.key(of: $0) }
  }

  private func noteEmptyList(
    _ folded: String, _ context: JSONContext, into reading: inout JSONReading
  ) {
    guard FieldNames.isRowList(folded), context.leftOut == nil else { return }
    // A list under another name of entries says something only inside an account.
    guard
      FieldNames.isPlainRowList(folded)
        || context.account != nil && FieldNames.entryLists.contains(folded)
    else { return }
    reading.hasRowList = true
    if context.account != nil { _ = reading.group(ofAccount: nil, in: context) }
  }

  private func visitElements(
    _ elements: [Int], key: String, _ context: JSONContext, into reading: inout JSONReading
  ) {
    for element in elements {
      visit(element, key: key, isElement: true, context, into: &reading)
    }
  }

  private func location(of node: Int, _ reading: JSONReading) -> SourceLocation {
    var lines = JSONLines()
    let offset = document.nodes[node].whole.lowerBound
    let line = host?.line ?? lines.place(of: offset, in: document.text).line
    return SourceLocation(file: reading.options.path, line: line)
  }
}
