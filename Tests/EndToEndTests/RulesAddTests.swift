import Foundation
import Testing

/// `rules add` from the command line.
struct RulesAddTests {
  private static let mine = """
    # mine
    rules:
      - Food/Coffee: [blue bottle]   # the best

      - Transit: [uber]

    """

  private func book() throws -> Place {
    let place = try Place.book(rules: "categories:\n  Food/Coffee:\n  Food/Delivery:\n")
    try place.write("Rules/00-mine.yaml", Self.mine)
    try place.write("Rules/90-starter.yaml", "rules:\n  - Food: [whole foods]\n")
    try place.write("Statements/visa/march.csv", Statements.march)
    _ = try place("run", "--quiet")
    return place
  }

  @Test func `a pattern joins the rule of its category, and nothing else changes`() throws {
    let place = try book()
    let rules = place.root.appending(path: "Rules/00-mine.yaml").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: rules)
    let answer = try place("rules", "add", "food/coffee", "whole foods")
    #expect(answer.code == 0, "\(answer.talk)")
    let joined = "  - Food/Coffee: [blue bottle, whole foods]   # the best"
    #expect(
      answer.lines == [
        "Rules/00-mine.yaml:3:5", "-  - Food/Coffee: [blue bottle]   # the best", "+\(joined)",
        "2 transactions match: 2 move to Food/Coffee (2 from Food).",
      ])
    let text = try place.text("Rules/00-mine.yaml")
    #expect(text == Self.mine.replacing("[blue bottle]", with: "[blue bottle, whole foods]"))
    let mode = try FileManager.default.attributesOfItem(atPath: rules)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try place.transactions("whole").allSatisfy { $0.category == "Food/Coffee" })
    #expect(Set(try place.files(in: "Rules").keys).count == 3)
  }

  @Test func `a link stays a link`() throws {
    let place = try book()
    try place.write("shared/mine.yaml", Self.mine)
    try place.remove("Rules/00-mine.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: place.root.appending(path: "Rules/00-mine.yaml").path,
      withDestinationPath: "../shared/mine.yaml")
    #expect(try place("rules", "add", "Transit", "lyft").code == 0)
    #expect(
      try place.text("shared/mine.yaml") == Self.mine.replacing("[uber]", with: "[uber, lyft]"))
    let link = place.root.appending(path: "Rules/00-mine.yaml").path
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../shared/mine.yaml")
    #expect(try place.files(in: "shared").keys.sorted() == ["mine.yaml"])
  }

  @Test func `a rule goes before the one that would win`() throws {
    let place = try book()
    let answer = try place(
      "rules", "add", "Food/Delivery", "uber trip", "--direction", "out", "--payee", "Uber: Eats",
      "--format", "json")
    #expect(answer.code == 0, "\(answer.talk)")
    let expected = """
      # mine
      rules:
        - Food/Coffee: [blue bottle]   # the best

        - match: uber trip
          direction: out
          category: Food/Delivery
          payee: "Uber: Eats"

        - Transit: [uber]

      """
    #expect(try place.text("Rules/00-mine.yaml") == expected)
    #expect(answer.output.contains("\"moved\": 1"))
    #expect(try place.transactions("uber").first?.payee == "Uber: Eats")
  }

  @Test func `whatever a rule may ask and set can be said`() throws {
    let place = try book()
    let answer = try place(
      "rules", "add", "Food/Coffee", "kiosk", "--memo", "tea", "--currency", "usd", "--kind",
      "charge", "--date", "2026-01..", "--day", "1..5", "--day", "20", "--weekday", "mon..fri",
      "--bank-category", "5814", "--note", "with Ada")
    #expect(answer.code == 0, "\(answer.talk)")
    let text = try place.text("Rules/00-mine.yaml")
    for line in [
      "- match: kiosk", "memo: tea", "currency: usd", "kind: charge", "date: 2026-01..",
      "day: [1..5, 20]", "weekday: mon..fri", "bank-category: 5814", "category: Food/Coffee",
      "note: with Ada",
    ] {
      let plain = text.replacing("\"", with: "")
      #expect(plain.contains(line + "\n"), "\(line) in \(text)")
    }
    let wrong = try place("rules", "add", "Food/Coffee", "bar", "--weekday", "someday")
    #expect(wrong.code == 64)
    #expect(wrong.talk.contains("someday"))
  }

  @Test func `a category that is only begun is recognized`() throws {
    let place = try book()
    for begun in ["Food/Cof", "deliv"] {
      let answer = try place("rules", "add", begun, "x")
      #expect(answer.code == 64)
      #expect(
        answer.talk.contains("did you mean \"Food/\(begun == "deliv" ? "Delivery" : "Coffee")"))
    }
  }

  @Test func `a dry run writes nothing`() throws {
    let place = try book()
    let before = try place.files(in: "Rules")
    let answer = try place("rules", "add", "-n", "--new-category", "Pets/Food", "zooplus")
    #expect(answer.code == 0, "\(answer.talk)")
    #expect(answer.output.contains("+categories:\n+  Pets/Food:\n"))
    #expect(answer.output.hasSuffix("No transaction matches yet.\nNothing was written.\n"))
    #expect(try place.files(in: "Rules") == before)
  }

  @Test func `a book with nothing but starter rules gets a file of one's own`() throws {
    let place = try Place()
    _ = try place("init")
    try place.remove("Rules/00-mine.yaml")
    let answer = try place("rules", "add", "Food/Coffee", "zyx bistro")
    #expect(answer.code == 0, "\(answer.talk)")
    let text = try place.text("Rules/00-mine.yaml")
    #expect(text.hasSuffix("\n  - Food/Coffee: [zyx bistro]\n"))
    #expect(try place("rules", "check").code == 0)
    #expect(try place("rules", "add", "Food/Coffee", "blue bottle").code == 64)
  }

  @Test func `mistakes are told and nothing is written`() throws {
    let place = try book()
    let before = try place.files(in: "Rules")
    let meant = try place("rules", "add", "Food/Cofee", "x1 y2")
    #expect(meant.code == 64)
    #expect(meant.talk.contains("did you mean \"Food/Coffee\"? Else --new-category declares it"))
    let twice = try place("rules", "add", "Food/Coffee", "Blue  BOTTLE")
    #expect(twice.code == 64)
    #expect(twice.talk.contains("stands already in Rules/00-mine.yaml:3:19, for Food/Coffee"))
    #expect(try place("rules", "add", "Food/Coffee", "/(/").talk.contains("can't be read"))
    #expect(try place("rules", "add", "Food/Coffee", "x1", "--amount", "5..1").code == 64)
    try place.write("Rules/95-odd.yaml", "rules: ~\n")
    let odd = try place("rules", "add", "Food/Coffee", "x1", "--file", "Rules/95-odd.yaml")
    #expect(odd.code == 78)
    #expect(odd.talk.contains("\n    - Food/Coffee: [\"x1\"]"))
    try place.remove("Rules/95-odd.yaml")
    #expect(try place.files(in: "Rules") == before)
  }

  @Test func `a rule that can decide nothing is told of`() throws {
    let place = try book()
    let answer = try place("rules", "add", "Food", "uber trip", "--file", "95-late.yaml")
    #expect(answer.code == 0)
    #expect(answer.talk.contains("Rules/00-mine.yaml:5:15 always puts it in Transit first"))
    #expect(try place.text("Rules/95-late.yaml") == "rules:\n  - Food: [uber trip]\n")
  }

  @Test func `files without a book are changed too`() throws {
    let place = try Place()
    try place.write("Rules/10-mine.yaml", "rules:\r\n- Home: [sofa]")
    #expect(try place("rules", "add", "Home", "bed & co").code == 0)
    #expect(try place.text("Rules/10-mine.yaml") == "rules:\r\n- Home: [sofa, bed & co]")
    #expect(try place("rules", "add", "Food", "tea", "--file", "new.yaml").code == 0)
    #expect(try place.text("new.yaml") == "rules:\n  - Food: [\"tea\"]\n")
    #expect(try place("rules", "add", "Food", "x", "--file", "none/new.yaml").code == 73)
    #expect(try Place()("rules", "add", "Food", "tea").code == 66)
  }
}
