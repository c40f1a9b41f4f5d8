import StatementModel

/// One large figure with its title and a note.
struct PageFigure {
  let title: String
  let sum: DecimalSum
  let currency: Currency
  /// The address of its view, where it has one.
  var target: String?
  /// A class that it is drawn with.
  var mark = ""
  var isConverted = false

  func write(_ facts: PageFacts, to out: inout ByteText, note: (inout ByteText) -> Void) {
    out.append("<div class=\"figure-box \(mark)\"><dt>")
    if let target { out.append("<a href=\"#\(target)\">") }
    out.append(words: title)
    if target != nil { out.append("</a>") }
    out.append("</dt><dd>")
    facts.writeAmount(sum, currency, isConverted: isConverted, to: &out)
    out.append("</dd><dd class=\"note\">")
    note(&out)
    out.append("</dd></div>\n")
  }

  /// `12.00 USD more than in February 2026`.
  static func words(
    of change: DecimalSum, _ currency: Currency, since month: Month, _ facts: PageFacts
  ) -> String {
    let month = facts.locale.text(month)
    guard !change.isZero else { return facts.locale.text(.asMuchAsIn, month) }
    return facts.locale.text(
      change.isNegative ? .lessThanIn : .moreThanIn,
      facts.amount(change.isNegative ? change.negated : change, currency), month)
  }
}
