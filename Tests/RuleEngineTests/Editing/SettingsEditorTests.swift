import Testing

@testable import RuleEngine

/// Setting and removing single settings without touching what stands around them.
struct SettingsEditorTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var text: String
    var value: SettingValue? = .text("5")
    var path = ["budgets", "Food"]
    /// Nothing where it must be done by hand.
    var expected: String?
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(name: "an empty file", text: "", expected: "budgets:\n  Food: 5\n"),
    Case(
      name: "no section", text: "currency: EUR # mine\n",
      expected: "currency: EUR # mine\n\nbudgets:\n  Food: 5\n"),
    Case(
      name: "no line break at the end", text: "a: 1\n\nb: 2",
      expected: "a: 1\n\nb: 2\n\nbudgets:\n  Food: 5"),
    Case(
      name: "an empty section", text: "budgets:  # mine\nb: 2\n",
      expected: "budgets:  # mine\n  Food: 5\nb: 2\n"),
    Case(
      name: "one entry more", text: "budgets:\n  Home: 7  # all\n\n# next\nb: 2\n",
      expected: "budgets:\n  Home: 7  # all\n  Food: 5\n\n# next\nb: 2\n"),
    Case(
      name: "behind an entry of several lines",
      text: "budgets:\n    Home:\n      amount: 7\n      # yearly\n      span: year\nb: 2\n",
      expected:
        "budgets:\n    Home:\n      amount: 7\n      # yearly\n      span: year\n    Food: 5\nb: 2\n"
    ),
    Case(
      name: "a value in its place", text: "budgets:\r\n  Food: 600   # much\r\n  Home: 7\r\n",
      expected: "budgets:\r\n  Food: 5   # much\r\n  Home: 7\r\n"),
    Case(
      name: "a quoted value and key", text: "budgets: { \"Food\": '80 EUR', Home: 7 }\n",
      expected: "budgets: { \"Food\": 5, Home: 7 }\n"),
    Case(
      name: "in braces", text: "budgets: { Home: 7 }  # mine\n",
      expected: "budgets: { Home: 7, Food: 5 }  # mine\n"),
    Case(name: "in empty braces", text: "budgets: {}\n", expected: "budgets: {Food: 5}\n"),
    Case(
      name: "braces for lines",
      text: "budgets:\n  Food:\n    amount: 7\n    span: year\n  Home: 7\n",
      expected: "budgets:\n  Food: 5\n  Home: 7\n"),
    Case(
      name: "comments would be lost", text: "budgets:\n  Food:\n    amount: 7 # much\n",
      expected: nil),
    Case(
      name: "a mapping", text: "budgets: { Food: 7 }\n",
      value: .mapping([.init("amount", .text("80 EUR")), .init("roll-over", .text("true"))]),
      expected: "budgets: { Food: { amount: 80 EUR, roll-over: true } }\n"),
    Case(
      name: "within an entry", text: "budgets:\n  Food:\n    amount: 7 # much\n    span: year\n",
      path: ["budgets", "Food", "amount"],
      expected: "budgets:\n  Food:\n    amount: 5 # much\n    span: year\n"),
    Case(
      name: "a key within, where nothing is", text: "a: 1\n", path: ["recurring", "names", "X"],
      expected: "a: 1\n\nrecurring:\n  names: { X: 5 }\n"),
    Case(
      name: "a key within, more", text: "r:\n  n: { Y: 1 }\n", path: ["r", "n", "X"],
      expected: "r:\n  n: { Y: 1, X: 5 }\n"),
    Case(
      name: "removing a line", text: "budgets:\n  Food: 5 # x\n  # home\n  Home: 7\n", value: nil,
      expected: "budgets:\n  # home\n  Home: 7\n"),
    Case(
      name: "removing several lines", text: "budgets:\n  Food:\n    amount: 7\n  Home: 7\n",
      value: nil, expected: "budgets:\n  Home: 7\n"),
    Case(
      name: "removing the last line", text: "budgets:\n  Home: 7\n  Food: 5", value: nil,
      expected: "budgets:\n  Home: 7\n"),
    Case(
      name: "removing the only entry", text: "budgets:\n  Food: 5\nb: 2\n", value: nil,
      expected: "budgets:\nb: 2\n"),
    Case(
      name: "removing in braces, first", text: "budgets: { Food: 5, Home: 7 }\n", value: nil,
      expected: "budgets: { Home: 7 }\n"),
    Case(
      name: "removing in braces, last", text: "budgets: { Home: 7, Food: 5 }\n", value: nil,
      expected: "budgets: { Home: 7 }\n"),
    Case(
      name: "removing in braces, alone", text: "budgets: { Food: 5 }\n", value: nil,
      expected: "budgets: { }\n"),
    Case(
      name: "removing what is not there", text: "budgets: { Food: 5 }\n", value: nil,
      path: ["budgets", "Home"], expected: nil),
    Case(name: "a file that can't be read", text: "budgets: [\n", expected: nil),
    Case(name: "a section that is a list", text: "budgets: [1]\n", expected: nil),
    Case(
      name: "a byte order mark", text: "\u{FEFF}budgets:\n  Food: 1\n",
      expected: "\u{FEFF}budgets:\n  Food: 5\n"),
  ]

  @Test(arguments: cases)
  func `edits`(_ c: Case) {
    let editor = SettingsEditor(c.text)
    let found = c.value.map { editor.setting($0, at: c.path) } ?? editor.removing(c.path)
    #expect(found.map { Array($0.utf8) } == c.expected.map { Array($0.utf8) }, "\(found ?? "-")")
  }

  @Test func `a list of names is written so that it is read back`() {
    let value = SettingValue.list([.text("Whole Foods"), .text("a, b"), .text("#1: x"), .text("é")])
    let text = SettingsEditor("currency: USD\n").setting(value, at: ["recurring", "ignore"])
    let read = RulesFileText(text ?? "", path: "")
    #expect(
      YAMLShape(read.section("recurring")?.value)
        == .mapping([
          .init("ignore", .sequence(["Whole Foods", "a, b", "#1: x", "é"].map(YAMLShape.text)))
        ]))
  }
}
