import StatementModel
import TestSupport
import Testing

@testable import RuleEngine

/// Whatever a file holds, what comes of it is a rules file that compiles.
@Suite struct ImportLawsTests {
  private static let hledger = """
    fields date, description, amount, memo
    include more.rules
    if %description blue (bottle|cup)
    & ! %memo tea, [a-z]+
      account2 expenses:food:coffee
      comment \\1 {x}
    if,account2,comment
    atm|bank,assets:cash,"with: #drawal"
    """
  private static let actual = #"""
    {"payees":[{"id":"p","name":"A: #b"}],"rules":[{"id":"1","stage":"pre","conditionsOp":"or",
    "conditions":[{"field":"imported_payee","op":"matches","value":"^x\\d+[a-c]\u00e9"},
    {"field":"amount","op":"isbetween","value":{"num1":-5,"num2":700}},
    {"field":"date","op":"gte","value":"2024-02-29"},{"field":"payee","op":"is","value":"p"}],
    "actions":[{"op":"set","field":"payee","value":"p"},{"op":"set","field":"notes","value":"{1}"},
    {"op":"set","field":"category","value":"Food: x"}]}]}
    """#
  private static let firefly = """
    user_id,rule_id,row_contains,group_id,title,order,active,stop_processing,strict,trigger_type,\
    trigger_value,trigger_active,action_type,action_value,action_active
    1,1,rule,1,"A, ""b"" c",1,1,1,1,,,,,,
    1,1,trigger,,,,,,,description_contains,sq *,1,,,
    1,1,trigger,,,,,,,amount_more,12.5,1,,,
    1,1,action,,,,,,,,,,set_category,Food/Coffee,1
    1,1,action,,,,,,,,,,add_tag,"a, b",1
    """

  private func made(_ text: String, _ format: ForeignFormat) -> RuleImport {
    let source = RuleSource(path: "x", text: text)
    return switch format {
    case .actual: .actual(source, names: ImportNames())
    case .firefly: .firefly(source, names: ImportNames())
    default: .hledger("x", ["x": source], names: ImportNames())
    }
  }

  @Test(arguments: [
    (hledger, ForeignFormat.hledger), (actual, .actual), (firefly, .firefly),
  ])
  func `a damaged file gives a file that compiles`(text: String, format: ForeignFormat) throws {
    #expect(made(text, format).ruleCount > 0)
    var random = SeededGenerator(seed: 4)
    let alphabet = Array("ab0 %&!,:#\"'[](){}*\\/|-+?.\n\t\r\u{0}é\u{2028}$^")
    for _ in 0..<400 {
      var letters = Array(text)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<letters.count, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0: letters.remove(at: index)
        case 1: letters[index] = alphabet.randomElement(using: &random) ?? "x"
        default: letters.insert(alphabet.randomElement(using: &random) ?? "x", at: index)
        }
      }
      _ = try Imported(made(String(letters), format))
    }
  }

  /// Texts that a pattern is made of are found by it, and by nothing of them that is left out.
  @Test func `a text's pattern matches as the text would be found`() throws {
    var random = SeededGenerator(seed: 11)
    let alphabet = Array("aBz0 .*?/()[]{}|^$+\\#é-")
    for _ in 0..<600 {
      func text(_ most: Int) -> String {
        let length = Int.random(in: 1...most, using: &random)
        return String((0..<length).map { _ in alphabet.randomElement(using: &random) ?? "a" })
      }
      let (needle, head, tail) = (text(5), text(3), text(3))
      let cases: [(ImportedPattern.Relation, String, Bool)] = [
        (.contains, head + needle + tail, true), (.begins, needle + tail, true),
        (.ends, head + needle, true), (.equals, needle, true), (.equals, "\(needle)x", false),
        (.begins, "x\(needle)", needle.allSatisfy { $0 == "x" }),
      ]
      for (relation, description, isFound) in cases {
        guard let pattern = ImportedPattern.of(needle, relation) else { continue }
        let yaml = "rules:\n  - Food: \(YAMLWriter.scalar(pattern, in: .block))\n"
        let ruleSet = try #require(
          RuleCompiler.compile([RuleSource(path: "x", text: yaml)]).ruleSet, "\(yaml)")
        let decision = RuleMatcher(ruleSet).decide(TransactionFacts(description: description))
        #expect((decision.category != nil) == isFound, "\(pattern) in \(description)")
      }
    }
  }
}
