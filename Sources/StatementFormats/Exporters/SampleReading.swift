import StatementModel

/// What is read in the sample of an exporter's entry, by that entry.
package struct SampleReading {
  package let file: StatementFile

  package init(_ exporter: StatementProfile) {
    var options = ReadingOptions(path: exporter.name)
    options.exporters = ExporterLibrary(own: [exporter])
    file = StatementReader.read(Array(Self.text(of: exporter).utf8), options: options)
  }

  /// Whether the file was known for the exporter's.
  package var isRecognised: Bool { file.decisions.contains { $0.subject == "exporter" } }

  /// The rows, a line each: `2026-03-04 -12.34 USD Corner A`.
  package var lines: [String] {
    file.statements.flatMap { statement in
      statement.rows.map { row in
        var words = ["\(row.keyDate)", "\(row.amount)"]
        if let currency = row.currency ?? statement.currency { words.append(currency.code) }
        if !row.description.isEmpty { words.append(row.description) }
        if row.status == .pending { words.append("pending") }
        return words.joined(separator: " ")
      }
    }
  }

  /// A file with the rows of the sample under the exporter's header.
  private static func text(of exporter: StatementProfile) -> String {
    if !exporter.members.isEmpty { return "[\(exporter.sample.joined(separator: ",\n"))]\n" }
    if !exporter.shape.isEmpty { return exporter.sample.map { $0 + "\n" }.joined() }
    let delimiter = delimiter(of: exporter)
    let header = exporter.headerContains.map { cell in
      let isPlain = !cell.utf8.contains { $0 == delimiter || $0 == UInt8(ascii: "\"") }
      return isPlain ? cell : "\"\(cell.replacing("\"", with: "\"\""))\""
    }
    let separator = String(UnicodeScalar(delimiter))
    let lines = [header.joined(separator: separator)] + exporter.sample
    return lines.filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
  }

  /// What parts the cells of the sample: under it the first row has as many as the header, and
  /// perhaps an empty one behind them.
  private static func delimiter(of exporter: StatementProfile) -> UInt8 {
    if let said = exporter.delimiter { return said }
    let row = Array((exporter.sample.first ?? "").utf8)
    let count = exporter.headerContains.count
    let fits = DelimiterDetection.candidates.first { candidate in
      let scanner = RecordScanner(delimiter: candidate, limits: .highest)
      return (try? scanner.table(row))?.records.first.map {
        (count...count + 1).contains($0.fieldCount)
      } ?? false
    }
    return fits ?? DelimiterDetection.candidates[0]
  }
}
