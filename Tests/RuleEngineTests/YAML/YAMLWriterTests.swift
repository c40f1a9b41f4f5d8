import StatementModel
import TestSupport
import Testing

@testable import RuleEngine

/// Texts that are written into rules files must be read back as they are.
struct YAMLWriterTests {
  @Test(arguments: [
    ("blue bottle", "blue bottle"), ("aldi", "aldi"), ("bp", "\"bp\""), ("null", "\"null\""),
    ("uber*eats", "uber*eats"), ("*shell*", "\"*shell*\""), ("a: b", "\"a: b\""),
    ("/^aldi \\d+/", "/^aldi \\d+/"), ("/^(a|b),\\d/", "'/^(a|b),\\d/'"),
    ("$coffee", "\"$coffee\""), ("שופרסל", "שופרסל"),
    ("a #1234", "\"a #1234\""), ("trader joe's", "trader joe's"),
  ])
  func `is plain only where nothing can go wrong`(_ text: String, _ written: String) {
    #expect(YAMLWriter.scalar(text, in: .flow) == written)
  }

  @Test func `any text comes back, in brackets and as a value`() throws {
    var random = SeededGenerator(seed: 7)
    let letters: [Character] = Array(
      "ab é\u{5D0}\u{200F}中*?#:,[]{}&!%@`\"'\\/-.|>~=$ \t\u{7F}\u{85}\u{A0}\u{2060}0")
    for _ in 0..<2000 {
      let count = Int.random(in: 1...9, using: &random)
      let text = String((0..<count).map { _ in letters.randomElement(using: &random) ?? "a" })
      let written = YAMLWriter.scalar(text, in: .flow)
      let file = "one: [\(written), other]\ntwo: \(written)\n\(written): three\n"
      let (root, mistakes) = YAMLReader.read(file, path: "x.yaml")
      #expect(mistakes.isEmpty, "\(written): \(mistakes)")
      guard case .mapping(let entries, _)? = root, entries.count == 3,
        case .sequence(let items, _) = entries[0].value, case .scalar(let item)? = items.first,
        case .scalar(let value) = entries[1].value
      else {
        Issue.record("\(written) is read as something else")
        continue
      }
      #expect([item.text, value.text, entries[2].key.text] == [text, text, text])
    }
  }
}
