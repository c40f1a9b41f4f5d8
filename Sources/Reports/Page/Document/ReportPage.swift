import Hashing
import StatementModel

/// `report.html`: one page that stands alone.
///
/// What it shows without scripts is written here; with scripts it becomes views, a search and
/// groups. Nothing is loaded from anywhere, and the page's own policy forbids it.
struct ReportPage {
  let facts: PageFacts
  private let budgets: PageBudgets?
  private let recurring: PageRecurring?
  private let trends: PageTrends?
  private let plans: PagePlans
  private let delivery: PageDelivery

  /// So many stand on it for reading without scripts.
  private static let listedTransactions = 100

  /// - Parameters:
  ///   - newest: places of the newest transactions, newest first, without those that count nowhere;
  ///     what is more than the page holds is left out.
  ///   - delivery: How it comes to a browser.
  init(
    _ input: ReportInput, _ ledger: SpendingLedger, periods: [PeriodReport],
    converted: ConvertedSpending? = nil, budgets: BudgetLedger? = nil,
    recurring: RecurringReport? = nil, trends: PageTrends.Source? = nil, newest: [Int],
    delivery: PageDelivery = .alone
  ) {
    let facts = PageFacts(
      input, ledger, periods: periods, converted: converted,
      newest: Array(newest.prefix(delivery.heldTransactions)))
    self.facts = facts
    self.delivery = delivery
    plans = PagePlans(
      budgets: budgets, recurring: recurring, trends: trends, isServed: delivery == .served)
    self.budgets = budgets.flatMap { budgets in
      budgets.accounts.isEmpty ? nil : PageBudgets(facts: facts, budgets: budgets)
    }
    self.recurring = recurring.map { PageRecurring(facts: facts, report: $0) }
      .flatMap { $0.isEmpty ? nil : $0 }
    self.trends = trends.map { PageTrends(facts: facts, source: $0) }
      .flatMap { $0.isEmpty ? nil : $0 }
  }

  var text: ByteText {
    let locale = facts.locale
    var out = ByteText()
    writeHead(to: &out)
    out.append("<body>\n<a class=\"skip\" href=\"#content\">")
    out.append(words: locale[.skipToContent])
    out.append("</a>\n<header class=\"top\">\n<p class=\"brand\"><a href=\"#overview\">")
    out.append(words: Self.title)
    out.append("</a></p>\n<nav aria-label=\"")
    out.append(words: locale[.views])
    out.append("\"><ul>\n")
    for (id, title) in views {
      out.append("<li><a href=\"#\(id)\">")
      out.append(html: title)
      out.append("</a></li>\n")
    }
    out.append("</ul></nav>\n</header>\n<main id=\"content\" tabindex=\"-1\">\n")
    out.append("<div class=\"page-head\"><h1 id=\"title\" tabindex=\"-1\">")
    out.append(words: locale[.overview])
    out.append("</h1>\n")
    if let asOf = facts.input.asOf {
      out.append("<p class=\"as-of\">")
      out.append(words: locale.text(.asOf, facts.locale.longText(asOf)))
      out.append("</p>\n")
    }
    out.append("</div>\n")
    section("overview", nil, to: &out) { PageOverview(facts: facts, plans: plans).write(to: &$0) }
    section("months", locale[.months], to: &out) { out in
      orEmpty(to: &out) { PageMonths(facts: facts).write(to: &$0) }
    }
    section("categories", locale[.categories], to: &out) { out in
      orEmpty(to: &out) { PageCategories(facts: facts).write(to: &$0) }
    }
    if let trends {
      section("trends", locale[.trends], to: &out) { trends.write(to: &$0) }
    }
    section("cards", locale[.cards], to: &out) { out in
      orEmpty(to: &out) { PageCards(facts: facts).write(to: &$0) }
    }
    if !facts.periods.isEmpty {
      section("periods", locale[.periods], to: &out) { PagePeriods(facts: facts).write(to: &$0) }
    }
    if let budgets {
      section("budgets", locale[.budgets], to: &out) { budgets.write(to: &$0) }
    }
    if let recurring {
      section("recurring", locale[.recurring], to: &out) { recurring.write(to: &$0) }
    }
    section("transactions", locale[.transactions], to: &out) { writeTransactions(to: &$0) }
    out.append("</main>\n")
    switch delivery {
    case .alone:
      out.append("<script type=\"application/json\" id=\"book\">\n")
      PageData(facts: facts).write(to: &out)
      out.append("</script>\n<script>\(PageFront.script)</script>\n")
    // Its script stands in the head, where it is asked for at once.
    case .served: break
    }
    out.append("</body>\n</html>\n")
    return out
  }

  private var views: [(id: String, title: String)] {
    let locale = facts.locale
    var views = [
      ("overview", locale[.overview]), ("months", locale[.months]),
      ("categories", locale[.categories]),
    ]
    if trends != nil { views.append(("trends", locale[.trends])) }
    views.append(("cards", locale[.cards]))
    if !facts.periods.isEmpty { views.append(("periods", locale[.periods])) }
    if budgets != nil { views.append(("budgets", locale[.budgets])) }
    if recurring != nil { views.append(("recurring", locale[.recurring])) }
    return views + [("transactions", locale[.transactions])]
  }

  private func writeHead(to out: inout ByteText) {
    let locale = facts.locale
    let isRightToLeft = locale.isRightToLeft
    out.append("<!doctype html>\n<html lang=\"\(locale.wordLanguage.rawValue)\"")
    out.append(" dir=\"\(isRightToLeft ? "rtl" : "ltr")\"")
    // A server says its policy itself.
    switch delivery {
    case .alone:
      out.append(">\n<head>\n<meta charset=\"utf-8\">\n")
      out.append("<meta http-equiv=\"Content-Security-Policy\" content=\"\(Self.policy)\">\n")
    case .served: out.append(" class=\"js\" data-served>\n<head>\n<meta charset=\"utf-8\">\n")
    }
    out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    out.append("<meta name=\"color-scheme\" content=\"light dark\">\n")
    out.append("<meta name=\"referrer\" content=\"no-referrer\">\n<title>")
    out.append(words: Self.title)
    out.append("</title>\n<link rel=\"icon\" href=\"\(Self.icon)\">\n")
    switch delivery {
    case .alone:
      out.append("<style>\(PageFront.style)</style>\n")
      out.append("<script>\(PageFront.firstScript)</script>\n</head>\n")
    case .served:
      // The data are made while the document is read.
      out.append("<link rel=\"preload\" href=\"/api/book\" as=\"fetch\" crossorigin>\n")
      for name in PageFront.styleNames + ["dialogs", "served", "review", "import", "rules"] {
        out.append("<link rel=\"stylesheet\" href=\"/front/\(name).css\">\n")
      }
      out.append("<script type=\"module\" src=\"/front/served.js\"></script>\n")
      out.append("</head>\n")
    }
  }

  private func section(
    _ id: String, _ title: String?, to out: inout ByteText, _ write: (inout ByteText) -> Void
  ) {
    out.append("<section class=\"view\" id=\"\(id)\" ")
    if let title {
      out.append("aria-labelledby=\"\(id)-title\">\n<h2 id=\"\(id)-title\">")
      out.append(html: title)
      out.append("</h2>\n")
    } else {
      out.append("aria-labelledby=\"title\">\n")
    }
    write(&out)
    out.append("</section>\n")
  }

  /// What is made of transactions, or that there are none.
  private func orEmpty(to out: inout ByteText, _ write: (inout ByteText) -> Void) {
    guard facts.newest.isEmpty else { return write(&out) }
    out.append("<p class=\"empty\">")
    out.append(words: facts.locale[.noTransactions])
    out.append("</p>\n")
  }

  private func writeTransactions(to out: inout ByteText) {
    let locale = facts.locale
    let all = facts.ledger.roles.count { $0 != .gone }
    if facts.newest.count < all {
      out.append("<p class=\"remark\">")
      out.append(
        words: locale.text(
          .transactionsCut, locale.text(facts.newest.count), locale.text(all)))
      out.append("</p>\n")
    }
    PageTools(locale: locale).write(to: &out)
    out.append("<div class=\"without-script\">\n<p class=\"remark\">")
    out.append(words: locale[.needsScript])
    out.append("</p>\n<h3>")
    out.append(words: locale[.newestTransactions])
    out.append("</h3>\n")
    PageRows(facts: facts).write(
      facts.newest.prefix(Self.listedTransactions), caption: locale[.newestTransactions], to: &out)
    out.append("</div>\n")
  }

  // MARK: What never changes

  /// A name, and no word of any language.
  static let title = "Daybook"

  /// Only the page's own style and scripts; no address of any kind.
  private static let policy = """
    default-src 'none'; style-src '\(hash(PageFront.style))'; script-src \
    '\(hash(PageFront.firstScript))' '\(hash(PageFront.script))'; img-src data:; base-uri 'none'; \
    form-action 'none'
    """

  /// A book, drawn small.
  private static let icon =
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E"
    + "%3Crect width='16' height='16' rx='4' fill='%230f6e6e'/%3E"
    + "%3Cpath d='M4 11.5 7 7.5l2 2 3-5' fill='none' stroke='%23fff' stroke-width='1.6'/%3E%3C/svg%3E"

  private static func hash(_ text: String) -> String {
    "sha256-" + base64(SHA256(text.utf8.span).digest)
  }

  /// RFC 4648, for whole hashes.
  private static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var out: [UInt8] = []
    var start = 0
    while start < bytes.count {
      let part = (0..<3).map { start + $0 < bytes.count ? Int(bytes[start + $0]) : 0 }
      let word = part[0] << 16 | part[1] << 8 | part[2]
      for place in 0..<4 {
        let isPadding = start + place > bytes.count
        out.append(isPadding ? 0x3D : letters[(word >> (18 - 6 * place)) & 63])
      }
      start += 3
    }
    return String(decoding: out, as: UTF8.self)
  }
}
