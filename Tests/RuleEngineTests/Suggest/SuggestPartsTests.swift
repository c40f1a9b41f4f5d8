import StatementModel
import TestSupport
import Testing

@testable import RuleEngine

/// The parts that suggestions are made with.
struct SuggestPartsTests {
  // MARK: Round numbers

  @Test(arguments: [
    ("23.90", "6.20", "10"), ("6.20", "23.90", "10"), ("9.99", "4.99", "5"),
    ("2.99", "10.99", "10"), ("1500", "1499.99", "1499.99"), ("0.02", "0.01", "0.01"),
    ("120", "100", "100"), ("100", "120", "110"),
  ])
  func `a bound is the roundest number between`(
    _ outside: String, _ inside: String, _ bound: String
  ) throws {
    #expect(try RoundNumber.between(decimal(outside), decimal(inside)) == decimal(bound))
  }

  @Test func `a bound always separates`() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let scales = (0...14).map { $0 }
      let numbers = (0..<2).compactMap { _ -> ExactDecimal? in
        let scale = scales.randomElement(using: &random) ?? 0
        let digits = Int.random(in: 1...15, using: &random)
        let limit = (0..<digits).reduce(Int64(1)) { product, _ in product * 10 }
        return ExactDecimal(units: Int64.random(in: 1..<limit, using: &random), scale: scale)
      }
      guard numbers.count == 2, numbers[0] != numbers[1] else { continue }
      let (outside, inside) = (numbers[0], numbers[1])
      let bound = RoundNumber.between(outside, inside)
      let separates =
        outside < inside
        ? outside < bound && bound <= inside : inside <= bound && bound < outside
      if !separates { Issue.record("\(outside.text()) \(bound.text()) \(inside.text())") }
    }
  }

  // MARK: Confidence

  @Test func `bands never fall, and promise nothing without cases`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let cases = (0..<ConfidenceBands.count).map { _ in
        let tried = Int.random(in: 0...300, using: &random)
        return ConfidenceBands.Counts(
          right: Int.random(in: 0...tried, using: &random), tried: tried)
      }
      let bands = ConfidenceBands(cases)
      #expect(bands.values.count == ConfidenceBands.count)
      #expect(bands.values == bands.values.sorted())
      #expect(bands.values.allSatisfy { (0...990).contains($0) })
    }
    var cases = Array(
      repeating: ConfidenceBands.Counts(right: 0, tried: 0), count: ConfidenceBands.count)
    // The worked example of the documentation.
    cases[7] = ConfidenceBands.Counts(right: 65, tried: 90)
    cases[8] = ConfidenceBands.Counts(right: 62, tried: 90)
    let bands = ConfidenceBands(cases)
    #expect(bands.confidence(of: 650) == 0)
    #expect(bands.confidence(of: 750) == 697)
    #expect(bands.confidence(of: 850) == 697)
    #expect(bands.confidence(of: 950) == 697)
    // Few cases say nothing, and are counted with those below.
    cases[9] = ConfidenceBands.Counts(right: 9, tried: 9)
    #expect(ConfidenceBands(cases).confidence(of: 950) == 712)
    cases[9] = ConfidenceBands.Counts(right: 98, tried: 98)
    #expect(ConfidenceBands(cases).confidence(of: 950) == 980)
  }

  // MARK: Words

  @Test func `a run of words stands where the pattern of words matches`() throws {
    var random = SeededGenerator(seed: 17)
    let words = ["ab", "CAFÉ", "joe's", "a", "שופ", "スタ", "バ", "中文", "กาแฟ", "12", "x-y", "ß"]
    var table = DescriptorTable()
    var texts: Set<String> = []
    for _ in 0..<120 {
      let text = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      }.joined(separator: ["", " ", "  ", "*"].randomElement(using: &random) ?? "")
      if texts.insert(text).inserted { table.add(text) }
    }
    table.finish()
    var matches = 0
    for descriptor in table.texts.indices {
      let own = table.words(of: descriptor)
      for start in own.indices {
        for end in start..<own.endIndex {
          let run = own[start...end]
          let text = table.text(of: run)
          guard case .text(let pattern) = try PatternParser.parse(text) else { continue }
          var wrong: [String] = table.has(run, in: descriptor) ? [] : [table.texts[descriptor]]
          for other in table.texts.indices.prefix(30) {
            let has = table.has(run, in: other)
            if has != table.matches(pattern, other) { wrong.append(table.texts[other]) }
            if has { matches += 1 }
          }
          if !wrong.isEmpty { Issue.record("\(text) in \(wrong)") }
        }
      }
    }
    #expect(matches > 500)
  }

  @Test func `a word's beginning finds every description that has it`() {
    var table = DescriptorTable()
    for text in ["AMZNMKTP12 US", "AMZN DIGITAL", "THE AMZNMKTPX", "AMAZON"] { table.add(text) }
    table.finish()
    #expect(Set(table.descriptors(withWordBeginning: "amznmktp")) == [0, 2])
    #expect(Set(table.descriptors(withWordBeginning: "am")) == [0, 1, 2, 3])
    #expect(table.descriptors(withWordBeginning: "zz").isEmpty)
  }

}

/// Most money first.
struct MoneyOrderTests {
  private static func things(_ texts: [String]) throws -> [[MoneyOrder.Amount]] {
    try texts.map { text in
      try text.split(separator: ",").map {
        MoneyOrder.Amount(
          try money(String($0).trimmingPrefix(" ").description), on: try day("2026-03-09"))
      }
    }
  }

  private static let texts = [
    "5.00 USD", "-900.00 JPY", "9.00 USD", "1.00 USD, 1000.00 JPY", "", "3.00 EUR", "-6.00 USD",
  ]

  private static func currency(_ code: String) throws -> Currency {
    try #require(Currency(code: code))
  }

  @Test func `without rates currencies stand apart, the book's first`() throws {
    let things = try Self.things(Self.texts)
    let (usd, jpy, eur) = (
      try Self.currency("USD"), try Self.currency("JPY"), try Self.currency("EUR")
    )
    let dollars = MoneyOrder(things, by: MoneyMeasure(in: usd))
    #expect(dollars.numbers == [2, 6, 0, 3, 1, 5, 4])
    #expect(dollars.apart == [usd, jpy, eur])
    let euros = MoneyOrder(things, by: MoneyMeasure(in: eur))
    #expect(euros.numbers == [5, 2, 6, 0, 3, 1, 4])
    #expect(euros.apart == [eur, usd, jpy])
    // Where no currency is given, the one that most have.
    #expect(MoneyOrder(things).numbers == dollars.numbers)
  }

  @Test func `with rates of the day all are compared by their worth`() throws {
    let (usd, jpy, eur) = (
      try Self.currency("USD"), try Self.currency("JPY"), try Self.currency("EUR")
    )
    let rates = ExchangeRates([
      DatedRate(
        day: try day("2026-03-09"), base: usd, quote: jpy, rate: try money("150.00 USD").amount),
      DatedRate(
        day: try day("2026-03-08"), base: eur, quote: usd, rate: try money("1.10 USD").amount),
    ])
    let all = MoneyOrder(try Self.things(Self.texts), by: MoneyMeasure(in: usd, by: rates))
    // 5, 6, 9, 1 + 6.67, none, 3.30, 6
    #expect(all.numbers == [2, 3, 1, 6, 0, 5, 4])
    #expect(all.apart == [])
    // A rate that is too old is none.
    var late = try Self.things(["5.00 USD", "900.00 EUR", "7.00 USD"])
    late[1][0].day = try day("2026-06-01")
    let partly = MoneyOrder(late, by: MoneyMeasure(in: usd, by: rates))
    #expect(partly.numbers == [2, 0, 1])
    #expect(partly.apart == [usd, eur])
  }

  @Test func `one currency alone is no matter of comparing`() throws {
    let things = try Self.things(["5.00 USD", "7.00 USD", ""])
    let order = MoneyOrder(things, by: MoneyMeasure(in: try Self.currency("EUR")))
    #expect(order.numbers == [1, 0, 2])
    #expect(order.apart == [])
    #expect(MoneyOrder([]).numbers == [])
  }
}
