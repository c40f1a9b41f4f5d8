import StatementModel

/// Walks through a JSON document looking for transactions, whatever they are wrapped in.
struct JSONWalk {
  /// What the walk does with the transactions it finds.
  enum Purpose {
    case readRows
    /// Only sees how dates and amounts are written.
    case survey
  }

  /// How deep JSON texts inside strings of JSON texts are followed.
  private static let embeddingLimit = 2

  let document: JSONDocument
  let purpose: Purpose
  /// Where the string stands that holds this document, for one found inside another.
  private let host: SourceSpan?
  private let depth: Int

  init(_ document: JSONDocument, for purpose: Purpose, host: SourceSpan? = nil, depth: Int = 0) {
    self.document = document
    self.purpose = purpose
    self.host = host
    self.depth = depth
  }

  /// Walks over the whole document.
  func run(into reading: inout JSONReading) {
    var context = JSONContext()
    context.undatedDay = reading.options.profile?.undatedDay
    if document.hasSeveralValues {
      readArray(JSONElements(valuesOf: document), key: "", context, into: &reading)
    } else {
      visit(document.first, key: "", context, into: &reading)
    }
  }

  private func visit(
    _ place: JSONPlace, key: String, isElement: Bool = false, _ context: JSONContext,
    into reading: inout JSONReading
  ) {
    guard !reading.survey.isNeeded || purpose == .survey else { return }
    switch document.source.byte(at: place.offset) {
    case JSONByte.openObject:
      visitObject(place, key: key, isElement: isElement, context, into: &reading)
    case JSONByte.openArray:
      readArray(JSONElements(ofArrayAt: place), key: key, context, into: &reading)
    case JSONByte.quote: visitString(place, context, into: &reading)
    default: break
    }
  }

  private func visitObject(
    _ place: JSONPlace, key: String, isElement: Bool, _ context: JSONContext,
    into reading: inout JSONReading
  ) {
    var record = JSONRecord(of: document)
    var end = place
    guard record.loadFolded(at: &end, of: document) else {
      let fact = JSONSyntaxFact.tooManyMembers(limit: JSONTreeReader.nodeLimit)
      let location = SourceLocation(file: reading.options.path, line: place.line)
      if purpose == .readRows { reading.warnings.append(Diagnostic(.warning, fact, at: location)) }
      return
    }
    if purpose == .readRows {
      listAccounts(record, into: &reading)
      noteErrors(record, into: &reading)
      if depth == 0, key.isEmpty, !isElement { reading.errorOfAnswer = Self.errorOfAnswer(record) }
    }
    if !isElement, readSingle(place, record, key, context, into: &reading) { return }
    let inner = context.entering(record, key: key, isElement: isElement)
    let recordsBefore = reading.record
    defer {
      if purpose == .readRows, JSONContext.holdsRows(record) {
        reading.pages.see(record, rows: reading.record - recordsBefore)
      }
    }
    for child in record.children() {
      let name = record.key(of: child)
      let folded = FieldNames.fold(name)
      guard !FieldNames.noRows.contains(folded) else { continue }
      // A list of all beside the lists of booked and pending ones repeats them.
      if folded == "all", record.member("booked") != nil { continue }
      switch record[child].kind {
      case .object, .array:
        visit(record.place(of: child), key: name, inner, into: &reading)
      case .string:
        guard record[child].isFolded || record[child].content.count > 20 else { continue }
        // HAR 1.2, "content": `encoding` says how `text` is written.
        let isBase64 =
          folded == "text" && record.string(record.member("encoding"))?.lowercased() == "base64"
        if isBase64 {
          visitString(record.place(of: child), inner, isBase64: true, into: &reading)
        } else {
          visit(record.place(of: child), key: name, inner, into: &reading)
        }
      default: continue
      }
    }
  }

  /// Reads an object that is a transaction itself: converters of XML write a list of one so, and
  /// interfaces the answer to a question for one; false where it is none.
  private func readSingle(
    _ place: JSONPlace, _ record: JSONRecord, _ key: String, _ context: JSONContext,
    into reading: inout JSONReading
  ) -> Bool {
    let folded = FieldNames.fold(key)
    let isNamed = ["transaction", "transactions", "txn", "txns"].contains(folded)
    // One line of an object a line is the whole text.
    let isWhole = key.isEmpty && !JSONContext.holdsRows(record)
    guard isNamed || isWhole || RecordShapes.shape(of: [record]) != nil else { return false }
    return readList(
      JSONElements(ofValueAt: place), [record], folded, context.entering(arrayUnder: key),
      into: &reading)
  }

  /// Notes the accounts that stand beside a list of transactions.
  private func listAccounts(_ record: JSONRecord, into reading: inout JSONReading) {
    guard JSONContext.holdsRows(record) else { return }
    for name in ["accounts", "Accounts", "account"] as [StaticString] {
      guard let node = record.member(name), record[node].kind == .array else { continue }
      var elements = JSONElements(ofArrayAt: record.place(of: node))
      var account = JSONRecord(of: document)
      while var place = elements.next(document) {
        let isWhole = account.loadFolded(at: &place, of: document)
        elements.passed(to: place)
        guard isWhole, account.kind == .object else { continue }
        reading.list(AccountFacts(account, 0, trustsID: true))
      }
    }
  }

  /// Hands on what SimpleFIN says went wrong with one of its accounts (`errors`, `errlist`).
  private func noteErrors(_ record: JSONRecord, into reading: inout JSONReading) {
    guard record.member("accounts") != nil,
      let list = record.member("errlist") ?? record.member("errors"),
      record[list].kind == .array
    else { return }
    for error in record.children(of: list).prefix(100) {
      guard let text = record.string(error) ?? record.string(record.member("msg", of: error)) else {
        continue
      }
      let location = SourceLocation(file: reading.options.path, line: record[error].line)
      let fact = JSONFileFact.errorOfSource(text)
      reading.warnings.append(Diagnostic(.warning, fact, at: location))
    }
  }

  /// What an interface says went wrong in place of an answer, or beside an empty one.
  private static func errorOfAnswer(_ record: JSONRecord) -> String? {
    let names: [StaticString] = [
      "error_description", "error_message", "errorMessage", "error", "errors",
    ]
    for name in names {
      guard let node = record.member(name) else { continue }
      let element = record[node].kind == .array ? record.children(of: node).first : node
      guard let element else { continue }
      let words: [StaticString] = ["message", "msg", "description", "detail", "title", "code"]
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
  private func visitString(
    _ place: JSONPlace, _ context: JSONContext, isBase64: Bool = false,
    into reading: inout JSONReading
  ) {
    var record = JSONRecord(of: document)
    var end = place
    guard depth < Self.embeddingLimit, record.load(at: &end, of: document),
      var whole = record.string(0)
    else {
      return
    }
    if isBase64 {
      guard let bytes = Base64.bytes(whole.utf8) else { return }
      whole = String(decoding: bytes, as: UTF8.self)
    }
    let text = whole.drop(while: \.isWhitespace)
    if text.hasPrefix("{") || text.hasPrefix("[") {
      let limits = reading.options.limits
      guard let inner = try? JSONDocument(Array(text.utf8), nesting: limits.nesting) else { return }
      let span =
        host
        ?? SourceSpan(
          line: place.line, offset: place.offset, length: end.offset - place.offset)
      JSONWalk(inner, for: purpose, host: span, depth: depth + 1).run(into: &reading)
    } else if purpose == .readRows, let statement = EmbeddedStatement(text, reading.options) {
      let span =
        host
        ?? SourceSpan(
          line: place.line, offset: place.offset, length: end.offset - place.offset)
      reading.embedded.append(statement.file(at: span))
    }
  }

  private func readArray(
    _ elements: JSONElements, key: String, _ context: JSONContext,
    into reading: inout JSONReading
  ) {
    let folded = FieldNames.fold(key)
    guard !FieldNames.noRows.contains(folded) else { return }
    let inner = context.entering(arrayUnder: key)
    let sample = ListSample(elements, of: document)
    if sample.objects.isEmpty {
      if sample.holdsArrays {
        visitElements(elements, key: key, context, into: &reading)
      } else {
        noteEmptyList(elements, folded, inner, into: &reading)
      }
    } else if !readList(elements, sample.objects, folded, inner, into: &reading) {
      // What begins with other objects may still be a list of transactions.
      let second = ListSample(sample.rest, of: document).objects
      guard !second.isEmpty, readList(elements, second, folded, inner, into: &reading) else {
        noteOtherList(sample.objects, key, into: &reading)
        return visitElements(elements, key: key, context, into: &reading)
      }
    }
  }

  /// Reads the array by what the sampled objects tell that it is; false where they tell nothing.
  private func readList(
    _ elements: JSONElements, _ sample: [JSONRecord], _ folded: String, _ context: JSONContext,
    into reading: inout JSONReading
  ) -> Bool {
    let batch = RecordBatch(document, host: host, purpose: purpose)
    if let shape = RecordShapes.shape(of: sample) {
      noteHeader(sample, into: &reading)
      batch.read(elements, as: shape.init(), in: context, into: &reading)
    } else if let generic = GenericShape(
      sample, under: folded, profile: reading.options.profile)
    {
      noteHeader(sample, into: &reading)
      batch.read(elements, as: generic, in: context, into: &reading)
    } else {
      return false
    }
    return true
  }

  /// Remembers a list that may be one of transactions, for the case that none is found.
  private func noteOtherList(
    _ sample: [JSONRecord], _ key: String, into reading: inout JSONReading
  ) {
    guard purpose == .readRows, reading.otherList == nil, let first = sample.first,
      key.isEmpty || FieldNames.isRowList(FieldNames.fold(key))
    else { return }
    let names = first.children(of: first.innermost).map { first.key(of: $0) }
    let line = host?.line ?? first.place(of: 0).line
    let fact = JSONFileFact.listWithoutDates(name: key, fields: names)
    reading.otherList = Diagnostic(
      .error, fact, at: SourceLocation(file: reading.options.path, line: line))
    reading.otherListIsPlain =
      FieldNames.isPlainRowList(FieldNames.fold(key)) && !JSONContext.holdsRows(first)
  }

  private func noteHeader(_ sample: [JSONRecord], into reading: inout JSONReading) {
    guard reading.header.isEmpty, let first = sample.first else { return }
    reading.header = first.children(of: first.innermost).map { first.key(of: $0) }
  }

  private func noteEmptyList(
    _ elements: JSONElements, _ folded: String, _ context: JSONContext,
    into reading: inout JSONReading
  ) {
    var rest = elements
    guard purpose == .readRows, FieldNames.isRowList(folded), context.leftOut == nil,
      rest.next(document) == nil
    else { return }
    // A list under another name of entries says something only inside an account.
    guard
      FieldNames.isPlainRowList(folded)
        || context.account != nil && FieldNames.entryLists.contains(folded)
    else { return }
    reading.hasRowList = true
    if context.account != nil { _ = reading.group(ofAccount: nil, in: context) }
  }

  private func visitElements(
    _ elements: JSONElements, key: String, _ context: JSONContext,
    into reading: inout JSONReading
  ) {
    var elements = elements
    var record = JSONRecord(of: document)
    while let place = elements.next(document) {
      visit(place, key: key, isElement: true, context, into: &reading)
      var end = place
      _ = record.loadFolded(at: &end, of: document)
      elements.passed(to: end)
    }
  }
}
