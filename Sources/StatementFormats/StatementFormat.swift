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

  /// Reads the file for what it amounts to: the same answer as `read` gives, with summaries in
  /// place of statements, in memory that does not grow with the number of rows.
  ///
  /// A format that does not say otherwise reads the whole.
  static func inspect(
    _ input: StatementInput, options: ReadingOptions
  ) throws(StatementInput.Failure) -> StatementFile
}

extension StatementFormat {
  static func inspect(
    _ input: StatementInput, options: ReadingOptions
  ) throws(StatementInput.Failure) -> StatementFile {
    read(try input.wholeContent(), options: options).summarized
  }
}

extension StatementFile {
  /// The same with summaries in place of statements.
  var summarized: StatementFile {
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
  package static let version = "2"

  /// The formats, asked in this order.
  static let formats: [any StatementFormat.Type] = [
    OFXFormat.self, CAMTFormat.self, JSONFormat.self, MT940Format.self, QIFFormat.self,
    CSVFormat.self,
  ]

  /// Reads a statement file's content.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - options: The path to show in messages, profiles, limits.
  /// - Returns: Statements and everything that became none; every outcome is an answer, not an
  ///   error.
  package static func read(_ bytes: [UInt8], options: ReadingOptions) -> StatementFile {
    let location = SourceLocation(file: options.path)
    guard bytes.count <= options.limits.fileBytes else {
      let fact = FormatFact.fileTooLarge(bytes: bytes.count, limit: options.limits.fileBytes)
      return StatementFile(.unreadable(Diagnostic(.error, fact, at: location)))
    }
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

  /// Reads a statement file's content for what it amounts to; the answer of `read` with summaries
  /// in place of statements.
  package static func inspect(_ input: StatementInput, options: ReadingOptions) -> StatementFile {
    let location = SourceLocation(file: options.path)
    guard input.byteCount <= options.limits.fileBytes else {
      let fact = FormatFact.fileTooLarge(bytes: input.byteCount, limit: options.limits.fileBytes)
      return StatementFile(.unreadable(Diagnostic(.error, fact, at: location)))
    }
    do throws(StatementInput.Failure) {
      let head = FileHead.of(try input.bytes(at: 0, upTo: FileHead.size))
      if isBlank(head.bytes) {
        // What looks empty from its beginning is small, or a curiosity: it is read whole.
        return read(try input.wholeContent(), options: options).summarized
      }
      for format in formats where format.claims(head) {
        let file = try format.inspect(input, options: options)
        return try FurtherQuestions.added(to: file, options) {
          (told) throws(StatementInput.Failure) in try format.inspect(input, options: told)
        }
      }
    } catch {
      var diagnostic = error.diagnostic
      diagnostic.location = diagnostic.location ?? location
      return StatementFile(.unreadable(diagnostic))
    }
    return StatementFile(.noStatement(Diagnostic(.error, FormatFact.noKnownFormat, at: location)))
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
