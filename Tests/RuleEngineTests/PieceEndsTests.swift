import TestSupport
import Testing

@testable import RuleEngine

/// Short texts are cut by counting bits: into the same pieces as texts of any length.
struct PieceEndsTests {
  private struct Piece: Hashable {
    var start: Int
    var end: Int
  }

  private static func quickly(_ text: String) -> [Piece] {
    let padded = PaddedText(Array(text.utf8))
    var pieces: [Piece] = []
    var ends = PieceEnds(padded.bytes.span, padded.count)
    while ends.inside != 0 {
      let piece = Piece(start: ends.start, end: ends.end(from: ends.start))
      pieces.append(piece)
      ends.pass(piece.end)
    }
    return pieces
  }

  private static func byteByByte(_ text: String) -> [Piece] {
    let padded = PaddedText(Array(text.utf8))
    var pieces: [Piece] = []
    WordKeys.forEach(in: padded.bytes.span, padded.count) { start, end, _ in
      pieces.append(Piece(start: start, end: end))
    }
    return pieces
  }

  @Test(
    arguments: [
      "", " ", "a", "blue bottle coffee", "  two  gaps ", "東京都", "shop 東京都 7", "abc東def",
      "กรุงเทพ bangkok", "서울 커피", "€ 5 euro", "a€b", "大阪a", "𠮷野家 tokyo",
      String(repeating: "x", count: 63), String(repeating: "x", count: 62) + " ",
      String(repeating: "東", count: 21), String(repeating: "a ", count: 31) + "b",
    ])
  func `a short text is cut as a long one is`(text: String) {
    #expect(Self.quickly(text) == Self.byteByByte(text))
  }

  @Test func `the pieces of a text stand where they should`() {
    #expect(
      Self.quickly("shop 東京 7") == [
        Piece(start: 0, end: 4), Piece(start: 5, end: 8), Piece(start: 8, end: 11),
        Piece(start: 12, end: 13),
      ])
  }

  @Test func `texts at random are cut the same`() {
    let parts = [" ", "  ", "a", "bc", "coffee", "é", "ש", "東", "€", "ไ", "𠮷", "커", "\0", "7"]
    var random = SeededGenerator(seed: 11)
    for _ in 0..<5000 {
      var text = ""
      while true {
        let part = parts[Int(random.next() % UInt64(parts.count))]
        if text.utf8.count + part.utf8.count > PieceEnds.mostBytes { break }
        text += part
        if random.next() % 16 == 0 { break }
      }
      #expect(Self.quickly(text) == Self.byteByByte(text), "\(text)")
    }
  }
}
