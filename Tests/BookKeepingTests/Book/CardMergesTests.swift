import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// Which card is part of which, whatever persons and devices say.
struct CardMergesTests {
  private func card(_ id: String) -> CardID { CardID(id) }

  private func merges(_ words: [(String, String)]) -> CardMerges {
    var merges = CardMerges()
    for (one, other) in words { merges.merge(card(one), into: card(other)) }
    return merges
  }

  @Test func `a card of none is its own`() {
    #expect(merges([]).card(card("a")) == card("a"))
    #expect(merges([]).isEmpty)
  }

  @Test func `chains are followed, in whatever order they were said`() {
    for words in [[("a", "b"), ("b", "c")], [("b", "c"), ("a", "b")]] {
      let merges = merges(words)
      #expect(merges.card(card("a")) == card("c"))
      #expect(merges.card(card("b")) == card("c"))
    }
  }

  @Test func `the last word counts, and circles do not`() {
    #expect(merges([("a", "b"), ("a", "c")]).card(card("a")) == card("c"))
    let circle = merges([("a", "b"), ("b", "a")])
    #expect(circle.card(card("a")) == card("b"))
    #expect(circle.card(card("b")) == card("b"))
    #expect(merges([("a", "a")]).card(card("a")) == card("a"))
  }

  @Test func `nothing that is said ever leads in a circle`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      var merges = CardMerges()
      for _ in 0..<8 {
        let one = CardID(String(Int.random(in: 0..<5, using: &generator)))
        let other = CardID(String(Int.random(in: 0..<5, using: &generator)))
        merges.merge(one, into: other)
      }
      for number in 0..<5 {
        let whole = merges.card(CardID(String(number)))
        #expect(merges.card(whole) == whole)
      }
    }
  }

  @Test func `undone entries do not count`() {
    let facts: [JournalFacts] = [
      .merged(MergeFact(card: "a", into: "b")), .merged(MergeFact(card: "b", into: "c")),
    ]
    let entries = facts.enumerated().map { number, fact in
      JournalEntry(fact, id: "\(number)", device: "one", clock: number, time: "")
    }
    #expect(CardMerges(entries, undone: []).card(card("a")) == card("c"))
    #expect(CardMerges(entries, undone: ["1"]).card(card("a")) == card("b"))
    #expect(CardMerges(entries, undone: ["0"]).card(card("a")) == card("a"))
  }
}

/// The list of hashes in a backup.
struct BackupSumsTests {
  private let hash = String(repeating: "0a", count: 32)

  @Test(arguments: ["plain.csv", "two  blanks", "a\\b", "line\nbreak", "return\r", "\\n", "Ünï"])
  func `names come back as they were`(_ name: String) throws {
    var sums = BackupSums()
    sums.sums = [name: hash, "other": hash]
    let text = sums.text
    #expect(text.split(separator: "\n").count == 2)
    #expect(BackupSums(Array(text.utf8)) == sums)
  }

  @Test(arguments: ["", "x", "abc  name\n", "cut off"])
  func `what is no list is refused`(_ text: String) {
    #expect(BackupSums(Array(text.utf8)) == nil)
    #expect(BackupSums(Array((hash + "  name").utf8)) == nil, "its last line break is missing")
  }
}
