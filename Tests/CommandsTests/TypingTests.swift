import StatementModel
import TestSupport
import Testing

@testable import Commands

/// Keys, lines and choices as they are typed.
@Suite struct TypingTests {
  @Test(
    arguments: [
      ("letters", "a?", [.character("a"), .character("?")]),
      ("Hebrew", "ש", [.character("ש")]), ("an emoji", "🛒", [.character("🛒")]),
      ("return and line feed", "\r\n", [.enter, .enter]),
      ("editing", "\u{7F}\u{8}\t\u{15}", [.backspace, .backspace, .tab, .control("u")]),
      ("arrows", "\u{1B}[A\u{1B}OB\u{1B}[1;5C\u{1B}[D", [.up, .down, .right, .left]),
      (
        "the block above them", "\u{1B}[3~\u{1B}[H\u{1B}[4~\u{1B}[5~",
        [.delete, .home, .end, .pageUp]
      ),
      ("an unknown sequence", "\u{1B}[99~x", [.character("x")]),
      ("escape, then a letter", "\u{1B}x", [.escape, .character("x")]),
      ("ctrl-C", "\u{3}", [.control("c")]),
    ] as [(String, String, [Key])])
  func `bytes are keys`(_ name: String, _ bytes: String, _ keys: [Key]) {
    var whole = KeyDecoder()
    // Two keys in a row read as one character in Swift; bytes know better.
    let atOnce = whole.keys(Array(bytes.utf8))
    #expect(atOnce == keys)
    var single = KeyDecoder()
    let oneByOne = Array(bytes.utf8).flatMap { single.keys([$0]) }
    #expect(oneByOne == keys)
    #expect(!single.isWaiting)
  }

  @Test func `an escape key is one once nothing follows`() {
    var decoder = KeyDecoder()
    let first = decoder.keys([0x1B])
    #expect(first == [])
    #expect(decoder.isWaiting)
    let then = decoder.finish()
    #expect(then == [.escape])
    #expect(!decoder.isWaiting)
  }

  @Test func `any bytes at all are taken`() {
    var random = SeededGenerator(seed: 7)
    var decoder = KeyDecoder()
    for _ in 0..<20_000 {
      _ = decoder.keys([UInt8.random(in: 0...255, using: &random)])
    }
    _ = decoder.finish()
    let keys = decoder.keys([0x61])
    #expect(keys == [.character("a")])
  }

  @Test func `a line is edited where the cursor is`() {
    var line = LineEditor("blue bottle")
    for key in [Key.left, .left, .backspace, .character("ש"), .end, .character("!")] {
      let isEditing = line.press(key)
      #expect(isEditing)
    }
    #expect(line.text == "blue botשle!")
    for key in [Key.home, .delete, .control("k")] { _ = line.press(key) }
    #expect(line.text == "")
    let isEditing = line.press(.up)
    #expect(!isEditing)
  }

  @Test(
    arguments: [
      ("", "Food"), ("cof", "Food/Coffee"), ("COFFÉE", "Food/Coffee"), ("fc", "Food/Coffee"),
      ("gro", "Food/Groceries"), ("rent", "Home/Rent"), ("food", "Food"), ("מכ", "בית/מכולת"),
      ("ocer", "Food/Groceries"), ("hm", "Home"), ("xyz", ""),
    ]) func `a few letters find a category`(_ letters: String, _ expected: String) throws
  {
    let names = ["Food", "Food/Coffee", "Food/Groceries", "Home", "Home/Rent", "בית/מכולת"]
    let paths = try names.map { try #require(CategoryPath($0)) }
    var chooser = CategoryChooser(paths, first: nil)
    for letter in letters { chooser.press(.character(letter)) }
    #expect(chooser.choice?.text ?? "" == expected)
  }

  @Test func `what is likely stands on top, and arrows move`() throws {
    let paths = try ["Food", "Home", "Transit"].map { try #require(CategoryPath($0)) }
    var chooser = CategoryChooser(paths, first: paths[2])
    #expect(chooser.found.map(\.text) == ["Transit", "Food", "Home"])
    for key in [Key.down, .down, .down, .up] { chooser.press(key) }
    #expect(chooser.choice?.text == "Food")
    chooser.press(.character("h"))
    #expect(chooser.choice?.text == "Home")
    chooser.press(.pageDown)
    #expect(chooser.choice?.text == "Home")
  }
}
