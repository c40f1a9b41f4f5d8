/// Exporters, to be found by what their files are recognised by.
struct ExporterIndex: Sendable {
  let exporters: [StatementProfile]
  /// By their cells, folded.
  private var exact: [[String]: Int] = [:]
  /// Those of three cells, as written: so few words are another's, too, and only the letters tell.
  private var short: [[String]: Int] = [:]
  /// Those whose versions have further cells, the longest fingerprint first: it says most.
  private var open: [(cells: Set<String>, number: Int)] = []
  private var interfaces: [Int] = []
  /// Those whose files have no header.
  private var headless: [Int] = []

  init(_ exporters: [StatementProfile]) {
    self.exporters = exporters
    for (number, exporter) in exporters.enumerated() {
      let header = exporter.headerContains
      if !exporter.members.isEmpty {
        interfaces.append(number)
      } else if !exporter.shape.isEmpty {
        headless.append(number)
      } else if exporter.mayHaveFurtherColumns == true {
        open.append((Set(Self.fold(header)), number))
      } else if header.count == 3 {
        short[header] = number
      } else if header.count > 3 {
        exact[Self.fold(header)] = number
      }
    }
    open.sort { ($1.cells.count, $0.number) < ($0.cells.count, $1.number) }
  }

  func find(header: [String]) -> StatementProfile? {
    if header.count == 3 { return short[header].map { exporters[$0] } }
    guard header.count >= 4, header.count <= 64 else { return nil }
    let folded = Self.fold(header)
    if let known = exact[folded] { return exporters[known] }
    guard !open.isEmpty else { return nil }
    let cells = Set(folded)
    return open.first { $0.cells.isSubset(of: cells) }.map { exporters[$0.number] }
  }

  func find(members: Set<String>) -> StatementProfile? {
    interfaces.first { members.isSuperset(of: exporters[$0].members) }.map { exporters[$0] }
  }

  /// The only exporter whose files have such rows; nothing where there are several.
  func find(rows: HeadlessRows) -> StatementProfile? {
    let found = headless.filter { rows.fit(exporters[$0]) }
    return found.count == 1 ? exporters[found[0]] : nil
  }

  /// Folds cells, and drops the empty ones at the end: rows are often closed by a delimiter.
  static func fold(_ cells: [String]) -> [String] {
    var folded = cells.map(HeaderFolding.fold)
    while folded.last?.isEmpty == true { folded.removeLast() }
    return folded
  }
}
