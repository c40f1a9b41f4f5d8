import StatementModel

/// A statement in another format that stands in a string of a JSON file, as interfaces of banks
/// hand on camt and MT940 messages.
struct EmbeddedStatement {
  private let format: any StatementFormat.Type
  private let bytes: [UInt8]
  private let options: ReadingOptions

  /// Nothing where no format claims the text.
  init?(_ text: Substring, _ options: ReadingOptions) {
    let bytes = Array(text.utf8)
    let head = FileHead(bytes: Array(bytes.prefix(FileHead.size)), text: bytes)
    // A table could be any text at all.
    let formats = StatementReader.formats.filter { $0.name != CSVFormat.name }
    guard let format = formats.first(where: { $0.name != JSONFormat.name && $0.claims(head) })
    else { return nil }
    self.format = format
    self.bytes = bytes
    self.options = options
  }

  /// Reads the text.
  ///
  /// - Parameter span: The place of the string in the JSON, which is then that of all its rows.
  func file(at span: SourceSpan) -> StatementFile {
    var file = format.read(bytes, options: options)
    for statement in file.statements.indices {
      file.statements[statement].rows.changePlaces { $0.span = span }
    }
    for row in file.rejected.indices {
      file.rejected[row].span = span
      file.rejected[row].column = nil
    }
    for row in file.leftOut.indices { file.leftOut[row].span = span }
    let name = format.name
    file.format = name
    file.decisions.insert(
      ReadingDecision("format", name, because: "a string of the JSON holds a statement in it"),
      at: 0)
    return file
  }

  /// The statements of all files in one; the first that isn't read speaks for all.
  static func joined(_ files: [StatementFile]) -> StatementFile? {
    guard var joined = files.first else { return nil }
    for file in files {
      guard case .read = file.outcome else { return file }
    }
    // Rows are counted on from one text to the next.
    var records = Self.lastRecord(joined)
    for file in files.dropFirst() {
      var file = file
      for statement in file.statements.indices {
        file.statements[statement].rows.changePlaces {
          $0.record = UInt32(clamping: Int($0.record) + records)
        }
      }
      for row in file.rejected.indices { file.rejected[row].record += records }
      for row in file.leftOut.indices { file.leftOut[row].record += records }
      records = max(records, Self.lastRecord(file))
      joined.statements += file.statements
      joined.rejected += file.rejected
      joined.leftOut += file.leftOut
      joined.warnings += file.warnings
      for decision in file.decisions where !joined.decisions.contains(decision) {
        joined.decisions.append(decision)
      }
    }
    return joined
  }

  private static func lastRecord(_ file: StatementFile) -> Int {
    let rows = file.statements.lazy.flatMap(\.rows.places).map { Int($0.record) }.max() ?? 0
    let others = (file.rejected.lazy.map(\.record).max() ?? 0, file.leftOut.last?.record ?? 0)
    return max(rows, others.0, others.1)
  }
}
