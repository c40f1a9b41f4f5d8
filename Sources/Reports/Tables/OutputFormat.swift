/// How a list or a report is written out.
package enum OutputFormat: String, Sendable, CaseIterable {
  /// Aligned columns for people at a terminal.
  case table
  /// RFC 4180, with a header line.
  case csv
  /// One JSON array of objects.
  case json
  /// One JSON object a line.
  case ndjson
  /// Markdown as forges read it.
  case md

  /// Whether the format is for programs: flat, with keys and plain values.
  package var isForMachines: Bool {
    switch self {
    case .csv, .json, .ndjson: true
    case .table, .md: false
    }
  }
}
