import StatementModel

/// Statements as tables of text: comma, semicolon, tab or pipe between the cells.
///
/// Nothing is guessed: delimiter, header, columns, date order, decimal mark and sign are decided
/// by evidence from all rows, or asked for. Each decision is kept with its evidence.
enum CSVFormat: StatementFormat {
  static let name = "csv"

  /// Asked last: what is a table at all is found out by reading.
  static func claims(_ head: FileHead) -> Bool { true }

  static func read(_ bytes: [UInt8], options: ReadingOptions) -> StatementFile {
    if let refusal = refusal(bytes, options) { return refusal }
    let bytes = FooterCut.cut(bytes, lines: options.profile?.footerLines ?? 0)
    let plan = TextDecoding.plan(of: bytes, declared: options.profile?.encoding)
    if let refusal = refusal(plan, options) { return refusal }
    let text = CSVText.whole(bytes, plan)
    return read(text, plan, options, keepsRows: true) { read(bytes, options: $0) }
      .warned(try? EncodingCheck.mixed(StatementInput(bytes), plan), plan, options)
  }

  static func inspect(
    _ input: StatementInput, options: ReadingOptions
  ) throws(StatementInput.Failure) -> StatementFile {
    try inspect(input, options: options, InspectionSizes())
  }

  static func inspect(
    _ input: StatementInput, options: ReadingOptions, _ sizes: InspectionSizes
  ) throws(StatementInput.Failure) -> StatementFile {
    if (options.profile?.footerLines ?? 0) > 0 {
      // The end must be known before the beginning is read.
      return read(try input.wholeContent(), options: options).summarized
    }
    let head = try input.bytes(at: 0, upTo: sizes.encodingHead)
    if let refusal = refusal(head, options) { return refusal }
    // What begins as UTF-8 is taken for it until another byte is met.
    var survey: UTF8Survey?
    while true {
      let known = survey
      let declared = options.profile?.encoding
      let plan = try TextDecoding.plan(head: head, declared: declared) {
        (start) throws(StatementInput.Failure) in
        if let known { return known }
        let found = UTF8Survey.of(head, from: start)
        guard head.count < input.byteCount else { return found }
        return found.strayBytes == 0
          ? UTF8Survey() : try UTF8Survey.of(input, from: start)
      }
      if let refusal = refusal(plan, options) { return refusal }
      let text: CSVText
      if input.byteCount > sizes.whole,
        let reader = TextReader(input, plan, blockSize: sizes.block)
      {
        text = .blocks(reader)
      } else {
        text = .whole(try input.wholeContent(), plan)
      }
      var reader = CSVReader(text, plan, options, keepsRows: false, headSize: sizes.head)
      let file: StatementFile
      do throws(CSVReader.Failure) {
        file = try reader.read()
      } catch {
        switch error {
        case .input(let failure): throw failure
        case .encoding:
          survey = try UTF8Survey.of(input, from: plan.start)
          continue
        case .profile(let profile):
          return try inspect(input, options: told(options, profile), sizes)
        }
      }
      if let profile = profile(of: file, options) {
        return try inspect(input, options: told(options, profile), sizes)
      }
      return file.warned(try EncodingCheck.mixed(input, plan), plan, options)
    }
  }

  /// Why a file of these first bytes is not read.
  private static func refusal(_ bytes: [UInt8], _ options: ReadingOptions) -> StatementFile? {
    guard let fact = BinaryKind.find(bytes) else { return nil }
    let location = SourceLocation(file: options.path)
    return StatementFile(.noStatement(Diagnostic(.error, fact, at: location)))
  }

  private static func refusal(_ plan: TextPlan, _ options: ReadingOptions) -> StatementFile? {
    guard let encoding = options.profile?.encoding, plan.isGuess,
      LegacyEncoding(name: encoding) == nil,
      let fact = EncodingCheck.contradiction(encoding, plan, head: [0x80])
    else { return nil }
    let location = SourceLocation(file: options.path)
    return StatementFile(.unreadable(Diagnostic(.error, fact, at: location)))
  }

  private static func read(
    _ text: CSVText, _ plan: TextPlan, _ options: ReadingOptions, keepsRows: Bool,
    again: (ReadingOptions) -> StatementFile
  ) -> StatementFile {
    var reader = CSVReader(text, plan, options, keepsRows: keepsRows)
    do throws(CSVReader.Failure) {
      let file = try reader.read()
      return profile(of: file, options).map { again(told(options, $0)) } ?? file
    } catch {
      switch error {
      case .profile(let profile): return again(told(options, profile))
      case .input(let failure): return StatementFile(.unreadable(failure.diagnostic))
      case .encoding: return again(options)
      }
    }
  }
}

extension StatementFile {
  /// The same with a warning of the line that is in another encoding, if one is.
  fileprivate func warned(
    _ mixed: (line: Int, encoding: String?)?, _ plan: TextPlan, _ options: ReadingOptions
  ) -> StatementFile {
    guard let mixed, !format.isEmpty else { return self }
    var file = self
    let fact = CSVFact.mixedEncodings(file: plan.name, line: mixed.encoding)
    let place = SourceLocation(file: options.path, line: mixed.line)
    if !file.warnings.contains(where: { $0.fact.code == fact.code }) {
      file.warnings.append(Diagnostic(.warning, fact, at: place))
    }
    return file
  }
}

/// How many bytes of a file are looked at for what, where it is read block by block.
struct InspectionSizes {
  /// A file of no more bytes is read whole.
  var whole = CSVHead.firstSize
  /// The beginning from which the encoding is told.
  var encodingHead = TextDecoding.headSize
  /// The beginning of a table in which its columns are looked for first.
  var head = CSVHead.firstSize
  var block = 256 << 10
}

/// A profile binds as a whole, whether named or found by its header: delimiter and encoding, too,
/// are then what it says, and the file reads the same when it is read again by it.
extension CSVFormat {
  private static func profile(
    of file: StatementFile, _ options: ReadingOptions
  ) -> StatementProfile? {
    guard options.profile == nil, let name = file.profileName else { return nil }
    return options.profiles.first { $0.name == name }
  }

  private static func told(
    _ options: ReadingOptions, _ profile: StatementProfile
  ) -> ReadingOptions {
    var told = options
    told.profile = profile
    return told
  }
}

/// Contents that are no text.
enum BinaryKind {
  /// What the bytes are, if they are no text.
  static func find(_ bytes: [UInt8]) -> FormatFact? {
    if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]) { return .oldSpreadsheet }
    for (kind, magic) in kinds where bytes.starts(with: magic) { return .binary(kind: kind) }
    if UTF16Decoding.orderByZeros(bytes) != nil || bytes.starts(with: [0xFF, 0xFE])
      || bytes.starts(with: [0xFE, 0xFF])
    {
      return nil
    }
    let head = bytes.prefix(8192)
    let controls = head.count {
      $0 < 0x09 || (0x0E..<0x20).contains($0) && $0 != 0x1A && $0 != 0x1B
    }
    return controls * 50 > head.count ? .binary(kind: "binary data") : nil
  }

  private static let kinds: [(String, [UInt8])] = [
    ("a spreadsheet or archive (ZIP, XLSX, ODS)", [0x50, 0x4B, 0x03, 0x04]),
    ("a PDF document", [0x25, 0x50, 0x44, 0x46, 0x2D]),
    ("compressed (gzip)", [0x1F, 0x8B]),
    ("an image (PNG)", [0x89, 0x50, 0x4E, 0x47]),
    ("an image (JPEG)", [0xFF, 0xD8, 0xFF]),
    ("an SQLite database", Array("SQLite format 3".utf8)),
    ("rich text (RTF)", Array("{\\rtf".utf8)),
  ]
}
