import StatementModel
import TestSupport
import Testing

@testable import RuleEngine

/// Every literal that stands in a text is found, wherever it stands and whatever it is filed under.
struct LiteralIndexTests {
  /// The literals found, at the bytes where they begin.
  private static func found(_ literals: [Literal], in text: String, areFolded: Bool = true)
    -> Set<[Int]>
  {
    let index = LiteralIndex(literals, areFolded: areFolded)
    let bytes = Array(text.utf8)
    var found: Set<[Int]> = []
    index.find(in: bytes.span) { literal, place in
      #expect(Array(bytes[place]) == literals[literal].bytes)
      found.insert([literal, place.lowerBound])
    }
    return found
  }

  private static func word(_ text: String) -> Literal {
    Literal(bytes: Array(text.utf8), startsWord: true, endsWord: true)
  }

  private static func part(_ text: String) -> Literal { Literal(bytes: Array(text.utf8)) }

  @Test(arguments: [
    ("shop", "the shop", [[0, 4]]), ("shop", "shop shop", [[0, 0], [0, 5]]),
    ("shop", "workshop", []), ("blue bottle", "a blue bottle cafe", [[0, 2]]),
    ("blue bottle", "blue bottles", []),
    // A script that separates no words borders on words of others.
    ("star", "東star京", [[0, 3]]), ("東京", "北東京都", [[0, 3]]), ("a", "b a c", [[0, 2]]),
    // Long words are told by their beginnings.
    ("supermarket", "supermarket 7", [[0, 0]]), ("supermarket", "supermario", []), ("", "x", []),
  ])
  func `words`(_ literal: String, _ text: String, _ places: [[Int]]) {
    let literals = literal.isEmpty ? [] : [Self.word(literal)]
    let found = Self.found(literals, in: text)
    // Where a word ends is asked by whoever filed it; what is told must be the literal at least.
    #expect(found.isSuperset(of: places))
    for place in found.subtracting(places) {
      #expect(Array(text.utf8).dropFirst(place[1]).starts(with: literal.utf8))
    }
  }

  @Test(arguments: [
    ("shop", "workshops", [[0, 4]]), ("p", "pop", [[0, 0], [0, 2]]),
    ("aa", "aaa", [[0, 0], [0, 1]]),
    ("k 12", "shock 1234", [[0, 4]]), ("京", "東京", [[0, 3]]), ("longer", "long", []),
  ])
  func `parts of words`(_ literal: String, _ text: String, _ places: [[Int]]) {
    #expect(Self.found([Self.part(literal)], in: text) == Set(places))
  }

  @Test func `random literals are found where they stand, each time`() {
    var random = SeededGenerator(seed: 5)
    let letters = Array("aab c东é")
    func text(_ most: Int) -> String {
      String(
        (0..<Int.random(in: 1...most, using: &random)).map { _ in
          letters.randomElement(using: &random) ?? "a"
        })
    }
    for _ in 0..<400 {
      let literals = (0..<6).map { number in
        Literal(bytes: Array(text(6).utf8), startsWord: number % 3 == 0, endsWord: number % 2 == 0)
      }
      let whole = text(40)
      let bytes = Array(whole.utf8)
      for areFolded in [true, false] {
        var expected: Set<[Int]> = []
        for (number, literal) in literals.enumerated() {
          let (first, count) = (literal.bytes, literal.bytes.count)
          for start in bytes.indices where start + count <= bytes.count {
            guard Array(bytes[start..<(start + count)]) == first else { continue }
            let isWord =
              (!literal.startsWord || WordBoundary.isBefore(start, in: bytes.span))
              && (!literal.endsWord || WordBoundary.isAfter(start + count, in: bytes.span))
            if isWord || !areFolded { expected.insert([number, start]) }
          }
        }
        let found = Self.found(literals, in: whole, areFolded: areFolded)
        #expect(found.isSuperset(of: expected), "\(literals) in \(whole)")
      }
    }
  }
}
