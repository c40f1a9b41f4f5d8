import Testing

@testable import BookKeeping

/// A broken law is told by a small history.
struct ShrinkingTests {
  @Test func `what does not matter is left out`() throws {
    // A law that is wrong: nothing is ever posted at the oil company.
    func isBroken(_ history: TrueHistory) -> Bool {
      history.truth(of: history.told()).contains { $0.contains("posted") && $0.contains("SHELL") }
    }
    let seed = try #require((1...500).first { isBroken(TrueHistory(seed: $0)) })
    let small = Laws.shrink(TrueHistory(seed: seed), isWrong: isBroken)
    #expect(small.events.count == 1)
    #expect(small.cuts.count == 1)
    #expect(small.report.contains("SHELL"))
  }

  @Test func `a difference is told line by line`() {
    #expect(Laws.difference(["a"], ["a"]) == nil)
    #expect(Laws.difference(["a"], ["b"]) == "expected:\n  a\nfound:\n  b\n")
  }

  @Test func `histories hold what is hard`() {
    var kinds = Set<String>()
    for seed in UInt64(1)...2000 {
      let history = TrueHistory(seed: seed)
      for bank in history.banks { kinds.insert("ids \(bank.ids)") }
      if history.banks.count > 1 { kinds.insert("formats") }
      if history.events.contains(where: { $0.corrects != nil }) { kinds.insert("corrections") }
      if history.events.contains(where: { $0.installment != nil }) { kinds.insert("installments") }
      if history.events.contains(where: { $0.vanishesAfter != nil }) { kinds.insert("holds") }
      if history.events.contains(where: { $0.authorized != nil }) { kinds.insert("tips") }
      if history.cuts.contains(where: { $0.wording == 2 }) { kinds.insert("rewording") }
    }
    let all = [
      "ids none", "ids stable", "ids restarting", "ids changing", "ids filler", "formats",
      "corrections", "installments", "holds", "tips", "rewording",
    ]
    #expect(all.filter { !kinds.contains($0) }.isEmpty)
  }
}
