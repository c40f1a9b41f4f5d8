import BookIndex
import StatementModel
import Testing

@testable import BookKeeping

/// Links found in a part of the book are those of the whole search.
struct LinkPartLawTests {
  @Test func `links searched for in a part are those of the whole search`() {
    var inParts = 0
    var found = 0
    Laws.check("links by part as by the whole", histories: 500, LinkStory.init(seed:)) { story in
      let walk = LinkWalk(story)
      inParts += walk.inParts
      found += walk.found
      return walk.fault
    }
    #expect(inParts > 200)
    #expect(found > 500)
  }
}

/// A story told step by step, its links found by parts as far as that goes.
struct LinkWalk {
  private(set) var fault: String?
  /// How many steps took a part of the book alone, and how many links these found.
  private(set) var inParts = 0
  private(set) var found = 0

  init(_ story: LinkStory) {
    let context = LinkBook.context
    var before = story.book(after: 0)
    var table = TransactionTable(before)
    let first = LinkFinder.search(among: table, context)
    var holding = first.holding
    var effects = LinkEffects(first.links, on: table, categories: context.categories)
    for step in 1...max(1, story.steps) {
      let now = story.book(after: step)
      table = TransactionTable(now)
      let whole = LinkFinder.search(among: table, context)
      let wanted = LinkEffects(whole.links, on: table, categories: context.categories)
      let changed = Set(before.map(\.id)).symmetricDifference(now.map(\.id))
      let days = (before + now).filter { changed.contains($0.id) }.map {
        $0.date(by: .posting).dayNumber
      }
      if let day = days.min() {
        let start = day - story.reach
        let isAll = table.indices.allSatisfy { Self.day(of: $0, in: table) >= start }
        let found = LinkPart(
          of: table.picking(table.indices.filter { Self.day(of: $0, in: table) >= start }),
          from: isAll ? nil : start, changedFrom: day, known: holding, context
        ) { first, sieve in
          let sifted = sieve.sifted(table)
          return sifted.picking(
            sifted.indices.filter { (first..<start).contains(Self.day(of: $0, in: sifted)) })
        }
        if let found {
          if !isAll { inParts += 1 }
          self.found += found.links.count
          let made = effects.changed(
            without: found.gone, adding: found.links, on: found.ends, categories: context.categories
          )
          let difference =
            Laws.difference(Self.words(whole.holding), Self.words(found.holding))
            ?? Laws.difference(Self.words(wanted), Self.words(made))
          if let difference {
            fault = "step \(step), changed from \(day)\n\(difference)"
            return
          }
        }
      }
      (before, holding, effects) = (now, whole.holding, wanted)
    }
  }

  private static func day(of index: Int, in table: TransactionTable) -> Int32 {
    table.numbers[index].date(by: .posting).dayNumber
  }

  private static func words(_ holding: HoldingLinks) -> [String] {
    holding.text(mark: "m").split(separator: "\n").map(String.init)
  }

  private static func words(_ effects: LinkEffects) -> [String] {
    effects.text.split(separator: "\n").map(String.init)
  }
}
