import RuleEngine
import StatementModel
import Testing

@Suite struct CategoryDeclarationsTests {
  @Test func `reads the section of a configuration file`() throws {
    let text = """
      Food: { icon: "🍞", color: "#E67E22" }
      Food / Coffee:
      Income/Salary: { kind: income }
      """
    let (root, mistakes) = YAMLReader.read(text, path: "daybook.yaml")
    #expect(mistakes.isEmpty)
    let (categories, diagnostics) = CategoryDeclarations.parse(try #require(root))
    #expect(diagnostics.isEmpty)
    #expect(categories.map(\.path.text) == ["Food", "Food/Coffee", "Income/Salary"])
    #expect(categories.map(\.icon) == ["🍞", nil, nil])
    #expect(categories.map(\.color) == ["#e67e22", nil, nil])
    #expect(categories.map(\.kind) == [nil, nil, .income])
  }

  @Test func `messages show the line if the text is given`() throws {
    let text = "Food: { kind: expence }"
    let (root, _) = YAMLReader.read(text, path: "daybook.yaml")
    let (_, diagnostics) = CategoryDeclarations.parse(
      try #require(root), source: SourceText(text, path: "daybook.yaml"))
    #expect(
      diagnostics.map(\.description) == [
        """
        daybook.yaml:1:15: error: unknown kind "expence"
          | Food: { kind: expence }
          |               ^
          Did you mean "expense"?
        """
      ])
  }

  @Test func `categories declared elsewhere are known, and parents are implied`() throws {
    let travel = try #require(CategoryPath("Travel/Air/Long"))
    let compilation = RuleCompiler.compile(
      [RuleSource(path: "r.yaml", text: "rules: [{ Travel/Air: airways }, { Food: bakery }]")],
      categories: [Category(path: travel)])
    #expect(compilation.diagnostics.map(\.description) == [])
    #expect(compilation.ruleSet?.rules.count == 2)
  }
}
