import StatementModel

/// Where else than in its rows a file says what currency it is in.
struct CurrencySources {
  var profile: Currency?
  var header: Currency?
  /// Summary rows of the table, and the lines above it.
  var summaries: Currency?
  var above: Currency?
  var exporter: Currency?
  /// The sign of rows whose currency nothing tells, and how many of them there are.
  var sharedSign: SharedCurrencySign?
  var sharedSigns: Int
  /// The column of currencies, by its name.
  var column: String?

  /// What the file states outright.
  var stated: Currency? { profile ?? header ?? summaries ?? above }
  /// The currency of rows that name none, as far as no row has a part in it.
  var ofFile: Currency? { stated ?? exporter }

  init(
    _ extraction: RowExtraction, profile: Currency?, header: Currency?, above: Currency?,
    exporter: Currency?
  ) {
    self.profile = profile
    self.header = header
    summaries = extraction.notes.currency
    self.above = above
    self.exporter = exporter
    sharedSign = extraction.sharedSign
    sharedSigns = extraction.sharedSigns
    column = extraction.roles.currency.map { ColumnName.of($0, extraction.layout.header) }
  }
}

/// The currency of a statement's rows that name none.
struct StatementCurrency {
  private(set) var currency: Currency?
  /// Whether rows that name none can't be told from the others' currencies, and are rejected.
  private(set) var rejectsUnnamed = false
  private(set) var decision: ReadingDecision?
  /// The sign of rows that name none, where the statement names no currency either.
  private(set) var sharedSign: SharedCurrencySign?
  private(set) var question: MoneyFact?

  /// - Parameter counts: How many rows name each currency, or none.
  init(_ counts: [Currency?: Int], _ sources: CurrencySources) {
    let unnamed = counts[Currency?.none] ?? 0
    let named = Set(counts.compactMap { $0.value > 0 ? $0.key : nil })
    let one = named.count == 1 ? named.first : nil
    let stated = sources.stated
    if unnamed == 0, let one {
      currency = sources.profile ?? one
      if sources.column == nil, sources.profile == nil {
        decision = ReadingDecision("currency", one.code, because: "every amount names it")
      }
    } else if unnamed == 0, named.count > 1 {
      currency = sources.profile ?? sources.header ?? sources.above
    } else if named.isEmpty {
      currency = sources.ofFile
    } else if let stated {
      currency = stated
    } else if sources.sharedSign == nil, unnamed * 2 <= counts.values.reduce(0, +) {
      currency = one
      rejectsUnnamed = one == nil
      let others = "\(unnamed) rows name none, all others this one"
      decision = one.map { ReadingDecision("currency", $0.code, because: others) }
    } else {
      currency = sources.exporter
    }
    guard unnamed > 0, let sign = sources.sharedSign else { return }
    if currency == nil {
      sharedSign = sign
      let codes = sign.currencies.prefix(7).map(\.code).joined(separator: ", ")
      decision = ReadingDecision(
        "currency sign", sign.text, because: "amounts are written with it; it can mean \(codes)")
    } else if let currency, !sign.canMean(currency) {
      question = .foreignSigns(
        sign, currency: currency, count: min(sources.sharedSigns, unnamed), rows: unnamed)
    }
  }

  /// The reason for rejecting a row that names none.
  static func missing(_ sources: CurrencySources) -> MoneyFact {
    .missingCurrency(column: sources.column)
  }
}
