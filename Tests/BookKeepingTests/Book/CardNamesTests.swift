import Foundation
import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// What the ids of cards mean, whatever persons and devices say.
struct CardNamesTests {
  private func card(_ id: String) -> CardID { CardID(id) }

  private func merges(_ words: [(String, String)]) -> CardNames {
    var merges = CardNames()
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
      var merges = CardNames()
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

  /// What was said, in merged order, of which cards, and what each id means then: the card, and
  /// the id it was born with.
  struct Story: CustomTestStringConvertible {
    enum Word {
      case merged(String, into: String)
      case named(String, String)
    }

    var testDescription: String
    var words: [Word]
    var cards: [String: String]
    var keys: [String: String]

    init(
      _ name: String, _ words: [Word], cards: [String: String], keys: [String: String]
    ) {
      testDescription = name
      (self.words, self.cards, self.keys) = (words, cards, keys)
    }
  }

  static let stories = [
    Story(
      "both ids mean the card", [.named("visa", "gold")],
      cards: ["visa": "gold", "gold": "gold", "amex": "amex"],
      keys: ["visa": "visa", "gold": "visa", "amex": "amex"]),
    Story(
      "twice: all three", [.named("visa", "gold"), .named("visa", "platinum")],
      cards: ["visa": "platinum", "gold": "platinum", "platinum": "platinum"],
      keys: ["visa": "visa", "gold": "visa", "platinum": "visa"]),
    Story(
      "and back", [.named("visa", "gold"), .named("visa", "visa")],
      cards: ["visa": "visa", "gold": "visa"], keys: ["visa": "visa", "gold": "visa"]),
    Story(
      "a former id again", [.named("visa", "a"), .named("visa", "b"), .named("visa", "a")],
      cards: ["visa": "a", "a": "a", "b": "a"], keys: ["a": "visa", "b": "visa"]),
    Story(
      "one id for two cards: the first holds it", [.named("visa", "gold"), .named("amex", "gold")],
      cards: ["visa": "gold", "gold": "gold", "amex": "amex"],
      keys: ["gold": "visa", "amex": "amex"]),
    Story(
      "by a name that another device knows it by", [.named("visa", "gold"), .named("gold", "x")],
      cards: ["visa": "x", "gold": "x", "x": "x"], keys: ["x": "visa", "gold": "visa"]),
    Story(
      "the same, heard of in the other order", [.named("gold", "x"), .named("visa", "gold")],
      cards: ["visa": "gold", "gold": "gold", "x": "gold"], keys: ["x": "visa", "gold": "visa"]),
    Story(
      "a part that has another id", [.named("visa", "gold"), .merged("visa", into: "amex")],
      cards: ["visa": "amex", "gold": "amex", "amex": "amex"],
      keys: ["visa": "amex", "gold": "amex"]),
    Story(
      "a whole that gets another id", [.merged("visa", into: "amex"), .named("amex", "gold")],
      cards: ["visa": "gold", "gold": "gold", "amex": "gold"],
      keys: ["visa": "amex", "gold": "amex"]),
    Story(
      "a part's id is not free", [.merged("visa", into: "amex"), .named("amex", "visa")],
      cards: ["visa": "amex", "amex": "amex"], keys: ["visa": "amex"]),
    Story(
      "merged by a new id, by a device that knows no other",
      [.named("visa", "gold"), .merged("gold", into: "amex")],
      cards: ["visa": "amex", "gold": "amex"], keys: ["visa": "amex", "gold": "amex"]),
    Story(
      "a card that is part of what it is renamed to",
      [.merged("visa", into: "gold"), .named("visa", "gold")],
      cards: ["visa": "gold", "gold": "gold"], keys: ["visa": "gold", "gold": "gold"]),
  ]

  @Test(arguments: stories)
  func `ids mean what was said last`(_ story: Story) {
    let facts = story.words.map { word -> JournalFacts in
      switch word {
      case .merged(let one, let other): .merged(MergeFact(card: one, into: other))
      case .named(let born, let id): .card(CardNameFact(born: born, id: id))
      }
    }
    let entries = facts.enumerated().map { number, fact in
      JournalEntry(fact, id: "\(number)", device: "one", clock: number, time: "")
    }
    let names = CardNames(entries, undone: [])
    for (id, expected) in story.cards {
      #expect(names.card(card(id)) == card(expected), "\(id)")
      #expect(names.card(names.card(card(id))) == names.card(card(id)), "\(id)")
      #expect(names.key(names.card(card(id))) == names.key(card(id)), "\(id)")
    }
    for (id, expected) in story.keys { #expect(names.key(card(id)) == card(expected), "\(id)") }
  }

  @Test func `whatever is said, every id means one card`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      var names = CardNames()
      for _ in 0..<8 {
        let one = CardID(String(Int.random(in: 0..<5, using: &generator)))
        let other = CardID(String(Int.random(in: 0..<5, using: &generator)))
        if Bool.random(using: &generator) {
          names.merge(one, into: other)
        } else {
          names.rename(one, to: other)
        }
      }
      let all = (0..<5).map { CardID(String($0)) }
      for id in all {
        let now = names.card(id)
        #expect(names.card(now) == now)
        #expect(names.key(now) == names.key(id))
        #expect(names.own(names.own(id)) == names.own(id))
        #expect(names.others(of: names.own(id)).allSatisfy { names.own($0) == names.own(id) })
      }
      // No two cards are shown by one id.
      #expect(Set(all.map(names.key)).count == Set(all.map(names.card)).count)
    }
  }

  @Test func `what the journal says is of ids that cards were born with`() throws {
    var names = CardNames()
    names.rename(card("visa"), to: card("gold"))
    let row = LinkFact.Row(card: "gold", row: "a", file: "f", record: 1)
    let statement = StatementFact(ordinal: 0, card: "gold", currency: "USD", rows: 1)
    let facts: [JournalFacts] = [
      .imported(
        ImportFact(
          hash: "f", path: "", ext: "csv", bytes: 1, format: "csv", rejected: 0,
          statements: [statement], recordedCards: ["visa"])),
      .edited(EditFact(row: "a", file: "f", record: 1, card: "gold")),
      .decided(
        DecisionFact(
          card: "gold", same: true, first: .init(row: "a", file: "f", record: 1),
          second: .init(row: "b", file: "f", record: 2))),
      .linked(LinkFact(relation: "refund", first: row, second: row)),
      .merged(MergeFact(card: "amex", into: "gold")),
      .card(CardNameFact(born: "gold", id: "silver")),
    ]
    for fact in facts {
      let entry = JournalEntry(
        fact.recorded(names), id: "1", device: "one", clock: 1, time: "")
      let text = try JSONEncoder().encode(entry)
      #expect(!String(decoding: text, as: UTF8.self).contains("gold"), "\(fact)")
      #expect(try JSONDecoder().decode(JournalEntry.self, from: text) == entry)
    }
  }

  @Test func `undone entries do not count`() {
    let facts: [JournalFacts] = [
      .merged(MergeFact(card: "a", into: "b")), .merged(MergeFact(card: "b", into: "c")),
    ]
    let entries = facts.enumerated().map { number, fact in
      JournalEntry(fact, id: "\(number)", device: "one", clock: number, time: "")
    }
    #expect(CardNames(entries, undone: []).card(card("a")) == card("c"))
    #expect(CardNames(entries, undone: ["1"]).card(card("a")) == card("b"))
    #expect(CardNames(entries, undone: ["0"]).card(card("a")) == card("a"))
    let named = ["x", "y"].enumerated().map { number, id in
      JournalEntry(
        .card(CardNameFact(born: "a", id: id)), id: "\(number)", device: "one", clock: number,
        time: "")
    }
    #expect(CardNames(named, undone: ["1"]).card(card("y")) == card("y"))
    #expect(CardNames(named, undone: ["1"]).card(card("a")) == card("x"))
    #expect(CardNames(named, undone: ["0"]).card(card("x")) == card("x"))
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
