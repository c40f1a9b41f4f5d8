import StatementModel
import TestSupport
import Testing

@testable import Reports

/// What texts of statements become on the page.
struct PageTextTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    var html: String
    var testDescription: String { html }
  }

  @Test(arguments: [
    Case(text: "Blue Bottle", html: "Blue Bottle"),
    Case(text: "<b>&\"'</b>", html: "&lt;b&gt;&amp;&quot;&#39;&lt;/b&gt;"),
    Case(text: "&amp;", html: "&amp;amp;"),
    Case(text: "two\nlines\r\nand\ttabs", html: "two lines  and tabs"),
    Case(
      text: "\u{202E}turned\u{202C} \u{2066}apart\u{2069}", html: "�turned� \u{2066}apart\u{2069}"),
    Case(text: "\u{2067}not closed", html: "�not closed"),
    Case(text: "nul\0 escape\u{1B}[31m", html: "nul� escape�[31m"),
    Case(text: "line\u{2028}end", html: "line end"),
    Case(text: "東京 שופרסל é 🛒", html: "東京 שופרסל é 🛒"),
  ])
  func `markup is escaped and control characters are replaced`(_ example: Case) {
    var out = ByteText()
    out.append(html: example.text)
    #expect(out.string == example.html)
  }

  @Test(arguments: [
    ("plain", #""plain""#),
    ("</script>", #""\u003C/script>""#),
    ("<!--<script>", #""\u003C!--\u003Cscript>""#),
    ("\"quoted\"\\<", #""\"quoted\"\\\u003C""#),
    ("<", #""\u003C""#),
  ])
  func `no text ends a script`(_ text: String, _ json: String) {
    var out = ByteText()
    out.append(scriptText: text)
    #expect(out.string == json)
  }

  @Test func `what nobody reads in a list is cut`() {
    let shown = PageText.shown(String(repeating: "e\u{301}", count: 100_000))
    #expect(shown.unicodeScalars.count == PageText.longest + 1)
    #expect(shown.hasSuffix("…"))
    #expect(PageText.shown(String(repeating: "a", count: 240)).utf8.count == 240)
  }

  @Test(arguments: [
    ("Food/Groceries", "category/Food/Groceries"), ("a b?c#d\"<", "category/a%20b%3Fc%23d%22%3C"),
    ("קפה", "category/%D7%A7%D7%A4%D7%94"), ("", "category/"),
  ])
  func `addresses of views hold no sign that means something there`(
    _ name: String, _ target: String
  ) {
    #expect(PageFacts.target("category", name) == target)
  }

  @Test(arguments: ["#27ae60", "#ABCDEF"])
  func `a colour is taken over`(_ color: String) {
    #expect(PageTint.checked(color) == .own(color))
  }

  @Test(arguments: ["red", "#12345", "#12345g", "\"/><script>", "url(x)", ""])
  func `what is no colour is not`(_ color: String) {
    #expect(PageTint.checked(color) == nil)
  }
}

/// Whole units for the script.
struct PageUnitsTests {
  private func units(
    _ currency: Currency, _ amounts: [String], wide: [String] = []
  ) throws -> (PageUnits, [String]) {
    var units = PageUnits(currency)
    var sizes = DecimalSum()
    for amount in amounts {
      units.widen(to: try decimal(amount))
      sizes.add(try decimal(amount).magnitude)
    }
    units.bound(by: sizes)
    let written = try amounts.map { amount in
      var out = ByteText()
      units.write(try decimal(amount), to: &out)
      return out.string
    }
    return (units, written)
  }

  @Test func `are counted in the currency's smallest decimal`() throws {
    let (units, written) = try units(.usd, ["-12.5", "0.05", "300", "0"])
    #expect(units.scale == 2)
    #expect(!units.isLarge)
    #expect(written == ["-1250", "5", "30000", "0"])
  }

  @Test func `are finer where an amount is`() throws {
    let (units, written) = try units(.usd, ["-12.5", "0.00000001"])
    #expect(units.scale == 8)
    #expect(written == ["-1250000000", "1"])
  }

  @Test func `are texts where a sum could leave the safe integers`() throws {
    let (units, written) = try units(.usd, ["-90071992547409.91", "0.01"])
    #expect(units.isLarge)
    #expect(written == ["\"-9007199254740991\"", "\"1\""])
    let (safe, _) = try self.units(.usd, ["-90071992547409.90", "0.01"])
    #expect(!safe.isLarge)
  }
}

/// Upper ends of charts.
struct ChartScaleTests {
  @Test(arguments: [
    ("3986.10", ["4000", "2000", "0"]), ("4000", ["5000", "2500", "0"]), ("0.5", ["10", "5", "0"]),
    ("99", ["100", "50", "0"]), ("105.2", ["120", "60", "0"]), ("7", ["10", "5", "0"]),
    ("123456789", ["160000000", "80000000", "0"]),
  ])
  func `are round, and so are their halves`(_ most: String, _ marks: [String]) throws {
    var sum = DecimalSum()
    sum.add(try decimal(most))
    #expect(ChartScale(above: sum).marks.map { $0.text() } == marks)
  }

  @Test func `are the sum itself beyond all amounts`() throws {
    var sum = DecimalSum()
    for _ in 0..<20 { sum.add(try decimal("999999999999999")) }
    #expect(ChartScale(above: sum).top == sum)
  }
}
