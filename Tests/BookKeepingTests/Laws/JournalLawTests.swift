import Foundation
import StatementModel
import TestSupport
import Testing

@testable import BookKeeping

/// The laws of the journal, over random stories of imports, edits and undoing.
struct JournalLawTests {
  @Test func `importing again, or in another order, changes nothing`() {
    Laws.check("imports are a set", JournalStory.init(seed:)) { story in
      let steps = story.steps.map(\.informed)
      let imports = steps.filter(\.isImport)
      let others = steps.filter { !$0.isImport && !$0.isUndoing }
      let once = story.book(imports + others).shown
      let again = story.book(imports.reversed() + imports + others).shown
      return Laws.difference(once, again)
    }
  }

  @Test func `what is undone was never imported, and comes back as it was`() {
    Laws.check("undoing takes back exactly one import", JournalStory.init(seed:)) { story in
      let steps = story.steps.map(\.informed).filter { !$0.isUndoing }
      guard let step = steps.first(where: \.isImport), case .imports(let file) = step.deed else {
        return nil
      }
      func then(_ deeds: JournalStory.Deed...) -> [String] {
        story.book(steps + deeds.map { .init(deed: $0, device: 1, isInformed: true) }).shown
      }
      let never = story.book(steps.filter { $0.deed != step.deed }).shown
      if let fault = Laws.difference(never, then(.undoes(file))) { return "undone\n\(fault)" }
      return Laws.difference(then(), then(.undoes(file), .redoes(file))).map { "redone\n\($0)" }
    }
  }

  @Test func `two devices show the same after any exchange`() {
    Laws.check("devices converge", JournalStory.init(seed:)) { story in
      let one = story.book(story.steps)
      var other = one
      var random = SeededGenerator(seed: UInt64(bitPattern: story.cards[0].salt))
      other.entries = Self.exchanged(one.entries, &random)
      return Laws.difference(one.shown, other.shown)
    }
  }

  @Test func `a card with another id is the same but for that`() {
    Laws.check("renaming changes a name", JournalStory.init(seed:)) { story in
      let book = story.book(story.steps)
      var renamed = book
      var random = SeededGenerator(seed: UInt64(bitPattern: story.cards[0].salt))
      for (clock, id) in ["other", "a card"].enumerated() {
        // Wherever it stands among what else was said, before or behind.
        let facts = JournalFacts.card(CardNameFact(born: "card0", id: id))
        let clock = Int.random(in: 0...2, using: &random) * 2 + clock
        renamed.entries.append(
          JournalEntry(
            facts, id: Journal.entryID(device: "phone", clock: clock), device: "phone",
            clock: clock, time: ""))
      }
      let names = History(entries: Journal.merged(renamed.entries)).names
      let now = names.card(CardID("card0")).text
      let expected = book.shown.map { line in
        line.hasPrefix("card0 ") ? now + line.dropFirst(5) : line
      }
      return Laws.difference(expected.sorted(), renamed.shown.sorted())
    }
  }

  @Test func `a book made anew from its files is the book`() {
    Laws.check("rebuilding changes nothing", JournalStory.init(seed:)) { story in
      let book = story.book(story.steps)
      do {
        var rebuilt = try book.throughIndex()
        rebuilt.entries = try Self.written(book.entries)
        return Laws.difference(book.shown, rebuilt.shown)
      } catch {
        return "\(error)"
      }
    }
  }

  /// Each device's entries in their own order, the devices' mixed, as a folder sync brings them.
  private static func exchanged(
    _ entries: [JournalEntry], _ random: inout SeededGenerator
  ) -> [JournalEntry] {
    var waiting = Dictionary(grouping: entries, by: \.device).values
      .map { Array($0.reversed()) }
    var mixed: [JournalEntry] = []
    while !waiting.isEmpty {
      let place = Int.random(in: waiting.indices, using: &random)
      if let next = waiting[place].popLast() { mixed.append(next) }
      if waiting[place].isEmpty { waiting.remove(at: place) }
    }
    return mixed
  }

  /// The entries as their journal gives them back.
  private static func written(_ entries: [JournalEntry]) throws -> [JournalEntry] {
    let text = try JSONEncoder().encode(entries)
    return try JSONDecoder().decode([JournalEntry].self, from: text)
  }
}

extension JournalStory.Step {
  /// The same done in the order told: of words that no device had heard of, the logical time
  /// decides, and that hangs on how much was done before.
  fileprivate var informed: Self {
    var step = self
    step.isInformed = true
    return step
  }

  fileprivate var isImport: Bool {
    if case .imports = deed { true } else { false }
  }

  fileprivate var isUndoing: Bool {
    switch deed {
    case .undoes, .redoes: true
    case .imports, .edits, .decides: false
    }
  }
}
