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

  @Test func `bands never fall, and real cases outweigh imagined ones`() {
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
    cases[7] = ConfidenceBands.Counts(right: 85, tried: 90)
    cases[8] = ConfidenceBands.Counts(right: 70, tried: 90)
    let bands = ConfidenceBands(cases)
    #expect(bands.confidence(of: 650) == 700)
    #expect(bands.confidence(of: 750) == 850)
    #expect(bands.confidence(of: 850) == 850)
    #expect(bands.confidence(of: 950) == 900)
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

  @Test func `places by money take turns between currencies`() throws {
    let places = MoneyRanking.places([
      [try money("5.00 USD")], [try money("900.00 JPY")], [try money("9.00 USD")],
      [try money("1.00 USD"), try money("1000.00 JPY")], [],
    ])
    #expect(places == [1, 1, 0, 0, .max])
  }
}
