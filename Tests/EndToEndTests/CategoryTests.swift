import Foundation
import Testing

/// Categories from adding to removing, by the commands that people type.
struct CategoryTests {
  private func place(device: String = "test") throws -> Place {
    try CategoryBook.place(device: device)
  }

  private func categories(_ place: Place) throws -> [String] {
    try place.transactions().map { $0.category ?? "" }
  }

  private func byHand(_ place: Place, _ category: String, device: String = "test") throws -> String
  {
    let id = try #require(try place.transactions("payment").first).id
    let edited = try place(
      "edit", id, "--category", category, environment: ["DAYBOOK_DEVICE": device])
    try #require(edited.code == 0, "\(edited.talk)")
    return id
  }

  @Test func `the tree has counts and money`() throws {
    let place = try place()
    let tree = try place("categories").output
    #expect(tree.contains("☕ Coffee"))
    let lines = try place("categories", "--format", "csv").output.split(separator: "\r\n")
    #expect(
      lines.first
        == "category,kind,icon,color,default,transactions,pending,with_children,spent,total,currency"
    )
    #expect(lines.contains("Food,expense,,,true,0,0,4,145.94,-145.94,USD"))
    #expect(lines.contains("Food/Coffee,expense,☕,,false,2,0,2,23.40,-23.40,USD"))
    #expect(lines.contains("Bills,expense,,,true,0,0,0,,,"))
    for format in ["json", "ndjson", "md"] {
      #expect(try place("categories", "--format", format).output.contains("Food/Groceries"))
    }
  }

  @Test func `a renamed category has its new name in all files and in what was set by hand`() throws
  {
    let place = try place()
    _ = try byHand(place, "Food/Coffee")
    let settings = try place.text("daybook.yaml")
    let dry = try place("categories", "rename", "Food/Coffee", "Food/Cafes", "--dry-run")
    #expect(dry.output.contains("-  - Food/Coffee: [blue bottle]   # every day\n+  - Food/Cafes"))
    #expect(dry.output.hasSuffix("Nothing was written.\n"))
    #expect(try place.text("Rules/10-test.yaml") == CategoryBook.rules)
    let before = try categories(place)
    let renamed = try place("categories", "rename", "food/coffee", "Food/Cafes")
    #expect(renamed.code == 0, "\(renamed.talk)")
    #expect(renamed.output.contains("3 transactions go to Food/Cafes."))
    #expect(
      try place.text("Rules/10-test.yaml")
        == CategoryBook.rules.replacing("Food/Coffee", with: "Food/Cafes"))
    #expect(try place.text("Rules/20-more.yaml").contains("category: 'Food/Cafes'"))
    #expect(try place.text("daybook.yaml") == settings)
    let after = before.map { $0 == "Food/Coffee" ? "Food/Cafes" : $0 }
    #expect(try categories(place) == after)
    #expect(try place("rules", "test").code == 0)
    try place.remove(".daybook")
    #expect(try categories(place) == after)
    #expect(try place("log", "--kind", "rename").output.contains("Food/Coffee is Food/Cafes"))
    #expect(try place("undo").code == 0)
    #expect(try categories(place) == before)
    #expect(try place.text("Rules/10-test.yaml") == CategoryBook.rules)
    #expect(try place("redo").code == 0)
    #expect(try categories(place) == after)
  }

  @Test func `a renaming that was cut off between two files is healed by asking again`() throws {
    let place = try place()
    _ = try byHand(place, "Food/Coffee")
    try place.write(
      "Rules/10-test.yaml", CategoryBook.rules.replacing("Food/Coffee", with: "Food/Cafes"))
    #expect(try place("run").code == 78)
    let healed = try place("categories", "rename", "Food/Coffee", "Food/Cafes")
    #expect(healed.code == 0, "\(healed.talk)")
    #expect(try Set(categories(place)) == ["Food/Cafes", "Food/Groceries"])
    // And where only the journal was written, or all was.
    #expect(try place("categories", "rename", "Food/Coffee", "Food/Cafes").code == 64)
  }

  @Test func `two devices: an edit that knew the old name means the new one`() throws {
    let one = try place(device: "one")
    let two = try place(device: "two")
    // On the second device more was said, so that its word counts as the later one.
    let id = try byHand(two, "Food/Groceries", device: "two")
    _ = try byHand(two, "Food/Coffee", device: "two")
    let other = try #require(try one.transactions("whole").first).id
    #expect(
      try one(
        "edit", other, "--category", "Food/Coffee", environment: ["DAYBOOK_DEVICE": "one"]
      ).code == 0)
    #expect(
      try one(
        "categories", "rename", "Food/Coffee", "Food/Cafes",
        environment: ["DAYBOOK_DEVICE": "one"]
      ).code == 0)
    for (from, to) in [(one, two), (two, one)] {
      for (path, bytes) in try from.files(in: "Journal") { try to.write("Journal/\(path)", bytes) }
    }
    for (path, bytes) in try one.files(in: "Rules") { try two.write("Rules/\(path)", bytes) }
    let lists = try [one, two].map { try $0.transactions() }
    #expect(lists[0] == lists[1])
    #expect(lists[0].first { $0.id == id }?.category == "Food/Cafes")
    #expect(lists[0].first { $0.id == other }?.category == "Food/Cafes")
  }

  @Test func `what is in use is removed only when it is said where all goes`() throws {
    let place = try place()
    _ = try byHand(place, "Food/Coffee")
    let refused = try place("categories", "remove", "Food/Coffee")
    #expect(refused.code == 64)
    for words in [
      "Rules/10-test.yaml:8:5: a rule", "Rules/10-test.yaml:13:18: a test",
      "Rules/20-more.yaml:3:15: a rule", "3 transactions, 1 of them set by hand", "--move-to",
    ] { #expect(refused.talk.contains(words), "\(words): \(refused.talk)") }
    let moved = try place("categories", "remove", "Food/Coffee", "--move-to", "food/groceries")
    #expect(moved.code == 0, "\(moved.talk)")
    #expect(try Set(categories(place)) == ["Food/Groceries"])
    #expect(
      try place.text("Rules/10-test.yaml")
        == CategoryBook.rules.replacing("  Food/Coffee: { icon: \"☕\" }   # the best\n", with: "")
        .replacing("Food/Coffee", with: "Food/Groceries"))
    #expect(try place("rules", "check").code == 0)
  }

  @Test func `a category is added, changed and removed, and all else stays`() throws {
    let place = try place()
    let settings = try place.text("daybook.yaml")
    let added = try place(
      "categories", "add", "Hobbies/Climbing", "--icon", "🧗", "--color", "#2E86DE")
    #expect(added.code == 0, "\(added.talk)")
    let line = "  Hobbies/Climbing: { icon: \"🧗\", color: \"#2e86de\" }\n"
    #expect(try place.text("daybook.yaml") == settings + "\ncategories:\n" + line)
    _ = try byHand(place, "hobbies/climbing")
    #expect(try place("categories", "change", "Hobbies/Climbing", "--kind", "income").code == 0)
    #expect(try place("categories", "--format", "csv").output.contains("Hobbies/Climbing,income,🧗"))
    #expect(try place("categories", "change", "Food/Coffee", "--icon", "").code == 0)
    #expect(
      try place.text("Rules/10-test.yaml")
        == CategoryBook.rules.replacing("{ icon: \"☕\" }", with: "{ }")
        || place.text("Rules/10-test.yaml")
          == CategoryBook.rules.replacing("{ icon: \"☕\" }", with: "{  }")
    )
    #expect(try place("categories", "change", "Food", "--icon", "🍎").code == 0)
    #expect(try place.text("daybook.yaml").contains("  Food: { icon: \"🍎\" }"))
    #expect(try place("categories", "remove", "Hobbies/Climbing").code == 64)
    #expect(try place("undo").code == 0)
    #expect(try place("categories", "remove", "Hobbies/Climbing").code == 0)
    #expect(try !place("categories", "--format", "csv").output.contains("Climbing"))
  }

  @Test func `what can't be is told, and nothing is written`() throws {
    let place = try place()
    let settings = try place.text("daybook.yaml")
    for (arguments, words) in [
      (["rename", "Food", "Eating"], "\"Food\" is always there"),
      (["remove", "Bills"], "\"Bills\" is always there"),
      (["rename", "Food/Cofee", "X"], "did you mean \"Food/Coffee\"?"),
      (["rename", "Food/Coffee", "Food/Groceries"], "there is a category \"Food/Groceries\""),
      (["rename", "Food/Coffee", "Food/Coffee/Black"], "a part of itself"),
      (["rename", "Food/Coffee", "Food//x"], "\"Food//x\" cannot be the name of a category"),
      (["rename", "Food/Coffee", "payee"], "it has a meaning"),
      (["add", "Uncategorized"], "it has a meaning"), (["add", "Transfer"], "already"),
      (["add", "New", "--color", "red"], "\"red\" is no colour"),
      (["add", "New", "--icon", "far too long"], "can't be an icon"),
      (["add", "New", "--kind", "loan"], "expense, income or transfer"),
      (["change", "Food/Coffee"], "nothing to change"),
      (["change", "Nowhere", "--kind", "income"], "there is no category \"Nowhere\""),
      (["remove", "Food/Coffee", "--move-to", "Nowhere"], "there is no category \"Nowhere\""),
    ] {
      let answer = try Program.run(
        ["categories"] + arguments, in: place.root, environment: place.environment())
      #expect(answer.code == 64, "\(arguments)")
      #expect(answer.talk.contains(words), "\(arguments): \(answer.talk)")
    }
    #expect(try place("categories", "add", "Food/Coffee/Beans").code == 0)
    #expect(
      try place("categories", "remove", "Food/Coffee", "--move-to", "Food").talk
        .contains("has categories below it: Food/Coffee/Beans"))
    #expect(try place.text("Rules/10-test.yaml") == CategoryBook.rules)
    #expect(try place.text("daybook.yaml") == settings + "\ncategories:\n  Food/Coffee/Beans:\n")
  }

  @Test func `rules outside of the book are changed only when that is asked for`() throws {
    let place = try place()
    try place.write("book/daybook.yaml", "rules: ../Rules\n")
    let inBook = ["--book", "book"]
    let refused = try Program.run(
      ["categories", "rename", "Food/Coffee", "Food/Cafes"] + inBook, in: place.root,
      environment: place.environment())
    #expect(refused.code == 64)
    #expect(
      refused.talk.contains("../Rules/10-test.yaml, ../Rules/20-more.yaml"), "\(refused.talk)")
    #expect(refused.talk.contains("--outside"))
    #expect(try place.text("Rules/10-test.yaml") == CategoryBook.rules)
    #expect(!place.exists("book/Journal/test.ndjson"))
    let done = try Program.run(
      ["categories", "rename", "Food/Coffee", "Food/Cafes", "--outside"] + inBook,
      in: place.root, environment: place.environment())
    #expect(done.code == 0, "\(done.talk)")
    #expect(try !place.text("Rules/10-test.yaml").contains("Food/Coffee"))
  }

  @Test func `a kind that a category had from its parent is told when it is lost`() throws {
    let place = try place()
    #expect(try place("categories", "add", "Income", "--kind", "income").code == 0)
    #expect(try place("categories", "add", "Income/Rent").code == 0)
    let renamed = try place("categories", "rename", "Income/Rent", "Flat")
    #expect(renamed.talk.contains("\"Flat\" counts as expense now"), "\(renamed.talk)")
  }
}
