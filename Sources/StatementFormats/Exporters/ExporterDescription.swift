import StatementModel

/// What the library knows of one exporter's files, for people to look up.
package struct ExporterDescription: Hashable, Sendable {
  /// `Chase credit card`.
  package var name: String
  /// `account`, `card`, `wallet`, `brokerage` or `program`.
  package var kind: String
  /// The header's cells, the members of an interface's objects, or what columns without header look
  /// like.
  package var header: [String]
  /// Whether further cells may stand among them.
  package var mayHaveMore: Bool
  /// What it decides, as lines of a profile: `outflow: negative`.
  package var decides: [String]
  /// Where the facts were seen.
  package var source: String

  package init(_ exporter: StatementProfile) {
    name = exporter.name
    kind = exporter.kind?.rawValue ?? ""
    header = exporter.headerContains + exporter.members + exporter.shape.map(\.word)
    mayHaveMore = exporter.mayHaveFurtherColumns == true || !exporter.members.isEmpty
    source = exporter.source ?? ""
    decides = []
    if let outflow = exporter.outflow { decides.append("outflow: \(outflow.rawValue)") }
    if let order = exporter.dateOrder { decides.append("dates: \(order.rawValue)") }
    if let mark = exporter.decimalMark { decides.append("decimal: \(mark.rawValue)") }
    if let currency = exporter.currency { decides.append("currency: \(currency.code)") }
    if let fee = exporter.fee { decides.append("fee: \(fee.rawValue)") }
    if !exporter.columns.isEmpty {
      let columns = exporter.columns.sorted { $0.key.rawValue < $1.key.rawValue }.map {
        role, column in
        switch column {
        case .named(let name): "\(role.rawValue): \(YAMLText.scalar(name))"
        case .number(let number): "\(role.rawValue): \(number)"
        }
      }
      decides.append("columns: { \(columns.joined(separator: ", ")) }")
    }
  }
}

extension ExporterLibrary {
  /// What is known of all of them, by name; those of one name in the library's order.
  package var descriptions: [ExporterDescription] {
    all.enumerated().sorted {
      ($0.element.name.lowercased(), $0.offset) < ($1.element.name.lowercased(), $1.offset)
    }.map { ExporterDescription($0.element) }
  }
}
