import StatementModel

/// What the library knows of one exporter's header, for people to look up.
package struct ExporterDescription: Hashable, Sendable {
  /// `Chase credit card`.
  package var name: String
  /// `account`, `card`, `wallet`, `brokerage` or `program`.
  package var kind: String
  /// The header's cells.
  package var header: [String]
  /// Whether further cells may stand among them.
  package var mayHaveMore: Bool
  /// What it decides, as lines of a profile: `outflow: negative`.
  package var decides: [String]
  /// Where the facts were seen.
  package var source: String

  /// All entries, by name; those of one name in the library's order.
  package static var all: [ExporterDescription] {
    ExporterLibrary.all.enumerated().sorted {
      ($0.element.name.lowercased(), $0.offset) < ($1.element.name.lowercased(), $1.offset)
    }.map { ExporterDescription($0.element) }
  }

  private init(_ exporter: KnownExporter) {
    name = exporter.name
    kind = exporter.kind.rawValue
    header = exporter.header
    mayHaveMore = exporter.isBeginning
    source = exporter.source
    decides = []
    if let outflow = exporter.outflow { decides.append("outflow: \(outflow.rawValue)") }
    if let order = exporter.dateOrder { decides.append("dates: \(order.name)") }
    if let mark = exporter.decimalMark { decides.append("decimal: \(mark.rawValue)") }
    if let currency = exporter.currency { decides.append("currency: \(currency.code)") }
    if !exporter.columns.isEmpty {
      let columns = exporter.columns.sorted { $0.key.rawValue < $1.key.rawValue }.map {
        "\($0.key.rawValue): \(YAMLText.scalar($0.value))"
      }
      decides.append("columns: { \(columns.joined(separator: ", ")) }")
    }
  }
}
