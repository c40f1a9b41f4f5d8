import StatementModel
import Testing

@testable import RuleEngine

/// Categories in files: what names them, and changes that leave every other byte as it is.
struct CategoryTextTests {
  private static func path(_ text: String) throws -> CategoryPath {
    try #require(CategoryPath(text))
  }

  private static let rules = """
    # Mine.
    categories:
      Food/Coffee: { icon: "☕" }   # the best
      'Food/Coffee/Beans':

      "Home/Rent": {kind: expense, color: "#aabbcc"}
      Hobbies:
        icon: 🎲   # dice
        kind: expense
      # The last.
      Fun:
    rules:
      - Food/Coffee: [blue bottle, "Food/Coffee"]   # a pattern is no name
      - "Food/Coffee/Beans": [beans]
      - match: Food/Coffee
        category: 'Food/Coffee'
        payee: Food/Coffee
      - match: acme
        split: { Food/Coffee: 10%, Home/Rent: rest }
      - match: b
        split:
          - Food/Coffee: 5.00
          - Home/Rent: rest
    tests:
      - BLUE BOTTLE: Food/Coffee
      - description: Food/Coffee
        category: "Food/Coffee"

    """

  private static func renamed(_ text: String, _ old: String, _ new: String) throws -> String? {
    CategoryText(text, path: "r.yaml", isOfRules: true)
      .renaming(try path(old), to: try path(new))
  }

  @Test func `names are replaced where they are names, in the quotes they had`() throws {
    let expected = Self.rules
      .replacing("  Food/Coffee: { icon", with: "  Food/Cafes: { icon")
      .replacing("'Food/Coffee/Beans'", with: "'Food/Cafes/Beans'")
      .replacing("\"Food/Coffee/Beans\"", with: "\"Food/Cafes/Beans\"")
      .replacing("- Food/Coffee: [blue", with: "- Food/Cafes: [blue")
      .replacing("category: 'Food/Coffee'", with: "category: 'Food/Cafes'")
      .replacing("{ Food/Coffee: 10%", with: "{ Food/Cafes: 10%")
      .replacing("- Food/Coffee: 5.00", with: "- Food/Cafes: 5.00")
      .replacing("BLUE BOTTLE: Food/Coffee", with: "BLUE BOTTLE: Food/Cafes")
      .replacing("category: \"Food/Coffee\"", with: "category: \"Food/Cafes\"")
    #expect(try Self.renamed(Self.rules, "Food/Coffee", "Food/Cafes") == expected)
  }

  @Test(arguments: ["\r\n", "\r", "\n"])
  func `line breaks, a mark and a missing last break stay`(_ lineBreak: String) throws {
    let text = "\u{FEFF}# ü\nrules:\n  - Food/Coffee: [x1234]".replacing("\n", with: lineBreak)
    #expect(
      try Self.renamed(text, "Food/Coffee", "Café/Été")
        == text.replacing("Food/Coffee", with: "Café/Été"))
  }

  @Test(arguments: [
    "Drinks: bars", "a # b", "Food/[x]", "Say \"hi\"", "back\\slash", "it's", "- dash", "a, b",
    "null", "Ünï/çödé", "🧗",
  ])
  func `any name can be written, and be read again`(_ name: String) throws {
    let text = try #require(try Self.renamed(Self.rules, "Food/Coffee", name))
    let uses = CategoryText(text, path: "r.yaml", isOfRules: true).uses
    #expect(uses.count { $0.category.text == name } == 7)
    #expect(try Self.renamed(text, name, "Food/Coffee") != nil)
  }

  @Test func `places are told by kind and line`() throws {
    let uses = CategoryText(Self.rules, path: "r.yaml", isOfRules: true).uses
      .filter { $0.category.text == "Food/Coffee" }
    #expect(uses.map(\.location.line) == [3, 14, 17, 20, 23, 26, 28])
    #expect(uses.map(\.kind) == [.declaration, .rule, .rule, .rule, .rule, .test, .test])
  }

  @Test func `daybook yaml names them in budgets and reports too`() throws {
    let text = """
      rules: Food/Coffee
      budgets:
        Food/Coffee: 60
        everything: { limit: 900, category: Food/Coffee }
      reports:
        custom:
          - name: Food/Coffee
            filter: { category: [Food/Coffee, Home] }

      """
    let settings = CategoryText(text, path: "daybook.yaml", isOfRules: false)
    #expect(
      settings.renaming(try Self.path("Food/Coffee"), to: try Self.path("Food/Cafes"))
        == text.replacing("  Food/Coffee: 60", with: "  Food/Cafes: 60")
        .replacing("category: Food/Coffee", with: "category: Food/Cafes")
        .replacing("[Food/Coffee,", with: "[Food/Cafes,"))
    #expect(
      settings.uses.filter { $0.category.text == "Food/Coffee" }.map(\.kind)
        == [.budget, .budget, .report])
  }

  @Test(arguments: [
    ("Food/Coffee", "  Food/Coffee: { icon: \"☕\" }   # the best\n"),
    ("Home/Rent", "  \"Home/Rent\": {kind: expense, color: \"#aabbcc\"}\n"),
    ("Hobbies", "  Hobbies:\n    icon: 🎲   # dice\n    kind: expense\n"), ("Fun", "  Fun:\n"),
  ])
  func `a declaration goes, and nothing else`(name: String, gone: String) throws {
    let text = CategoryText(Self.rules, path: "r.yaml", isOfRules: true)
    let bare = try #require(text.removingDeclaration(of: try Self.path(name)))
    #expect(bare == Self.rules.replacing(gone, with: "", maxReplacements: 1))
  }

  @Test(arguments: [
    (
      "categories: { A: {}, B: , C: { kind: income } }\n", "A",
      "categories: { B: , C: { kind: income } }\n"
    ),
    ("categories: { A: {}, B: {} }\n", "B", "categories: { A: {} }\n"),
    ("categories: { A: {} }\n", "A", "categories: {  }\n"),
    ("categories:\n  A:\nrules:\n", "A", "categories:\nrules:\n"),
  ])
  func `between braces too`(text: String, name: String, left: String) throws {
    let file = CategoryText(text, path: "r.yaml", isOfRules: true)
    #expect(file.removingDeclaration(of: try Self.path(name)) == left)
  }

  @Test(arguments: [
    ("", "categories:\n  Hobbies: { kind: income, icon: \"🧗\" }\n"),
    ("currency: USD\n", "currency: USD\n\ncategories:\n  Hobbies: { kind: income, icon: \"🧗\" }\n"),
    (
      "categories:\n    A:\n    # of A\n\nrules: Rules\n",
      "categories:\n    A:\n    Hobbies: { kind: income, icon: \"🧗\" }\n    # of A\n\nrules: Rules\n"
    ),
    (
      "categories:\n\nlocale: de\n",
      "categories:\n  Hobbies: { kind: income, icon: \"🧗\" }\n\nlocale: de\n"
    ),
    ("categories: {A: {}}\n", "categories: {A: {}, Hobbies: { kind: income, icon: \"🧗\" }}\n"),
  ])
  func `a category is declared in its place`(text: String, expected: String) throws {
    let category = Category(path: try Self.path("Hobbies"), kind: .income, icon: "🧗")
    let file = CategoryText(text, path: "daybook.yaml", isOfRules: false)
    let found = try #require(file.declaring(category))
    let lines = { (text: String) in Set(text.split(separator: "\n")) }
    #expect(lines(found) == lines(expected))
    #expect(
      CategoryText(found, path: "", isOfRules: false).details(of: category.path) == [
        "kind", "icon",
      ])
  }

  @Test func `details are changed, added and taken away where they stand`() throws {
    let file = CategoryText(Self.rules, path: "r.yaml", isOfRules: true)
    var change = CategoryDetailChange()
    change.icon = .set("🫘")
    change.kind = .set("income")
    let hobbies = try #require(file.changing(try Self.path("Hobbies"), change))
    #expect(
      hobbies
        == Self.rules.replacing(
          "icon: 🎲   # dice\n    kind: expense", with: "icon: \"🫘\"   # dice\n    kind: income"))
    let coffee = try #require(file.changing(try Self.path("Food/Coffee"), change))
    #expect(
      coffee == Self.rules.replacing("{ icon: \"☕\" }", with: "{ kind: income, icon: \"🫘\" }"))
    let fun = try #require(file.changing(try Self.path("Fun"), change))
    #expect(
      fun == Self.rules.replacing("  Fun:\n", with: "  Fun: { icon: \"🫘\", kind: income }\n")
        || fun == Self.rules.replacing("  Fun:\n", with: "  Fun: { kind: income, icon: \"🫘\" }\n")
        || fun == Self.rules.replacing("  Fun:\n", with: "  Fun: { icon: \"🫘\", kind: income }\n"))
    var less = CategoryDetailChange()
    less.kind = .clear
    let rent = try #require(file.changing(try Self.path("Home/Rent"), less))
    #expect(rent == Self.rules.replacing("{kind: expense, color", with: "{color"))
    let plain = try #require(file.changing(try Self.path("Hobbies"), less))
    #expect(plain == Self.rules.replacing("    kind: expense\n", with: ""))
  }

  @Test func `a name in a form that can't be replaced is refused whole`() throws {
    let text = "rules:\n  - match: abcd\n    category: >-\n      Food/Coffee\n"
    #expect(try Self.renamed(text, "Food/Coffee", "Food/Cafes") == nil)
    #expect(try Self.renamed(text, "Home", "House") == text)
  }
}
