import StatementModel

/// An exporter whose files are told by their header, and what that decides.
///
/// An entry states a convention that the exporter keeps in all its files. It is asked only for what
/// a file leaves open: a running balance, a direction in the row and dates that have one reading
/// are evidence, and evidence goes first. What a person's profile says binds over it.
///
/// Where two exporters write the same header and differ in the sign, an entry decides no sign.
struct KnownExporter: Sendable {
  /// What the files are of.
  enum Kind: String, Sendable, CaseIterable {
    case account, card, wallet, brokerage, program
  }

  /// As people know it: `Chase credit card`.
  let name: String
  let kind: Kind
  /// The header's cells as written, in order, without empty ones at the end.
  let header: [String]
  /// Whether other cells may stand between or after these, as the exporter's versions have them.
  let isBeginning: Bool
  /// What a lone amount column writes for money spent.
  let outflow: StatementProfile.Outflow?
  /// The order of numeric dates; dates that begin with the year need none.
  let dateOrder: DateOrder?
  let decimalMark: StatementProfile.DecimalMark?
  /// The currency of all its files, where they don't say.
  let currency: Currency?
  /// Columns that their words alone would not give the right role.
  let columns: [StatementProfile.Role: String]
  /// Whether the fee column comes on top of the amount; nothing where the exporter has none, or
  /// its files differ.
  let feeIsExtra: Bool?
  /// Where the entry's facts were seen: project and file, several divided by commas.
  let source: String

  /// The header's cells, folded.
  let folded: [String]

  init(
    _ kind: Kind, _ name: String, _ header: String, beginning: Bool = false,
    spent outflow: StatementProfile.Outflow? = nil, dates: DateOrder? = nil,
    decimal: StatementProfile.DecimalMark? = nil, in currency: String? = nil,
    columns: [StatementProfile.Role: String] = [:], feeIsExtra: Bool? = nil, from source: String
  ) {
    self.name = name
    self.kind = kind
    self.header = header.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
    isBeginning = beginning
    self.outflow = outflow
    dateOrder = dates
    decimalMark = decimal
    self.currency = currency.flatMap { Currency(code: $0) }
    self.columns = columns
    self.feeIsExtra = feeIsExtra
    self.source = source
    folded = Self.fold(self.header)
  }

  /// Folds cells, and drops the empty ones at the end: rows are often closed by a delimiter.
  static func fold(_ cells: [String]) -> [String] {
    var folded = cells.map(HeaderFolding.fold)
    while folded.last?.isEmpty == true { folded.removeLast() }
    return folded
  }
}

/// The exporters that are known without a profile.
enum ExporterLibrary {
  /// All entries, by region.
  static let all: [KnownExporter] =
    KnownExporter.unitedStates + KnownExporter.brokers + KnownExporter.canada
    + KnownExporter.latinAmerica
    + KnownExporter.britain + KnownExporter.oceania + KnownExporter.germany
    + KnownExporter.germanyMore
    + KnownExporter.alps + KnownExporter.benelux + KnownExporter.romance + KnownExporter.nordics
    + KnownExporter.easternEurope + KnownExporter.asia + KnownExporter.worldwide

  private static let exact: [[String]: KnownExporter] = {
    var table: [[String]: KnownExporter] = [:]
    for exporter in all where !exporter.isBeginning && exporter.header.count > 3 {
      table[exporter.folded] = exporter
    }
    return table
  }()

  /// Those of three cells, as written: so few words are another's, too, and only the letters tell.
  private static let short: [[String]: KnownExporter] = {
    var table: [[String]: KnownExporter] = [:]
    for exporter in all where exporter.header.count == 3 { table[exporter.header] = exporter }
    return table
  }()

  /// Those whose versions have further cells, the longest fingerprint first: it says most.
  private static let open: [(cells: Set<String>, exporter: KnownExporter)] =
    all.filter(\.isBeginning).map { (Set($0.folded), $0) }
    .sorted { $0.cells.count > $1.cells.count }

  /// The exporter that writes this header, or nothing.
  static func find(_ header: [String]) -> KnownExporter? {
    if header.count == 3 { return short[header] }
    guard header.count >= 4, header.count <= 64 else { return nil }
    let folded = KnownExporter.fold(header)
    if let known = exact[folded] { return known }
    let cells = Set(folded)
    return open.first { $0.cells.isSubset(of: cells) }?.exporter
  }
}
