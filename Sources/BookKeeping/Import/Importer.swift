import StatementFormats
import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads files for import and decides what each is, without changing the book.
struct Importer {
  let paths: BookPaths
  let configuration: BookConfiguration
  let history: History
  /// The headers that cards had before this import: files that come together don't judge each
  /// other, so that their order says nothing.
  let headers: HeaderMemory
  var choice: CardChoice
  /// Those of the file that is being taken.
  var options: ImportOptions
  /// Whether the contents are to be kept.
  let archives: Bool
  private(set) var batch = ImportBatch()
  /// The content hash of each file that was read, by its shown path.
  private(set) var hashes: [String: String] = [:]
  /// Of each archive that was unpacked, by its shown path: the hashes of the members that are in
  /// the book.
  private(set) var members: [String: [String]] = [:]
  /// The contents of the batch, on their way into the archive.
  private(set) var archived: [Archive.Written] = []
  private let limits = ReadingLimits()
  let shownPaths: [String: String]
  /// The imports that count by the hash of their content.
  let imports: [String: [ImportFact]]
  let undone: UndoneFiles
  /// Files whose card only a number in their names can tell, once all others have come.
  private var postponed: [Postponed] = []
  /// What files tell of their cards that wait for want of an account.
  private(set) var hints: [CardHint] = []

  init(book: Book, options: ImportOptions) {
    paths = book.paths
    configuration = book.configuration
    history = book.history
    headers = HeaderMemory(book.history)
    choice = book.session.cardChoice()
    self.options = options
    archives = !options.isDryRun && !book.session.isInMemory
    shownPaths = history.shownPaths
    imports = Dictionary(grouping: history.liveImports.map(\.fact), by: \.hash)
    undone = UndoneFiles(history)
  }

  /// Takes one file: its outcome is added to the batch.
  ///
  /// - Parameters:
  ///   - path: Where it lies.
  ///   - isNamed: Whether a person named the file; a file found in the inbox that is known by
  ///     content and path is passed over without a word.
  mutating func take(_ path: String, isNamed: Bool) throws(BookError) {
    try take(
      fileAt: path, shown: paths.shown(path),
      inboxPath: FilePath(path).relative(to: paths.statements), isNamed: isNamed)
  }

  /// The same by another path than that where it lies.
  mutating func take(
    fileAt path: String, shown: String, inboxPath: String?, isNamed: Bool
  ) throws(BookError) {
    if let status = FileAccess.status(path), status.kind != .file {
      refuse(shown, because: ImportFileFact.notAFile(isFolder: status.kind == .folder))
      return
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileAccess.read(path)
    } catch {
      // A name that is no UTF-8 was mended for showing, and no longer names the file.
      refuse(
        shown,
        because: shown.contains("\u{FFFD}")
          ? ImportFileFact.nameIsNoUTF8
          : error.number == ENOENT
            ? InputFileFact.missing : FileFact(error: error) as any DiagnosticFact)
      return
    }
    try take(bytes, shown: shown, inboxPath: inboxPath, isNamed: isNamed)
  }

  /// Tells of what lies in the inbox and can't be read at all.
  mutating func refuse(_ shown: String, because fact: any DiagnosticFact) {
    hashes[shown] = ""
    finish(shown, .unreadable(Diagnostic(.error, fact, at: SourceLocation(file: shown))))
  }

  /// Takes the content of a file, or the members of an archive.
  ///
  /// - Parameters:
  ///   - shown: Its path for answers and for the journal.
  ///   - inboxPath: Its path below `Statements/`, where it lies there.
  mutating func take(
    _ bytes: [UInt8], shown: String, inboxPath: String?, isNamed: Bool
  ) throws(BookError) {
    let container = bytes.count <= limits.fileBytes ? FileParts(bytes, path: shown) : nil
    let hash = Archive.hash(bytes)
    hashes[shown] = hash
    guard var parts = container else {
      try takeStatement(
        bytes, hash: hash, shown: shown, inboxPath: inboxPath, isNamed: isNamed, isMember: false)
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
          inboxPath: inboxPath.map { place(of: part.path, in: $0) }, isNamed: isNamed,
          isMember: true)
        if batch.outcome.files.dropFirst(before).allSatisfy(\.isInBook) { found.append(hash) }
      case .skipped(let reason):
        finish(part.path, withoutStatement(reason, part.path, isNamed: false))
      case .unreadable(let reason): finish(part.path, .unreadable(reason))
      }
    }
    members[shown] = found
  }

  /// A file that was read and is to be read again when all others have been.
  private struct Postponed {
    var bytes: [UInt8]
    var hash: String
    var shown: String
    var inboxPath: String?
    var isNamed: Bool
    var options: ImportOptions
  }

  /// Takes the files that had to wait for the others, so that their order says nothing.
  mutating func takePostponed() throws(BookError) {
    let files = postponed
    postponed = []
    for file in files {
      options = file.options
      try read(
        file.bytes, hash: file.hash, shown: file.shown, inboxPath: file.inboxPath,
        isNamed: file.isNamed, mayWait: false)
    }
  }

  private mutating func takeStatement(
    _ bytes: [UInt8], hash: String, shown: String, inboxPath: String?, isNamed: Bool,
    isMember: Bool
  ) throws(BookError) {
    if options.card == nil, options.cardByAccount.isEmpty,
      imports[hash]?.contains(where: { $0.path == shown }) == true
    {
      if isNamed {
        finish(shown, .known(as: shown), hash: hash)
      } else {
        batch.outcome.knownFiles += 1
      }
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
    try read(
      bytes, hash: hash, shown: shown, inboxPath: inboxPath, isNamed: isNamed && !isMember,
      mayWait: !isMember)
  }

  /// - Parameter mayWait: Whether it may be taken once all other files have been.
  private mutating func read(
    _ bytes: [UInt8], hash: String, shown: String, inboxPath: String?, isNamed: Bool,
    mayWait: Bool
  ) throws(BookError) {
    let location = SourceLocation(file: shown)
    var reading = ReadingOptions(path: shown)
    reading.profiles = configuration.profiles
    reading.exporters = configuration.exporters
    reading.limits = options.limits
    if let name = choice.profileName(path: inboxPath ?? "", options: options) {
      reading.profile = configuration.profiles.first { $0.name == name }
    }
    var file = StatementReader.read(bytes, options: reading)
    if let answered = answered(file, reading, inboxPath, shown) {
      reading.profile = answered
      file = StatementReader.read(bytes, options: reading)
    }
    let asking = (file: file, reading: reading)
    let before = readAsBefore(file, bytes, reading)
    if let before { (file, reading) = (before.file, before.reading) }
    var imported = ImportedFile(path: shown, outcome: .imported([]))
    imported.rejected = file.rejected
    imported.leftOut = file.leftOut
    imported.warnings = file.warnings
    imported.hash = hash
    imported.keepsAnswers = keepsAnswers(file)
    if let before {
      imported.readAs = before.answer.file
      imported.warnings.append(
        Diagnostic(.note, ImportFileFact.readAsBefore(before.answer.file), at: location))
    }
    if options.explains { imported.answers = RowAnswer.unread(file, bytes, options: reading) }
    switch file.outcome {
    case .ambiguous(let questions):
      imported.outcome = .waiting(questions)
      imported.advice = ProfileAdvice.yaml(for: file, named: profileName(inboxPath, shown))
    case .noStatement(let reason):
      imported.outcome = withoutStatement(reason, shown, isNamed: isNamed)
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
        profileCard: profileCard(used), readsName: !mayWait, options: options)
      {
      case .failure(let question):
        if question.hangsOnOthers, mayWait {
          postponed.append(
            Postponed(
              bytes: bytes, hash: hash, shown: shown, inboxPath: inboxPath, isNamed: isNamed,
              options: options))
          return
        }
        imported.outcome = .waiting([question.diagnostic])
        if case .unknown(let numbers, _)? = question.diagnostic.fact as? CardFact,
          let hint = CardHint(shown, inboxPath: inboxPath, numbers: numbers, file: file)
        {
          hints.append(hint)
        }
      case .success(let chosen):
        let read = file.statements
        let (fact, sums) = fact(
          of: file, read, hash: hash, shown: shown, bytes: bytes.count, profile: used,
          chosen: chosen)
        if let before, !before.answer.cards.isSuperset(of: fact.statements.map { CardID($0.card) }),
          case .ambiguous(let questions) = asking.file.outcome
        {
          // What was said of another card's files says nothing of this one's.
          (file, reading) = asking
          imported = ImportedFile(path: shown, outcome: .waiting(questions))
          imported.hash = hash
          imported.advice = ProfileAdvice.yaml(for: file, named: profileName(inboxPath, shown))
        } else if let known = knownName(fact) {
          imported = ImportedFile(path: shown, outcome: .known(as: known))
          imported.hash = hash
        } else if let cut = cutImport(fact) {
          imported.outcome = .waiting([Diagnostic(.error, cut, at: location)])
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
          try stage(fact, read, sums, bytes: bytes, chosen: chosen)
        }
      }
    }
    if case .waiting(let questions) = imported.outcome, let known = knownContent(hash),
      !questions.contains(where: { $0.fact.code == ImportFileFact.cutPathCode })
    {
      imported = ImportedFile(path: shown, outcome: .known(as: known))
    }
    if case .waiting(let questions) = imported.outcome, options.explains {
      imported.asked = asked(questions, file, bytes, reading)
    }
    batch.outcome.files.append(imported)
  }

  private mutating func stage(
    _ fact: ImportFact, _ read: [Statement], _ sums: [StatementSums], bytes: [UInt8],
    chosen: [CardChoice.Chosen]
  ) throws(BookError) {
    // It is kept with that of all other files before the journal speaks of any.
    if archives {
      try BookError.wrap { () throws(FileError) in
        archived.append(
          try Archive(paths: paths).write(bytes, hash: fact.hash, fileExtension: fact.ext))
      }
    }
    for (key, statement) in zip(keys(of: fact), read) { batch.read[key] = statement }
    batch.add(
      .init(place: batch.outcome.files.count, fact: fact, sums: sums, chosen: chosen))
  }

  /// Hands over the statements that were read, and lets them go.
  mutating func handOver() -> ReadStatements {
    defer { batch.read = [:] }
    return ReadStatements(batch.read)
  }

  private mutating func finish(
    _ shown: String, _ outcome: ImportedFile.Outcome, hash: String? = nil
  ) {
    var file = ImportedFile(path: shown, outcome: outcome)
    file.hash = hash
    batch.outcome.files.append(file)
  }
}
