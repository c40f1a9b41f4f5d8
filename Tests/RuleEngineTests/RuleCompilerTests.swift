import RuleEngine
import StatementModel
import Testing

/// Several files, and files with others around them.
@Suite struct RuleCompilerTests {
  private let mine = RuleSource(
    path: "50-mine.yaml", text: "rules:\n  - Food/Tea: [teahouse]\n  - Fod: [bakery]\n")

  @Test func `categories of the files around count, and nothing is said of those files`() {
    let around = RuleSource(
      path: "10-names.yaml", text: "categories:\n  Food/Tea:\nrules:\n  - Nowhere: [x]\n",
      role: .names)
    let alone = RuleCompiler.compile([mine])
    #expect(alone.diagnostics.map(\.fact.code) == ["unknown-category", "unknown-category"])
    let together = RuleCompiler.compile([around, mine])
    #expect(together.diagnostics.map { $0.location?.description } == ["50-mine.yaml:3:5"])
    #expect(together.sources.map(\.path) == ["50-mine.yaml"])
  }

  @Test func `a conflict with a file around is told where it can be mended`() {
    let around = RuleSource(
      path: "10.yaml", text: "categories:\n  Tea: { kind: income }\n", role: .around)
    let named = RuleSource(path: "50.yaml", text: "categories:\n  Tea: { kind: expense }\n")
    let found = RuleCompiler.compile([named, around]).diagnostics
    #expect(found.map { $0.location?.description } == ["50.yaml:2:3"])
    #expect(found.first?.fact.remedy?.contains("10.yaml:2:3") == true)
  }

  @Test func `tests see the rules around, in the order of the files`() {
    let mine = RuleSource(
      path: "50.yaml",
      text: "rules:\n  - Home: [bakery]\ntests:\n  - BAKERY 1: Food\n  - ZOO: Food\n")
    func failures(_ role: RuleSource.Role) -> [String] {
      let before = RuleSource(
        path: "10.yaml", text: "rules:\n  - Food: [bakery]\n  - Nowhere: [x]\ntests:\n  - X: Y\n",
        role: role)
      let after = RuleSource(
        path: "90.yaml", text: "rules:\n  - Food: [zoo]\n  - Home: [bakery]\n", role: role)
      let check = RuleCheck(RuleCompiler.compile([before, mine, after]))
      return check.diagnostics.map { "\($0.location?.description ?? "") \($0.fact.code)" }
    }
    #expect(failures(.around) == ["50.yaml:2:5 unreachable-rule"])
    #expect(failures(.names) == ["50.yaml:4:5 test-failed", "50.yaml:5:5 test-failed"])
  }

  @Test func `one mistake made everywhere hides no other`() {
    var text = "rules:\n"
    for number in 0..<500 { text += "  - Nowhere: [shop \(number)]\n" }
    text += "  - { match: x, categry: Food }\n"
    let found = RuleCompiler.compile([RuleSource(path: "r.yaml", text: text)]).diagnostics
    #expect(found.count == 501)
    #expect(found.last?.fact.code == "unknown-field")
  }

  @Test func `a file full of mistakes is told in measure`() {
    var text = "rules:\n"
    for number in 0..<500 { text += "  - Nowhere \(number): [shop]\n" }
    let several = RuleCompiler.compile([RuleSource(path: "r.yaml", text: text)]).diagnostics
    #expect(several.count == 200)
    let one = "rules: [" + String(repeating: "{Nowhere: shop},", count: 5000) + "]"
    let same = RuleCompiler.compile([RuleSource(path: "r.yaml", text: one)]).diagnostics
    #expect(same.count == 2000)
    #expect(same.allSatisfy { $0.excerpt == nil }, "a line of 80,000 characters is no help")
  }
}
