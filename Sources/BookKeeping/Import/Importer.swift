import BookIndex
import StatementFormats
import StatementModel

/// Files on their way into the book: read, their cards chosen, nothing written yet.
struct ImportBatch {
  /// One file that is ready.
  struct Ready {
    var place: Int
    var fact: ImportFact
    var statements: [Statement]
    var chosen: [CardChoice.Chosen]
  }

  var outcome = ImportOutcome()
  var ready: [Ready] = []
  var read: [StatementKey: Statement] = [:]
}

/// Reads files for import and decides what each is, without changing the book.
struct Importer {
  let paths: BookPaths
  let configuration: BookConfiguration
  let history: History
  /// The headers that cards had before this import: files that come together don't judge each
  /// other, so that their order says nothing.
  private let headers: HeaderMemory
  var choice: CardChoice
  let options: ImportOptions
  private(set) var batch = ImportBatch()
  /// The content hash of each file that was read, by its shown path.
  private(set) var hashes: [String: String] = [:]
  /// Of each archive that was unpacked, by its shown path: the hashes of the members that are in
  /// the book.
  private(set) var members: [String: [String]] = [:]
  private let limits = ReadingLimits()
  private let shownPaths: [String: String]
  private let pathsByHash: [String: Set<String>]
  private let undone: UndoneFiles

  init(book: Book, options: ImportOptions) {
    paths = book.paths
    configuration = book.configuration
    history = book.history
    headers = HeaderMemory(book.history)
    choice = book.cardChoice()
    self.options = options
    shownPaths = history.shownPaths
    pathsByHash = Dictionary(
      grouping: history.liveImports, by: { $0.fact.hash }
    ).mapValues { Set($0.map(\.fact.path)) }
    undone = UndoneFiles(history)
  }

  /// Takes one file: its outcome is added to the batch.
  ///
  /// - Parameters:
  ///   - path: Where it lies.
  ///   - isNamed: Whether a person named the file; a file found in the inbox that is known by
  ///     content and path is passed over without a word.
  mutating func take(_ path: String, isNamed: Bool) throws(BookError) {
    let shown = paths.shown(path)
    let location = SourceLocation(file: shown)
    if let status = FileAccess.status(path), status.kind != .file {
      hashes[shown] = ""
      let fact = ImportFileFact.notAFile(isFolder: status.kind == .folder)
      finish(shown, .unreadable(Diagnostic(.error, fact, at: location)))
      return
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileAccess.read(path)
    } catch {
      hashes[shown] = ""
      // A name that is no UTF-8 was mended for showing, and no longer names the file.
      let fact: any DiagnosticFact =
        shown.contains("\u{FFFD}") ? ImportFileFact.nameIsNoUTF8 : FileFact(error: error)
      finish(shown, .unreadable(Diagnostic(.error, fact, at: location)))
      return
    }
    let inbox = paths.statements + "/"
    let inboxPath = path.hasPrefix(inbox) ? String(path.dropFirst(inbox.utf8.count)) : nil
    try take(bytes, shown: shown, inboxPath: inboxPath, isNamed: isNamed)
  }

  /// Takes the content of a file, or the members of an archive.
  ///
  /// - Parameters:
  ///   - shown: Its path for answers and for the journal.
  ///   - inboxPath: Its path below `Statements/`, where it lies there.
  mutating func take(
    _ bytes: [UInt8], shown: String, inboxPath: String?, isNamed: Bool
  ) throws(BookError) {
    let hash = Archive.hash(bytes)
    hashes[shown] = hash
    guard bytes.count <= limits.fileBytes, var parts = FileParts(bytes, path: shown) else {
      try takeStatement(bytes, hash: hash, shown: shown, inboxPath: inboxPath, isNamed: isNamed)
      return
    }
    var found: [String] = []
    while let part = parts.next() {
      switch part.content {
      case .bytes(let content):
        let hash = Archive.hash(content)
        let before = batch.outcome.files.count
        try takeStatement(
          content, hash: hash, shown: part.path,
          inboxPath: inboxPath.map { place(of: part.path, in: $0) }, isNamed: isNamed)
        if batch.outcome.files.dropFirst(before).allSatisfy(\.isInBook) { found.append(hash) }
      case .skipped(let reason): finish(part.path, .skipped(reason))
      case .unreadable(let reason): finish(part.path, .unreadable(reason))
      }
    }
    members[shown] = found
  }

  /// Where a member lies for the choice of its card: beside its archive, since folders in an
  /// archive name no cards; where only the archive's own path fits a glob, there.
  private func place(of member: String, in archive: String) -> String {
    let folder = archive.split(separator: "/").dropLast()
    let beside = (folder + member.split(separator: "/").suffix(1)).joined(separator: "/")
    return choice.globbed(beside) == nil && choice.globbed(archive) != nil ? archive : beside
  }

  private mutating func takeStatement(
    _ bytes: [UInt8], hash: String, shown: String, inboxPath: String?, isNamed: Bool
  ) throws(BookError) {
    if options.card == nil, options.cardByAccount.isEmpty,
      pathsByHash[hash]?.contains(shown) == true
    {
      if isNamed { finish(shown, .known(as: shown)) } else { batch.outcome.knownFiles += 1 }
      return
    }
    if !isNamed, let earlier = undone.find(hash, at: shown) {
      finish(
        shown,
        .skipped(
          Diagnostic(
            .note, ImportFileFact.undone(earlier.fact.importID), at: SourceLocation(file: shown))))
      return
    }
    try read(bytes, hash: hash, shown: shown, inboxPath: inboxPath)
  }

  private mutating func read(
    _ bytes: [UInt8], hash: String, shown: String, inboxPath: String?
  ) throws(BookError) {
    let location = SourceLocation(file: shown)
    var reading = ReadingOptions(path: shown)
    reading.profiles = configuration.profiles
    reading.limits = options.limits
    if let name = choice.profileName(path: inboxPath ?? "", options: options) {
      reading.profile = configuration.profiles.first { $0.name == name }
    }
    let file = StatementReader.read(bytes, options: reading)
    var imported = ImportedFile(path: shown, outcome: .imported([]))
    imported.rejected = file.rejected
    imported.leftOut = file.leftOut
    imported.warnings = file.warnings
    switch file.outcome {
    case .ambiguous(let questions):
      imported.outcome = .waiting(questions)
      imported.advice = ProfileAdvice.yaml(for: file, named: profileName(inboxPath, shown))
    case .noStatement(let reason): imported.outcome = .skipped(reason)
    case .unreadable(let reason): imported.outcome = .unreadable(reason)
    case .read:
      let used =
        reading.profile
        ?? file.profileName.flatMap { name in
          configuration.profiles.first { $0.name == name }
        }
      var attempt = choice
      switch attempt.choose(
        for: file.statements, path: inboxPath, location: location,
        profileCard: profileCard(used), options: options)
      {
      case .failure(let question):
        imported.outcome = .waiting([question.diagnostic])
      case .success(let chosen):
        let fact = fact(
          of: file, hash: hash, shown: shown, bytes: bytes.count, profile: used, chosen: chosen)
        if let known = knownName(fact) {
          imported = ImportedFile(path: shown, outcome: .known(as: known))
        } else if let change = newHeader(fact) {
          imported.outcome = .waiting([Diagnostic(.error, change, at: location)])
          imported.advice = change.advice(header: fact.header ?? [])
        } else if let clash = CurrencyClash.find(
          file.statements, booked: fact.statements.map { Currency(code: $0.currency) })
        {
          let question = Diagnostic(.error, clash, at: location)
          imported.outcome = .waiting([question])
          var asked = file
          asked.outcome = .ambiguous([question])
          imported.advice = ProfileAdvice.yaml(for: asked, named: profileName(inboxPath, shown))
        } else {
          choice = attempt
          try stage(fact, file: file, bytes: bytes, chosen: chosen)
        }
      }
    }
    if case .waiting = imported.outcome, let known = knownContent(hash) {
      imported = ImportedFile(path: shown, outcome: .known(as: known))
    }
    batch.outcome.files.append(imported)
  }

  /// The name of content that is in the book, where nobody names a card for it: moved to where
  /// nothing tells its card any more, it brings nothing and asks nothing.
  private func knownContent(_ hash: String) -> String? {
    options.card == nil && options.cardByAccount.isEmpty ? shownPaths[hash] : nil
  }

  /// What is new about the header for one of the file's cards, unless a person accepted it.
  private func newHeader(_ fact: ImportFact) -> HeaderChange? {
    guard !options.acceptsNewHeaders, let header = fact.header else { return nil }
    for card in Set(fact.statements.map(\.card)).sorted() {
      let id = CardID(card)
      guard let change = headers.change(header, of: id) else { continue }
      if !choice.acceptedHeaders(of: id).contains(change.fingerprint) { return change }
    }
    return nil
  }

  /// What to call a profile for a file: after the folder of its card, else after itself.
  private func profileName(_ inboxPath: String?, _ shown: String) -> String {
    let parts = (inboxPath ?? shown).split(separator: "/")
    let name = parts.count > 1 ? parts[parts.count - 2] : parts.last ?? "my-bank"
    return String(name.prefix { $0 != "." })
  }

  /// The card that the profile names, or the single one whose configured profile it is.
  private func profileCard(_ profile: StatementProfile?) -> CardID? {
    guard let profile else { return nil }
    if let card = profile.card { return CardID(card) }
    let cards = configuration.cards.filter { $0.profile == profile.name }
    return cards.count == 1 ? cards[0].card.id : nil
  }

  /// The name under which every statement of the file is live for its card already.
  private func knownName(_ fact: ImportFact) -> String? {
    let keys = keys(of: fact)
    let inBatch = Set(batch.read.keys)
    let isKnown = keys.allSatisfy { history.statements[$0] != nil || inBatch.contains($0) }
    guard isKnown else { return nil }
    // A file without statements is known by its import alone.
    if keys.isEmpty {
      let earlier =
        history.liveImports.first { $0.fact.importID == fact.importID }?.fact
        ?? batch.ready.first { $0.fact.importID == fact.importID }?.fact
      return earlier?.path
    }
    return shownPaths[fact.hash] ?? batch.ready.first { $0.fact.hash == fact.hash }?.fact.path
  }

  private func keys(of fact: ImportFact) -> [StatementKey] {
    fact.statements.map {
      StatementKey(fileHash: fact.hash, ordinal: $0.ordinal, card: CardID($0.card))
    }
  }

  private func fact(
    of file: StatementFile, hash: String, shown: String, bytes: Int, profile: StatementProfile?,
    chosen: [CardChoice.Chosen]
  ) -> ImportFact {
    var fact = ImportFact(
      hash: hash, path: shown, ext: Archive.fileExtension(of: shown), bytes: bytes,
      format: file.format, rejected: file.rejected.count,
      statements: zip(file.statements, chosen).enumerated().map { ordinal, pair in
        let (statement, choice) = pair
        let currency =
          statement.currency ?? profile?.currency ?? self.choice.cards[choice.card]?.currency
          ?? configuration.currency
        return StatementFact(
          ordinal: ordinal, card: choice.card.text, account: statement.account,
          type: statement.accountType?.name, currency: currency.code, rows: statement.rows.count)
      },
      profile: profile.map(ProfileRecord.init),
      header: file.format == "csv" ? file.header : nil)
    let count = undone.count(of: fact)
    if count > 0 { fact.again = count }
    return fact
  }

  private mutating func stage(
    _ fact: ImportFact, file: StatementFile, bytes: [UInt8], chosen: [CardChoice.Chosen]
  ) throws(BookError) {
    // Archived before the journal speaks of it; content that is never journaled does no harm.
    if !options.isDryRun {
      try BookError.wrap { () throws(FileError) in
        try Archive(paths: paths).keep(bytes, hash: fact.hash, fileExtension: fact.ext)
      }
    }
    for (key, statement) in zip(keys(of: fact), file.statements) { batch.read[key] = statement }
    batch.ready.append(
      .init(
        place: batch.outcome.files.count, fact: fact, statements: file.statements,
        chosen: chosen))
  }

  private mutating func finish(_ shown: String, _ outcome: ImportedFile.Outcome) {
    batch.outcome.files.append(ImportedFile(path: shown, outcome: outcome))
  }
}

/// What can be wrong with a file that was given for import, before its content is looked at.
enum ImportFileFact: DiagnosticFact {
  case notAFile(isFolder: Bool)
  case nameIsNoUTF8
  /// The import that was taken back.
  case undone(String)

  var code: String {
    switch self {
    case .notAFile: "not-a-file"
    case .nameIsNoUTF8: "name-not-utf8"
    case .undone: "import-undone"
    }
  }
  var summary: String {
    switch self {
    case .notAFile(let isFolder):
      isFolder ? "this is a folder, not a statement file" : "this is no regular file; not opened"
    case .nameIsNoUTF8: "the file's name is not UTF-8"
    case .undone(let id): "its import \(id) was taken back, and stays so"
    }
  }
  var remedy: String? {
    switch self {
    case .notAFile(let isFolder):
      isFolder ? "name the files in it, or drop them into Statements/ and run" : nil
    case .nameIsNoUTF8: "rename the file"
    case .undone(let id):
      "\"daybook imports redo \(id)\" brings it back, and \"daybook import FILE\" reads it anew"
    }
  }
}
