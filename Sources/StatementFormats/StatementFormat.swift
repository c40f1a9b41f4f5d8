import StatementModel

/// One family of statement files.
///
/// A new one is a folder, and a line in `StatementReader.formats`.
protocol StatementFormat: SendableMetatype {
  /// The name in answers: `csv`.
  static var name: String { get }

  /// Whether the content looks like this format; judged from the content alone, never the name.
  /// The formats are asked in the order of `StatementReader.formats`; the first to claim reads.
  static func claims(_ head: FileHead) -> Bool

  /// Reads the file. Never throws: what is wrong stands in the answer.
  static func read(_ bytes: [UInt8], options: ReadingOptions) -> StatementFile

  /// The text that the places of its records count in.
  ///
  /// - Parameter encoding: That in which the file was read.
  static func source(
    _ bytes: [UInt8], encoding: String, options: ReadingOptions
  ) -> SourceText
}

extension StatementFile {
  /// The same with summaries in place of statements: what each of them amounts to.
  package var summarized: StatementFile {
    var file = self
    file.summaries = statements.map(StatementSummary.init)
    file.statements = []
    return file
  }
}

/// The beginning of a file, for deciding its format.
struct FileHead {
  /// Up to 64 KiB of the file's bytes as they are.
  let bytes: [UInt8]
  /// The same decoded to UTF-8 as far as detection could tell, without byte order mark.
  let text: [UInt8]
}

/// The door of the room: bytes in, statements out.
package enum StatementReader {
  /// Counted up whenever the same bytes may give other rows: files that were imported before are then
  /// held against what they gave.
  package static let version = "5"

  /// The formats, asked in this order.
  static let formats: [any StatementFormat.Type] = [
    XLSXFormat.self, SpreadsheetMLFormat.self, OFXFormat.self, CAMTFormat.self, JSONFormat.self,
    MT940Format.self,
    QIFFormat.self,
    HTMLFormat.self, CSVFormat.self,
  ]

  /// Reads a statement file's content.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - options: The path to show in messages, profiles, limits.
  /// - Returns: Statements and everything that became none; every outcome is an answer, not an
  ///   error.
  package static func read(_ bytes: [UInt8], options: ReadingOptions) -> StatementFile {
    if let refusal = refusal(ofSize: bytes.count, options: options) { return refusal }
    let location = SourceLocation(file: options.path)
    guard !isBlank(bytes) else {
      return StatementFile(.noStatement(Diagnostic(.error, FormatFact.empty, at: location)))
    }
    let head = FileHead.of(bytes)
    for format in formats where format.claims(head) {
      let read = { format.read(bytes, options: $0) }
      return FurtherQuestions.added(to: read(options), options, read: read)
    }
    return StatementFile(.noStatement(Diagnostic(.error, FormatFact.noKnownFormat, at: location)))
  }

  /// The answer to a file of more bytes than are read; nothing where it may be read.
  package static func refusal(ofSize bytes: Int, options: ReadingOptions) -> StatementFile? {
    let limit = options.limits.fileBytes
    guard bytes > limit else { return nil }
    let fact = FormatFact.fileTooLarge(bytes: bytes, limit: limit)
    let location = SourceLocation(file: options.path)
    return StatementFile(.unreadable(Diagnostic(.error, fact, at: location)))
  }

  /// Whether there is nothing but blanks, after a byte order mark perhaps.
  private static func isBlank(_ bytes: [UInt8]) -> Bool {
    let marks: [[UInt8]] = [[0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF]]
    let mark = marks.first { bytes.starts(with: $0) } ?? []
    return bytes.dropFirst(mark.count).allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }
}

extension FileHead {
  /// How many bytes decide the format.
  static let size = 64 << 10

  static func of(_ bytes: [UInt8]) -> FileHead {
    let head = Array(bytes.prefix(size))
    return FileHead(bytes: head, text: TextDecoding.decode(head).text)
  }
}
