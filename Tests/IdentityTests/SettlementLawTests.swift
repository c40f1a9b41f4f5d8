import StatementModel
import TestSupport
import Testing

@testable import Identity

/// Settlement found by stretches of amounts, held against the plain statement of the rule: all pairs
/// that agree, in order.
struct SettlementLawTests {
  private static let texts = [
    "CAFE NOIR", "CAFE NOIR PARIS", "CAFE", "BISTRO NORD 1", "BISTRO NORD 2", "TAXI", "",
    "CAF", "NOIR PARIS CAFE 1", "PARIS NORD 1 TAXI BISTRO", "TAXI 1 TAXI", "1", " ",
  ]

  private static var similarity: TextSimilarity { TextSimilarity(texts) }

  /// What is compared of rows, few enough of each that they are mistaken for one another.
  private static func rows(
    _ random: inout SeededGenerator
  ) -> (waiting: [WaitingRows.Waiting], posted: [WaitingRows.Posted]) {
    func amount(_ random: inout SeededGenerator) -> ExactDecimal {
      let units = Int64.random(in: 80...130, using: &random)
      return ExactDecimal(units: units, scale: Int.random(in: 0...1, using: &random)) ?? .zero
    }
    func account(_ random: inout SeededGenerator) -> WaitingRows.Account {
      .init(
        currency: Int.random(in: 0..<8, using: &random) == 0 ? 1 : 0,
        isNegative: Int.random(in: 0..<8, using: &random) > 0)
    }
    func id(_ random: inout SeededGenerator) -> KeyNumber {
      let number = Int.random(in: 0..<24, using: &random)
      return number < 6 ? KeyNumber(number) : .none
    }
    func text(_ random: inout SeededGenerator) -> Int32 {
      Int32(Int.random(in: texts.indices, using: &random))
    }
    func tips(_ random: inout SeededGenerator) -> Bool? {
      [true, true, false, nil][Int.random(in: 0..<4, using: &random)]
    }
    let waiting = (0..<Int.random(in: 0...30, using: &random)).map { number in
      WaitingRows.Waiting(
        cluster: 2 * number, row: number,
        day: Int32.random(in: 0...14, using: &random), amount: amount(&random),
        account: account(&random), id: id(&random), text: text(&random), takesTips: tips(&random),
        needsID: Int.random(in: 0..<8, using: &random) == 0)
    }
    let posted = (0..<Int.random(in: 0...30, using: &random)).map { row in
      let day = Int32.random(in: 0...18, using: &random)
      return WaitingRows.Posted(
        row: row, day: day,
        purchase: Bool.random(using: &random)
          ? day - Int32.random(in: -2...12, using: &random) : nil,
        amount: amount(&random), account: account(&random), id: id(&random), text: text(&random),
        takesTips: tips(&random))
    }
    return (waiting, posted)
  }

  private static func tenths(_ amount: ExactDecimal) -> Int {
    Int(amount.units) * (amount.scale == 0 ? 10 : 1)
  }

  private static let strengths: [WaitingRows.Strength?] = [nil, .sameAmount, .amountWithTip]

  /// - Parameter strength: Nothing for the same id.
  private static func agree(
    _ posted: WaitingRows.Posted, _ waiting: WaitingRows.Waiting, by strength: WaitingRows.Strength?
  ) -> Bool {
    guard posted.account == waiting.account, (0...10).contains(posted.day - waiting.day) else {
      return false
    }
    guard let strength else { return !posted.id.isNone && posted.id == waiting.id }
    guard !waiting.needsID, similarity.areSimilar(posted.text, waiting.text) else {
      return false
    }
    switch strength {
    case .sameAmount: return posted.amount == waiting.amount
    case .amountWithTip:
      let (more, less) = (tenths(posted.amount), tenths(waiting.amount))
      return waiting.takesTips ?? posted.takesTips == true && more > less && 4 * more <= 5 * less
    }
  }

  /// By posted row: the cluster it settles.
  private static func plainly(
    _ waiting: [WaitingRows.Waiting], _ posted: [WaitingRows.Posted]
  ) -> [Int: Int] {
    var settled: [Int: Int] = [:]
    var taken = Set<Int>()
    for strength in strengths {
      var pairs: [(order: [Int], row: Int, cluster: Int)] = []
      for one in posted {
        for other in waiting where agree(one, other, by: strength) {
          let days = one.purchase == other.day ? 0 : Int(one.day - other.day)
          let amounts =
            strength == .amountWithTip
            ? [one.amount, other.amount].map { -tenths($0) } : [0, 0]
          pairs.append(
            ([days, amounts[0], one.row, amounts[1], other.cluster], one.row, other.cluster))
        }
      }
      pairs.sort { $0.order.lexicographicallyPrecedes($1.order) }
      for pair in pairs where settled[pair.row] == nil && !taken.contains(pair.cluster) {
        settled[pair.row] = pair.cluster
        taken.insert(pair.cluster)
      }
    }
    return settled
  }

  private static func quickly(
    _ waiting: [WaitingRows.Waiting], _ posted: [WaitingRows.Posted]
  ) -> [WaitingRows.Settled] {
    var rows = WaitingRows(waiting, texts: similarity)
    var posted = posted
    let byID = rows.settleByID(&posted)
    let byAmount = rows.settle(&posted, by: .sameAmount)
    return byID + byAmount + rows.settle(&posted, by: .amountWithTip)
  }

  @Test func `rows are settled as the plain rule says`() {
    for seed in UInt64(1)...400 {
      var random = SeededGenerator(seed: seed)
      let (waiting, posted) = Self.rows(&random)
      let found = Self.quickly(waiting, posted)
      #expect(Set(found.map(\.cluster)).count == found.count, "seed \(seed)")
      #expect(
        Dictionary(found.map { ($0.row, $0.cluster) }, uniquingKeysWith: { first, _ in first })
          == Self.plainly(waiting, posted), "seed \(seed)")
    }
  }

  @Test func `of rows by their texts the first free one is found`() {
    for seed in UInt64(1)...300 {
      var random = SeededGenerator(seed: seed)
      let words = ["A", "AB", "ABC", "B", "C", "CAFE", "NOIR", "1", "2", "3"]
      let folded = (0..<Int.random(in: 1...20, using: &random)).map { _ in
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
          words.randomElement(using: &random) ?? ""
        }
        .joined(separator: " ")
      }
      let similarity = TextSimilarity(folded)
      var (waiting, _) = Self.rows(&random)
      for place in waiting.indices {
        waiting[place].text = Int32(Int.random(in: folded.indices, using: &random))
      }
      var rows = SimilarRows(waiting.map(\.text), by: similarity)
      var isTaken = [Bool](repeating: false, count: waiting.count)
      for _ in 0..<60 {
        let text = Int32(Int.random(in: folded.indices, using: &random))
        let start = Int.random(in: 0...waiting.count, using: &random)
        let range = start..<Int.random(in: start...waiting.count, using: &random)
        let found = rows.first(similarTo: text, in: range, of: waiting, isTaken)
        #expect(
          found
            == range.first { !isTaken[$0] && similarity.areSimilar(text, waiting[$0].text) },
          "seed \(seed)")
        if let found, Bool.random(using: &random) { isTaken[found] = true }
      }
    }
  }

  @Test func `within one day as many amounts with tips find their posting as can`() {
    for seed in UInt64(1)...200 {
      var random = SeededGenerator(seed: seed)
      var (waiting, posted) = Self.rows(&random)
      for place in waiting.indices {
        waiting[place].day = 5
        waiting[place].account = .init(currency: 0, isNegative: true)
        waiting[place].text = 0
        waiting[place].takesTips = true
        waiting[place].needsID = false
        waiting[place].id = .none
      }
      for place in posted.indices {
        posted[place].day = 6
        posted[place].purchase = nil
        posted[place].account = .init(currency: 0, isNegative: true)
        posted[place].text = 0
      }
      let asked = posted
      var rows = WaitingRows(waiting, texts: Self.similarity)
      let found = rows.settle(&posted, by: .amountWithTip).count
      let links = asked.map { one in
        waiting.indices.filter { place in
          let (more, less) = (Self.tenths(one.amount), Self.tenths(waiting[place].amount))
          return more > less && 4 * more <= 5 * less
        }
      }
      #expect(found == Self.mostPairs(links, of: waiting.count), "seed \(seed)")
    }
  }

  /// The largest number of pairs that can be made at once.
  private static func mostPairs(_ links: [[Int]], of count: Int) -> Int {
    var partner = [Int?](repeating: nil, count: count)
    func find(_ one: Int, _ seen: inout Set<Int>) -> Bool {
      for other in links[one] where seen.insert(other).inserted {
        if partner[other].map({ find($0, &seen) }) ?? true {
          partner[other] = one
          return true
        }
      }
      return false
    }
    return links.indices.count { one in
      var seen = Set<Int>()
      return find(one, &seen)
    }
  }
}
