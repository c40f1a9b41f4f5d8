import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// `rates.csv` in its forms, and what can be wrong in it.
struct RatesFileTests {
  private static func read(_ text: String) -> (rates: [String], mistakes: [String]) {
    let (rates, diagnostics) = RatesFile.parse(Array(text.utf8), path: "rates.csv")
    return (
      rates.map { "\($0.day) \($0.base)/\($0.quote) \($0.rate)" },
      diagnostics.map { diagnostic in
        let place = diagnostic.location
        return "\(place?.line ?? 0):\(place?.column ?? 0) \(diagnostic.fact.code)"
      }
    )
  }

  struct Form: CustomTestStringConvertible {
    var name: String
    var text: String
    var expected: [String]
    var testDescription: String { name }
  }

  @Test(arguments: [
    Form(
      name: "a rate a line", text: "date,base,quote,rate\n2026-03-02,EUR,USD,1.0815\n",
      expected: ["2026-03-02 EUR/USD 1.0815"]),
    Form(
      name: "columns in another order, blanks, quotes and CR LF",
      text: "Date, Rate, \"Quote\", Base\r\n2026-03-02, 3.7 ,ils, usd\r\n\r\n",
      expected: ["2026-03-02 USD/ILS 3.7"]),
    Form(
      name: "the bank's history",
      text: "Date,USD,JPY,\n2026-03-03,1.08,N/A,\n2026-03-02,1.07,160,\n",
      expected: ["2026-03-03 EUR/USD 1.08", "2026-03-02 EUR/USD 1.07", "2026-03-02 EUR/JPY 160"]),
    Form(
      name: "the bank's file of one day", text: "Date, USD, JPY, \n02 March 2026, 1.07, 160, \n",
      expected: ["2026-03-02 EUR/USD 1.07", "2026-03-02 EUR/JPY 160"]),
    Form(
      name: "one file behind the other",
      text: "\u{FEFF}Date,USD,\n2026-03-02,1.07,\ndate,base,quote,rate\n2026-03-02,GBP,USD,1.3",
      expected: ["2026-03-02 EUR/USD 1.07", "2026-03-02 GBP/USD 1.3"]),
    Form(
      name: "a day given twice alike", text: "Date,USD\n2026-03-02,1.07\n2026-03-02,1.070\n",
      expected: ["2026-03-02 EUR/USD 1.07", "2026-03-02 EUR/USD 1.07"]),
    Form(name: "nothing", text: "", expected: []),
  ])
  func `reads`(_ form: Form) {
    let (rates, mistakes) = Self.read(form.text)
    #expect(mistakes == [])
    #expect(rates == form.expected)
  }

  struct Mistake: CustomTestStringConvertible {
    var name: String
    var text: String
    var expected: [String]
    var testDescription: String { name }
  }

  private static let header = "date,base,quote,rate\n"

  @Test(arguments: [
    Mistake(name: "no header", text: "2026-03-02,EUR,USD,1", expected: ["1:1 rates-header"]),
    Mistake(name: "a missing column", text: "date,base,rate\n", expected: ["1:1 rates-column"]),
    Mistake(
      name: "a day that is none", text: header + "2026-02-30,EUR,USD,1",
      expected: ["2:1 rates-date"]),
    Mistake(
      name: "no currency", text: header + "2026-03-02,EU,USD,1",
      expected: ["2:12 rates-currency"]),
    Mistake(
      name: "one currency twice", text: header + "2026-03-02,EUR,eur,1",
      expected: ["2:16 rates-same-currency"]),
    Mistake(
      name: "a rate of nothing", text: header + "2026-03-02,EUR,USD,0\n2026-03-03,EUR,USD,-1",
      expected: ["2:20 rates-rate", "3:20 rates-rate"]),
    Mistake(
      name: "a decimal comma", text: header + "2026-03-02,EUR,USD,\"1,08\"",
      expected: ["2:20 rates-rate"]),
    Mistake(
      name: "a short line", text: header + "2026-03-02,EUR,USD", expected: ["2:1 rates-line"]),
    Mistake(
      name: "a column that is no currency", text: "Date,US Dollar,\n",
      expected: ["1:6 rates-currency"]),
    Mistake(
      name: "a word among the bank's rates", text: "Date,USD,\n2026-03-02,n.a.,\n",
      expected: ["2:12 rates-rate"]),
    Mistake(
      name: "a cell too many", text: "Date,USD\n2026-03-02,1.07,1\n",
      expected: ["2:17 rates-surplus-cell"]),
    Mistake(
      name: "two rates of one day",
      text: header + "2026-03-02,EUR,USD,1.07\n2026-03-02,EUR,USD,1.08\n",
      expected: ["3:1 rates-contradiction"]),
  ])
  func `names the mistake and its place`(_ mistake: Mistake) {
    #expect(Self.read(mistake.text).mistakes == mistake.expected)
    for diagnostic in RatesFile.parse(Array(mistake.text.utf8), path: "rates.csv").diagnostics {
      #expect(!diagnostic.fact.summary.isEmpty)
      #expect(diagnostic.fact.remedy?.isEmpty == false)
    }
  }

  @Test func `a long file of mistakes is not told for ever`() {
    let text = "date,base,quote,rate\n" + String(repeating: "x,y,z,w\n", count: 5000)
    #expect(Self.read(text).mistakes.count == 20)
  }
}
