import StatementModel

/// The exporters whose files are known without a profile: a person's own, and those that are shipped.
///
/// An entry states a convention that the exporter keeps in all its files. It is asked only for what
/// a file leaves open: a running balance, a direction in the row and dates that have one reading
/// are evidence, and evidence goes first. What a person's profile says binds over it.
///
/// Where two exporters write the same header and differ in the sign, an entry decides no sign.
package struct ExporterLibrary: Sendable {
  /// A person's own, which go before those that are shipped.
  private let own: ExporterIndex

  package init(own: [StatementProfile] = []) { self.own = ExporterIndex(own) }

  private static let shipped = ExporterIndex(
    ExporterFile.shipped.flatMap { ExporterFile.entries($0.text) })

  /// All of them, a person's own first.
  package var all: [StatementProfile] { own.exporters + Self.shipped.exporters }

  /// The exporter that writes this header, or nothing.
  func find(header: [String]) -> StatementProfile? {
    own.find(header: header) ?? Self.shipped.find(header: header)
  }

  /// The interface that writes objects with such members.
  func find(members: Set<String>) -> StatementProfile? {
    own.find(members: members) ?? Self.shipped.find(members: members)
  }

  /// The exporter that writes such rows under no header, or nothing.
  func find(rows: HeadlessRows) -> StatementProfile? {
    own.find(rows: rows) ?? Self.shipped.find(rows: rows)
  }

  /// The record that is an exporter's header, of words that nothing else would know for one.
  func header(of table: Table, in records: Range<Int>) -> Int? {
    records.clamped(to: table.records.indices).first { index in
      let record = table.records[index]
      guard record.fieldCount >= 4, record.fieldCount <= 64 else { return false }
      return find(header: table.cells(record)) != nil
    }
  }
}
