import StatementModel

/// The parts of spending: a ring of shares, and a bar for each part with its amount.
struct ShareChart {
  let facts: PageFacts
  let currency: Currency
  /// The first month that the parts are of.
  let first: Month
  /// What was spent in each root category, the largest first.
  let roots: [PageSums.Line]
  /// All of them together.
  let total: DecimalSum
  /// Whether the sums are converted ones, of all currencies.
  var isConverted = false
  /// What tells it from others of the currency.
  var key = "shares"

  /// One part of the whole.
  private struct Part {
    var name: String
    var target: String?
    var tint: PageTint
    var spent: DecimalSum
    /// Tenths of a percent of the whole, for parts that are positive.
    var share: Int
    /// Tenths of a percent of the largest part.
    var length: Int
  }

  /// More parts than this can't be told apart.
  private static let most = 9

  func write(to out: inout ByteText) {
    let parts = parts
    guard !parts.isEmpty else { return }
    let title = facts.locale.text(.whereItWent, facts.locale.text(first))
    out.append("<figure class=\"shares\"><figcaption>")
    out.append(words: title)
    out.append(" <span class=\"legend\">")
    facts.writeAmount(total, currency, isConverted: isConverted, to: &out)
    out.append("</span></figcaption>\n<div class=\"parts\">\n")
    writeRing(parts, title, to: &out)
    out.append("<ol class=\"bars\">\n")
    for part in parts { write(part, to: &out) }
    out.append("</ol>\n</div>\n</figure>\n")
  }

  private var parts: [Part] {
    var roots = roots.filter { !$0.spent.isZero }
    let positive = roots.filter { $0.spent > DecimalSum() }
    let whole = positive.reduce(into: DecimalSum()) { $0.add($1.spent) }
    guard let largest = positive.map(\.spent).max() else { return [] }
    var rest: DecimalSum?
    if roots.count > Self.most {
      let small = roots.filter { $0.category != nil }.dropFirst(Self.most - 2)
      let names = Set(small.map(\.category))
      rest = small.reduce(into: DecimalSum()) { $0.add($1.spent) }
      roots.removeAll { names.contains($0.category) }
    }
    var parts = roots.map { line in
      part(
        facts.name(of: line.category),
        PageFacts.target("category", line.category?.text ?? ""),
        facts.tints.tint(of: line.category), line.spent, whole, largest)
    }
    if let rest {
      parts.append(part(facts.locale[.otherCategories], nil, .other, rest, whole, largest))
    }
    return parts
  }

  private func part(
    _ name: String, _ target: String?, _ tint: PageTint, _ spent: DecimalSum,
    _ whole: DecimalSum, _ largest: DecimalSum
  ) -> Part {
    Part(
      name: name, target: target, tint: tint, spent: spent,
      share: max(0, spent.permille(of: whole) ?? 0),
      length: max(0, spent.permille(of: largest) ?? 0))
  }

  private func writeRing(_ parts: [Part], _ title: String, to out: inout ByteText) {
    let id = "\(key)-\(isConverted ? "all" : currency.code)"
    let shares = parts.filter { $0.share > 0 }
    let named = shares.map { "\($0.name) \(facts.locale.percentage($0.share))" }
    out.append("<svg class=\"ring\" role=\"img\" aria-labelledby=\"\(id)-title \(id)-desc\" ")
    out.append("viewBox=\"0 0 120 120\"><title id=\"\(id)-title\">")
    out.append(words: title + ", " + currency.code)
    out.append("</title><desc id=\"\(id)-desc\">")
    out.append(
      words: facts.locale.text(
        .shareSummary, currency.code, facts.locale.text(first), named.joined(separator: ", ")))
    out.append("</desc>")
    var start = 0
    for part in shares {
      // A gap between parts, unless there is only one.
      let length = shares.count == 1 ? 1000 : max(2, part.share - 5)
      let paint = part.tint.attributes.replacing("fill=", with: "stroke=")
      out.append("<circle \(paint) cx=\"60\" cy=\"60\" r=\"48\" pathLength=\"1000\" ")
      out.append(
        "stroke-dasharray=\"\(length) \(1000 - length)\" stroke-dashoffset=\"\(-start)\"/>")
      start += part.share
    }
    out.append("</svg>\n")
  }

  private func write(_ part: Part, to out: inout ByteText) {
    out.append("<li>")
    facts.writeDot(part.tint, to: &out)
    if let target = part.target {
      out.append("<a href=\"#\(target)\">")
      facts.writeName(part.name, to: &out)
      out.append("</a>")
    } else {
      out.append("<span class=\"name\">")
      out.append(html: part.name)
      out.append("</span>")
    }
    out.append(" ")
    facts.writeAmount(part.spent, currency, isConverted: isConverted, to: &out)
    out.append(" <span class=\"share\">")
    out.append(words: facts.locale.percentage(part.share))
    out.append("</span>")
    out.append("<svg class=\"bar\" viewBox=\"0 0 1000 8\" preserveAspectRatio=\"none\" ")
    out.append("aria-hidden=\"true\"><rect \(part.tint.attributes) width=\"\(part.length)\" ")
    out.append("height=\"8\"/></svg></li>\n")
  }
}
