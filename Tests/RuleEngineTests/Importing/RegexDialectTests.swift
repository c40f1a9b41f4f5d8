import StatementModel
import TestSupport
import Testing

@testable import RuleEngine

@Suite struct RegexDialectTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var dialect: RegexDialect
    var expression: String
    /// Nothing where it can't be said.
    var ours: String?
    var testDescription: String { expression }

    init(_ dialect: RegexDialect, _ expression: String, _ ours: String?) {
      self.dialect = dialect
      self.expression = expression
      self.ours = ours
    }
  }

  @Test(arguments: [
    Case(.posix, "a|b (c)+", "a|b (c)+"), Case(.posix, #"\<shop\>"#, #"\b(?=\w)shop\b(?<=\w)"#),
    Case(.posix, #"a\.b"#, #"a\.b"#), Case(.posix, #"[\]x"#, #"[\\]x"#),
    Case(.posix, "[]a]+[^]b]", "[]a]+[^]b]"), Case(.posix, "[[:digit:]]{2,3}", "[[:digit:]]{2,3}"),
    Case(.posix, #"\d"#, nil), Case(.posix, #"\1"#, nil), Case(.posix, "(?i)a", nil),
    Case(.posix, "a+?", nil), Case(.posix, "(a", nil), Case(.posix, "", nil),
    Case(.javaScript, #"\u00e9\d[\d\]]"#, #"é\d[\d\]]"#), Case(.javaScript, "[]", "(?!)"),
    Case(.javaScript, "[^]x", #"[\s\S]x"#), Case(.javaScript, #"\u002a"#, #"\*"#),
    Case(.javaScript, "(?<n>a)", "(?<n>a)"), Case(.javaScript, "a{2,1}", nil),
    Case(.pcre, #"^\Qa.b\E"#, #"^\Qa.b\E"#), Case(.pcre, "(", nil),
  ])
  func `an expression is written in our spelling`(_ item: Case) {
    #expect((try? item.dialect.translated(item.expression)) == item.ours)
  }

  @Test(arguments: [
    ("blue bottle", "*blue bottle*"), ("Café 7", "*Café 7*"), ("sq *", #"/sq \*/"#),
    ("a/b", "/a/b/"), (" x ", "/ x /"), ("a", "/a/"), ("שופרסל", "*שופרסל*"),
  ])
  func `a part of a text`(text: String, pattern: String) {
    #expect(ImportedPattern.of(text, .contains) == pattern)
    #expect(ImportedPattern.of("  ", .contains) == nil)
  }

  /// What is written is read again as the same text, in brackets and outside of them.
  @Test func `texts survive YAML`() throws {
    var random = SeededGenerator(seed: 7)
    let alphabet = Array(
      " abzé0#:-*&!%@`'\"\\[]{},?|>/~=$\n\t\u{7F}\u{85}\u{2028}😀ש\u{301}")
    for _ in 0..<2000 {
      let length = Int.random(in: 0...7, using: &random)
      let text = String((0..<length).map { _ in alphabet.randomElement(using: &random) ?? "a" })
      let scalar = YAMLText.scalar(text)
      let yaml = "- \(scalar)\n- [\(scalar), x]\n- { \(scalar): \(scalar) }\n"
      let (root, mistakes) = YAMLReader.read(yaml, path: "x")
      #expect(mistakes.map(\.description) == [])
      guard case .sequence(let items, _)? = root, items.count == 3 else {
        Issue.record("\(yaml)")
        continue
      }
      #expect(items[0].text == text, "\(yaml)")
      #expect(items[1].items.first?.text == text)
      #expect(items[2][text]?.text == text)
    }
  }
}
