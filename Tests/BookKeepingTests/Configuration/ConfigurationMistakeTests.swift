import StatementModel
import Testing

@testable import BookKeeping

/// The gallery of what can be wrong in `daybook.yaml`: each mistake with its place.
struct ConfigurationMistakeTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var text: String
    /// `line:column code` of each mistake.
    var expected: [String]

    init(_ name: String, _ text: String, _ expected: String...) {
      self.name = name
      self.text = text
      self.expected = expected
    }

    var testDescription: String { name }
  }

  static let gallery: [Case] = [
    Case("a list at the top", "- currency: USD", "1:1 not-a-mapping"),
    Case("a text at the top", "hello", "1:1 not-a-mapping"),
    Case("an unknown key", "curency: USD", "1:1 unknown-key"),
    Case("an unknown key of a card", "cards:\n  visa:\n    acounts: [1]", "3:5 unknown-key"),
    Case("an unknown key of a profile", "profiles:\n  p:\n    header-line: no", "3:5 unknown-key"),
    Case(
      "an unknown column", "profiles: { p: { columns: { ammount: 3 } } }", "1:29 unknown-key"),
    Case("an unknown key of reports", "reports: { group: card }", "1:12 unknown-key"),
    Case("an unknown currency", "currency: USQ", "1:11 unknown-currency"),
    Case("a currency that is a list", "currency: [USD]", "1:11 wrong-kind"),
    Case("a currency left empty", "currency:", "1:10 wrong-kind"),
    Case("a line for a shell", "on-failure: notify-send Daybook", "1:13 command-line"),
    Case("a command that is a mapping", "on-attention: { a: b }", "1:15 wrong-kind"),
    Case("no address", "mail-to: Ada <ada@example.org>", "1:10 bad-address"),
    Case("an address that is an option", "mail-to: -t", "1:10 bad-address"),
    Case("an unknown locale", "locale: en-XX", "1:9 unknown-locale"),
    Case("an unknown date basis", "date: settlement", "1:7 unknown-word"),
    Case("cards as a list", "cards: [visa]", "1:8 wrong-kind"),
    Case("a card as a text", "cards: { visa: gold }", "1:16 wrong-kind"),
    Case("a card id with a slash", "cards: { visa/gold: }", "1:10 bad-card-id"),
    Case("a hidden card id", "cards: { .visa: }", "1:10 bad-card-id"),
    Case("an unknown type", "cards: { a: { type: credit } }", "1:21 unknown-word"),
    Case(
      "an account of two cards", "cards:\n  a: { accounts: [44 17] }\n  b: { accounts: ['44-17'] }",
      "3:19 shared-account"),
    Case("an account listed twice", "cards: { a: { accounts: [1, 1] } }", "1:29 shared-account"),
    Case("a glob with an open bracket", "cards: { a: { statements: 'x[a' } }", "1:27 bad-glob"),
    Case("a glob from the root", "cards: { a: { statements: /tmp/x } }", "1:27 bad-glob"),
    Case("a glob that climbs", "cards: { a: { statements: a/../b } }", "1:27 bad-glob"),
    Case("a profile that is not there", "cards: { a: { profile: p } }", "1:24 unknown-profile"),
    Case(
      "a delimiter of two characters", "profiles: { p: { delimiter: ;; } }", "1:29 bad-delimiter"),
    Case("a delimiter that is a letter", "profiles: { p: { delimiter: x } }", "1:29 bad-delimiter"),
    Case("an unknown encoding", "profiles: { p: { encoding: win-dows } }", "1:28 unknown-encoding"),
    Case("a number that is a word", "profiles: { p: { skip: two } }", "1:24 not-a-number"),
    Case("a day that is none", "profiles: { p: { undated: 2026-02-30 } }", "1:27 bad-date"),
    Case("a number out of range", "profiles: { p: { year: 26 } }", "1:24 not-a-number"),
    Case("a column 0", "profiles: { p: { columns: { amount: 0 } } }", "1:37 not-a-number"),
    Case(
      "one column for two roles", "profiles: { p: { columns: { amount: 3, date: 3 } } }",
      "1:46 shared-column"),
    Case("yes or no", "profiles: { p: { header-row: maybe } }", "1:30 unknown-word"),
    Case("an unknown grouping", "reports: { group-by: shop }", "1:22 unknown-grouping"),
    Case("an unknown key of exports", "exports: { root: X }", "1:12 unknown-key"),
    Case("a root of two words", "exports: { roots: { assets: 'My money' } }", "1:29 bad-root-name"),
    Case("a small root", "exports: { roots: { income: earned } }", "1:29 bad-root-name"),
    Case(
      "an account without a root", "exports: { accounts: { cards: { visa: 'Visa:Gold' } } }",
      "1:39 rootless-account"),
    Case(
      "a root alone", "exports: { accounts: { cards: { visa: Assets } } }",
      "1:39 bad-account-name"),
    Case(
      "an account of a usual root that has another name",
      "exports: { roots: { assets: Aktiva }, accounts: { cards: { visa: 'Assets:X' } } }",
      "1:66 rootless-account"),
    Case(
      "an account of no category", "exports: { accounts: { categories: { Food/: 'Expenses:X' } } }",
      "1:38 bad-category"),
    Case("months other than all", "reports: { months: few }", "1:20 unknown-word"),
  ]

  @Test(arguments: gallery)
  func `names the mistake and its place`(mistake: Case) {
    let (_, diagnostics) = ConfigurationParser.parse(mistake.text, path: "daybook.yaml")
    let found = diagnostics.map { diagnostic in
      "\(diagnostic.location?.line ?? 0):\(diagnostic.location?.column ?? 0) \(diagnostic.fact.code)"
    }
    #expect(found == mistake.expected)
    #expect(diagnostics.allSatisfy { $0.severity == .error && $0.excerpt != nil })
  }

  @Test func `all mistakes of a file are told at once, in its order`() {
    let text = """
      curency: EUR
      locale: xx
      cards:
        visa:
          type: credit
          profile: lemui
      profiles:
        leumi:
          dates: ddmmyy
      """
    let (_, diagnostics) = ConfigurationParser.parse(text, path: "daybook.yaml")
    #expect(
      diagnostics.map(\.description).joined(separator: "\n") == """
        daybook.yaml:1:1: error: unknown key "curency" in `daybook.yaml`
          | curency: EUR
          | ^
          did you mean "currency"?
        daybook.yaml:2:9: error: unknown locale "xx"
          | locale: xx
          |         ^
          known locales: \(LocaleName.known.joined(separator: ", "))
        daybook.yaml:5:11: error: `type` cannot be "credit"
          |     type: credit
          |           ^
          possible: credit-card, checking, savings, credit-line, money-market, cash, investment, other
        daybook.yaml:6:14: error: there is no profile named "lemui"
          |     profile: lemui
          |              ^
          did you mean "leumi"?
        daybook.yaml:9:12: error: `dates` cannot be "ddmmyy"
          |     dates: ddmmyy
          |            ^
          possible: dmy, mdy, ymd
        """)
  }

  @Test func `what is right is kept beside what is wrong`() {
    let (configuration, diagnostics) = ConfigurationParser.parse(
      "currency: ILS\nlocale: nowhere\n", path: "daybook.yaml")
    #expect(configuration.currency == .ils)
    #expect(diagnostics.count == 1)
  }
}
