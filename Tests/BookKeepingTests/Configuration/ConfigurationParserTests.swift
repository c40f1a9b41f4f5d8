import StatementFormats
import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// `daybook.yaml` that is right.
struct ConfigurationParserTests {
  private func parsed(_ text: String) throws -> BookConfiguration {
    let (configuration, diagnostics) = ConfigurationParser.parse(text, path: "daybook.yaml")
    try #require(diagnostics.isEmpty, "\(diagnostics.map(\.description))")
    return configuration
  }

  @Test(arguments: ["", "# only a comment\n", "cards:\nprofiles:\ncategories:\nreports:\n"])
  func `an empty file is a good one`(text: String) throws {
    let configuration = try parsed(text)
    #expect(configuration.currency == .usd)
    #expect(configuration.locale == "en-US")
    #expect(configuration.dateBasis == .purchase)
    #expect(configuration.rulesFolder == "Rules")
    #expect(configuration.cards.isEmpty)
    #expect(configuration.defaultGrouping == .date)
  }

  @Test func `the template of a new book holds the defaults`() throws {
    let configuration = try parsed(BookTemplate.configuration)
    #expect(configuration.currency == BookConfiguration().currency)
    #expect(configuration.locale == BookConfiguration().locale)
    #expect(configuration.rulesFolder == BookConfiguration().rulesFolder)
    #expect(configuration.defaultGrouping == BookConfiguration().defaultGrouping)
  }

  @Test func `every commented example of the template is right`() throws {
    // Comment lines that begin with two words and a colon are examples once the mark is gone.
    let lines = BookTemplate.configuration.split(separator: "\n", omittingEmptySubsequences: false)
    let isExample = { (line: Substring) in
      line.hasPrefix("#   ")
        || ["# cards:", "# profiles:", "# categories:", "# exports:", "# budgets:"].contains {
          line == $0
        }
    }
    let text = lines.map { isExample($0) ? $0.dropFirst(2) : $0 }.joined(separator: "\n")
    let configuration = try parsed(text)
    #expect(configuration.cards.map(\.card.id.text) == ["visa-gold"])
    #expect(configuration.profiles.map(\.name) == ["my-bank"])
    #expect(configuration.categories.map(\.path.text) == ["Hobbies/Climbing", "Income/Rent"])
  }

  @Test func `settings of the first level`() throws {
    let configuration = try parsed(
      """
      currency: eur
      locale: de_DE
      date: posting
      rules: ../shared rules
      reports: { group-by: category, months: all }
      """)
    #expect(configuration.currency == .eur)
    #expect(configuration.locale == "de-DE")
    #expect(configuration.dateBasis == .posting)
    #expect(configuration.rulesFolder == "../shared rules")
    #expect(configuration.defaultGrouping == .category)
  }

  @Test func `cards keep the order of the file`() throws {
    let configuration = try parsed(
      """
      cards:
        visa-gold:
          name: Visa Gold
          accounts: ["4417", 0042]
          currency: ILS
          type: credit-card
          statements: ["visa/*.csv", gold-*.ofx]
          profile: leumi
        giro:
        אשראי: { accounts: 77 }
      profiles:
        leumi: { currency: ILS }
      """)
    #expect(configuration.cards.map(\.card.id.text) == ["visa-gold", "giro", "אשראי"])
    let visa = try #require(configuration.cards.first)
    #expect(visa.card.name == "Visa Gold")
    #expect(visa.card.accounts == ["4417", "0042"])
    #expect(visa.card.currency == .ils)
    #expect(visa.card.type == .creditCard)
    #expect(visa.statementGlobs == ["visa/*.csv", "gold-*.ofx"])
    #expect(visa.profile == "leumi")
    #expect(visa.location.line == 2)
    #expect(configuration.cards[1].card.name == "giro")
    #expect(configuration.cards[2].card.accounts == ["77"])
  }

  @Test func `a profile says everything it can`() throws {
    let configuration = try parsed(
      """
      profiles:
        Sparkasse:
          header: [Buchungstag, Betrag]
          delimiter: semicolon
          encoding: windows-1252
          skip: 3
          header-row: no
          dates: dmy
          decimal: comma
          outflow: positive
          currency: EUR
          year: 2026
          undated: 2026-03-31
          columns:
            date: Buchungstag
            amount: 5
            memo: "6"
            original-amount: Betrag in Fremdwährung
      """)
    var expected = StatementProfile(name: "Sparkasse")
    expected.headerContains = ["Buchungstag", "Betrag"]
    expected.delimiter = 0x3B
    expected.encoding = "windows-1252"
    expected.skipLines = 3
    expected.hasHeader = false
    expected.dateOrder = .dmy
    expected.decimalMark = .comma
    expected.outflow = .positive
    expected.currency = .eur
    expected.year = 2026
    expected.undatedDay = CalendarDate(iso: "2026-03-31")
    expected.columns = [
      .date: .named("Buchungstag"), .amount: .number(5), .memo: .named("6"),
      .originalAmount: .named("Betrag in Fremdwährung"),
    ]
    #expect(configuration.profiles == [expected])
  }

  @Test(
    arguments: [
      ("\";\"", 0x3B), ("tab", 0x09), ("\"\\t\"", 0x09), ("'|'", 0x7C), ("Comma", 0x2C),
      ("^", 0x5E),
    ] as [(String, UInt8)])
  func `a delimiter is a character or its name`(text: String, byte: UInt8) throws {
    let configuration = try parsed("profiles: { p: { delimiter: \(text) } }")
    #expect(configuration.profiles.first?.delimiter == byte)
  }
}
