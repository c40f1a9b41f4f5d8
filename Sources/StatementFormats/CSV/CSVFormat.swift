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
    let location = SourceLocation(file: options.path)
    if let kind = BinaryKind.find(bytes) {
      return StatementFile(
        .unreadable(Diagnostic(.error, FormatFact.binary(kind: kind), at: location)))
    }
    let encoding = options.profile?.encoding
    let decoded = TextDecoding.decode(bytes, declared: encoding)
    var reader = CSVReader(decoded, options)
    if let encoding, decoded.isGuess, LegacyEncoding(name: encoding) == nil {
      return StatementFile(
        .unreadable(Diagnostic(.error, CSVFact.unknownEncoding(encoding), at: location)))
    }
    let file = reader.read()
    if options.profile == nil, let name = file.profileName,
      let profile = options.profiles.first(where: { $0.name == name })
    {
      // A profile binds as a whole, whether named or found by its header: delimiter and encoding,
      // too, are then what it says, and the file reads the same when it is read again by it.
      var told = options
      told.profile = profile
      return read(bytes, options: told)
    }
    return file
  }
}

/// Contents that are no text.
enum BinaryKind {
  /// What the bytes are, if they are no text.
  static func find(_ bytes: [UInt8]) -> String? {
    for (kind, magic) in kinds where bytes.starts(with: magic) { return kind }
    if UTF16Decoding.orderByZeros(bytes) != nil || bytes.starts(with: [0xFF, 0xFE])
      || bytes.starts(with: [0xFE, 0xFF])
    {
      return nil
    }
    let head = bytes.prefix(8192)
    let controls = head.count {
      $0 < 0x09 || (0x0E..<0x20).contains($0) && $0 != 0x1A && $0 != 0x1B
    }
    return controls * 50 > head.count ? "binary data" : nil
  }

  private static let kinds: [(String, [UInt8])] = [
    ("a spreadsheet or archive (ZIP, XLSX, ODS)", [0x50, 0x4B, 0x03, 0x04]),
    ("a PDF document", [0x25, 0x50, 0x44, 0x46, 0x2D]),
    ("an old spreadsheet (XLS)", [0xD0, 0xCF, 0x11, 0xE0]),
    ("compressed (gzip)", [0x1F, 0x8B]),
    ("an image (PNG)", [0x89, 0x50, 0x4E, 0x47]),
    ("an image (JPEG)", [0xFF, 0xD8, 0xFF]),
    ("an SQLite database", Array("SQLite format 3".utf8)),
    ("rich text (RTF)", Array("{\\rtf".utf8)),
  ]
}
