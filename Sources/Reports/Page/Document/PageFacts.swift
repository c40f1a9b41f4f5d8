import StatementModel

/// What all parts of the page are made from.
struct PageFacts {
  let input: ReportInput
  let ledger: SpendingLedger
  /// Those that begin last first.
  let periods: [PeriodReport]
  /// Where there are rates and more than one currency.
  let converted: ConvertedSpending?
  /// Places of the newest transactions, newest first, as many as the page holds.
  let newest: [Int]
  let tints: PageTints
  let cardNames: [CardID: String]
  /// Categories with spending, over the whole book.
  let wholeBook: PageSums

  var locale: ReportLocale { input.locale }

  /// More currencies than these are totalled, but not drawn.
  static let drawnCurrencies = 4
  /// How many months charts look back.
  static let drawnMonths = 24
  /// The span of "lately", in months.
  static let lately = 12

  init(
    _ input: ReportInput, _ ledger: SpendingLedger, periods: [PeriodReport],
    converted: ConvertedSpending?, newest: [Int]
  ) {
    self.input = input
    self.ledger = ledger
    self.periods = periods
    self.converted = converted
    self.newest = newest
    cardNames = CardNames.byID(input.cards)
    let sums = PageSums(ledger, months: ledger.months)
    wholeBook = sums
    let roots = ledger.currencies.first.map { sums.roots(in: $0).compactMap(\.category) } ?? []
    tints = PageTints(roots: roots, categories: input.categories)
  }

  // MARK: Words

  /// The number alone, with the sign that typographers use; it stands where it reads from left to
  /// right anyway.
  func number(_ sum: DecimalSum, _ currency: Currency) -> String {
    Self.typeset(locale.text(sum, minimumDecimals: currency.minorUnits))
  }

  /// As it stands in a sentence.
  func amount(_ sum: DecimalSum, _ currency: Currency) -> String {
    locale.text(sum, currency).replacing("-", with: "\u{2212}")
  }

  static func typeset(_ number: String) -> String {
    number.replacing("-", with: "\u{2212}").filter { $0 != "\u{2066}" && $0 != "\u{2069}" }
  }

  func name(of category: CategoryPath?) -> String {
    category.map { PageText.shown($0.text) } ?? locale[.uncategorized]
  }

  func name(of card: CardID) -> String {
    cardNames[card].map(PageText.shown) ?? locale[.unknownCard]
  }

  func count(_ count: Int) -> String { locale.count(.transactions, count) }

  // MARK: Pieces of HTML

  /// An amount that reads from left to right wherever it stands; one that was converted is marked.
  ///
  /// - Parameter isSigned: Whether it says that it is more, too.
  func writeAmount(
    _ sum: DecimalSum, _ currency: Currency, isConverted: Bool = false, isSigned: Bool = false,
    to out: inout ByteText
  ) {
    out.append("<bdi class=\"n\" dir=\"ltr\">")
    if isConverted { out.append("≈ ") }
    if isSigned, sum > DecimalSum() { out.append("+") }
    let code = "<small>\(currency.code)</small>"
    out.append(locale.number.codeIsFirst ? code + " " : "")
    out.append(number(sum, currency))
    out.append((locale.number.codeIsFirst ? "" : " " + code) + "</bdi>")
  }

  /// All totals of some transactions, one currency beside the other.
  func writeAmounts(
    _ totals: some Sequence<CurrencyTotal>, _ sum: (CurrencyTotal) -> DecimalSum,
    to out: inout ByteText
  ) {
    let all = ledger.currencyOrder.sorted(totals)
    for (place, total) in all.prefix(Self.listedCurrencies).enumerated() {
      if place > 0 { out.append(" ") }
      writeAmount(sum(total), total.currency, to: &out)
    }
    if all.count > Self.listedCurrencies { out.append(" …") }
  }

  /// The currencies of some money, the most used of the book first.
  func ordered(_ totals: MoneyTotals) -> [Currency] {
    totals.currencies.sorted(by: ledger.currencyOrder.standsBefore)
  }

  /// Sums of a line in columns, one a currency, so that those of lines below each other line up;
  /// all as one before them.
  func writeColumns(
    _ sums: [(currency: Currency, sum: DecimalSum)], converted: ConvertedTable? = nil,
    to out: inout ByteText
  ) {
    let columns = ledger.currencies.count > 1 ? ledger.currencies.prefix(Self.drawnCurrencies) : []
    out.append("<span class=\"sums\(columns.isEmpty ? "" : " columns")\">")
    if let converted {
      writeAmount(converted.total, converted.currency, isConverted: true, to: &out)
      out.append(" ")
    }
    for currency in columns {
      if let own = sums.first(where: { $0.currency == currency }) {
        writeAmount(own.sum, currency, to: &out)
      } else {
        out.append("<span class=\"gap\"></span>")
      }
      out.append(" ")
    }
    let others = sums.filter { !columns.contains($0.currency) }
    for (currency, sum) in others.prefix(Self.listedCurrencies) {
      writeAmount(sum, currency, to: &out)
      out.append(" ")
    }
    out.append("</span>")
  }

  /// More totals in one line say nothing any more.
  private static let listedCurrencies = 6

  /// A day in figures, which says to programs what it is.
  func writeDay(_ day: CalendarDate, to out: inout ByteText) {
    out.append("<time datetime=\"\(day)\">")
    out.append(words: locale.shortText(day))
    out.append("</time>")
  }

  /// A text of the book, whatever its direction.
  func writeName(_ name: String, to out: inout ByteText) {
    out.append("<bdi>")
    out.append(html: name)
    out.append("</bdi>")
  }

  func writeDot(_ tint: PageTint, to out: inout ByteText) {
    out.append("<svg class=\"dot\" viewBox=\"0 0 8 8\" aria-hidden=\"true\"><circle ")
    out.append(tint.attributes + " cx=\"4\" cy=\"4\" r=\"4\"/></svg>")
  }

  /// Sums as a small line without words: the numbers stand beside it.
  func writeSpark(_ sums: [DecimalSum], to out: inout ByteText) {
    guard let most = sums.max(), most > DecimalSum(), sums.count > 1 else { return }
    let points = sums.enumerated().map { place, sum in
      "\(place * 100 / (sums.count - 1)) \(22 - max(0, sum.permille(of: most) ?? 0) / 50)"
    }
    out.append("<svg class=\"spark\" viewBox=\"0 0 100 24\" preserveAspectRatio=\"none\" ")
    out.append("aria-hidden=\"true\"><path d=\"M\(points.joined(separator: "L"))\"/></svg>")
  }

  /// The target of a link to a view: its kind, a slash, and the name escaped as in addresses.
  static func target(_ kind: String, _ name: String) -> String {
    kind + "/" + escaped(name)
  }

  /// A path or name as it stands in an address, slashes kept.
  static func escaped(_ name: String) -> String {
    var out = ByteText()
    for byte in name.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E: out.append(byte)
      default:
        out.append(0x25)
        for digit in [byte >> 4, byte & 15] { out.append(digit < 10 ? 0x30 + digit : 0x37 + digit) }
      }
    }
    return out.string
  }
}
