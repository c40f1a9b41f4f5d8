import RuleEngine
import StatementModel
import Testing

/// Several files, and files with others around them.
@Suite struct RuleCompilerTests {
  private let mine = RuleSource(
    path: "50-mine.yaml", text: "rules:\n  - Food/Tea: [teahouse]\n  - Fod: [bakery]\n")

  @Test func `categories of the files around count, and nothing is said of those files`() {
    let around = RuleSource(
      path: "10-names.yaml", text: "categories:\n  Food/Tea:\nrules:\n  - Nowhere: [x]\n")
    let alone = RuleCompiler.compile([mine])
    #expect(alone.diagnostics.map(\.fact.code) == ["unknown-category", "unknown-category"])
    let together = RuleCompiler.compile([mine], surroundings: [around])
    #expect(together.diagnostics.map { $0.location?.description } == ["50-mine.yaml:3:5"])
    #expect(together.sources.map(\.path) == ["50-mine.yaml"])
  }

  @Test func `a conflict with a file around is told where it can be mended`() {
    let around = RuleSource(path: "10.yaml", text: "categories:\n  Tea: { kind: income }\n")
    let named = RuleSource(path: "50.yaml", text: "categories:\n  Tea: { kind: expense }\n")
    let found = RuleCompiler.compile([named], surroundings: [around]).diagnostics
    #expect(found.map { $0.location?.description } == ["50.yaml:2:3"])
    #expect(found.first?.fact.remedy?.contains("10.yaml:2:3") == true)
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
  }
}
