import StatementModel
import Testing

@testable import RuleEngine

struct `A merchant's name within a bank's wording` {
  struct Example: Sendable, CustomTestStringConvertible {
    var text: String
    var name: String?

    init(_ text: String, _ name: String?) {
      self.text = text
      self.name = name
    }

    var testDescription: String { text }
  }

  @Test(arguments: [
    Example("CARD PAYMENT TO BLUE KETTLE ON 03 MAR", "BLUE KETTLE"),
    Example("CARD PAYMENT TO BLUE KETTLE ON 03 MAR 2026", "BLUE KETTLE"),
    Example("Card payment to St. Mary's Tea", "St. Mary's Tea"),
    Example(
      "PURCHASE AUTHORIZED ON 03/14 BLUE KETTLE SEATTLE WA CARD 4417", "BLUE KETTLE SEATTLE WA"),
    Example("CHECKCARD 0314 BLUE KETTLE", "BLUE KETTLE"),
    Example("POS PURCHASE SQ *BLUE KETTLE", "BLUE KETTLE"),
    Example(
      "BLUE KETTLE SYDNEY NS AUS Card xx4417 Value Date: 03/03/2026", "BLUE KETTLE SYDNEY NS AUS"),
    Example("PAIEMENT CB 1203 LE BOL BLEU", "LE BOL BLEU"),
    Example("CARTE 12/03/26 LE BOL BLEU CB*4417", "LE BOL BLEU"),
    Example("ACHAT CB LE BOL BLEU 12.03.26 CARTE NUMERO 417", "LE BOL BLEU"),
    Example("PAGO TARJ 4417XXXXXXXX1234 EN EL CUENCO", "EL CUENCO"),
    Example("Compra El Cuenco, Tarjeta 4417123412341234, Comision 0,00", "El Cuenco"),
    Example("Zakup kartą NIEBIESKI DZBAN 12.03.2026", "NIEBIESKI DZBAN"),
    Example(
      "BEA, Betaalpas DE BLAUWE KETEL,PAS417 NR:A1B2C3, 12.03.26/14:05 AMSTERDAM", "DE BLAUWE KETEL"
    ),
    Example("PP.4417.PP . BLAUER KESSEL, Ihr Einkauf bei BLAUER KESSEL", "BLAUER KESSEL"),
    Example("VAREKJØP BLÅ KJELE OSLO DATO 03.03 KL. 14.05", "BLÅ KJELE OSLO"),
    Example("Dankort-nota BLÅ KEDEL 4417", "BLÅ KEDEL 4417"),
    Example("רכישה קומקום כחול", "קומקום כחול"),
    Example("KORTTIOSTO 10.03 SININEN PANNU", "SININEN PANNU"),
    Example("BETALING VIA DEBETKAART 17-03 14:12 DE BLAUWE KETEL", "DE BLAUWE KETEL"),
    Example("BETALING VIA DEBETKAART 7 KETELS", "7 KETELS"),
    Example("Visa 100218 NOK 84,00 BLÅ KJELE", "BLÅ KJELE"),
    Example("PAYPAL *BLUEKETTLE", "BLUEKETTLE"),
    Example("BLUE KETTLE REFUND", "BLUE KETTLE"),
    Example("Erstattung von BLAUER KESSEL", "BLAUER KESSEL"),
    Example("CARD PAYMENT TO BLUE KETTLE REVERSAL ON 03 MAR", "BLUE KETTLE"),
    Example("CREDIT BLEU", nil),
    Example("REFUND", nil),
    Example("BLUE KETTLE 4417 LONDON", nil),
    Example("POS 4417", nil),
    Example("", nil),
  ])
  func `the name stands alone`(_ example: Example) {
    #expect(MerchantText.name(in: example.text).map { String($0) } == example.name)
  }

  @Test func `every line of every file is a wording, and none stands twice in a file`() {
    #expect(Wordings.countries.count >= 25)
    var numbers: [String: Int] = [:]
    for country in Wordings.countries {
      let lines = Wordings.lines(of: country)
      #expect(lines.filter { Wording($0, &numbers) == nil } == [], "\(country)")
      #expect(Set(lines).count == lines.count, "\(country)")
    }
  }

  @Test func `what no sign of a wording stands in is taken for a name at once`() {
    let signs = MerchantTextSigns.shared
    for text in ["BLUE KETTLE 4417 LONDON", "ST MARY'S TEA", "", "4417", "CARAVAN PARK"] {
      let isPlain = signs.find(in: text.utf8.span).isEmpty
      #expect(isPlain, "\(text)")
    }
    for text in ["Card Payment to X", "c'ard payment to x", "X card 4417", "SQ *X", "PP X", "é"] {
      let isWorded = !signs.find(in: text.utf8.span).isEmpty
      #expect(isWorded, "\(text)")
    }
  }

  /// What is a name in one wording is the same name in all others.
  @Test func `every wording gives back the name that it is written around`() {
    for line in Wordings.countries.flatMap({ Wordings.lines(of: $0) }) {
      let text = String(line).replacing("{}", with: "Qwertzuiop Yxcvb").replacing(
        "{date}", with: "03.03.26"
      )
      .replacing("{number}", with: "4417").replacing("{...}", with: "asdf 5")
      #expect(MerchantText.name(in: text).map { String($0) } == "Qwertzuiop Yxcvb", "\(line)")
    }
  }

  @Test func `rules see the name and the whole text`() throws {
    let text = """
      rules:
        - match: /^blue kettle/
          payee: Kettle
        - match: card payment
          tags: [card]
      """
    let compiled = RuleCompiler.compile([RuleSource(path: "r.yaml", text: text)])
    let rules = try #require(compiled.ruleSet)
    let matcher = RuleMatcher(rules)
    let decision = matcher.decide(
      TransactionFacts(description: "CARD PAYMENT TO BLUE KETTLE ON 03 MAR"))
    #expect(decision.payee?.value == "Kettle")
    #expect(decision.tags.map(\.value) == ["card"])
    #expect(
      matcher.trace(TransactionFacts(description: "CB BLUE KETTLE")).merchant == "BLUE KETTLE")
  }
}
