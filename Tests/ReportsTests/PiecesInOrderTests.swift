import StatementModel
import Testing

@testable import Reports

@Suite struct PiecesInOrderTests {
  private struct Full: Error {}

  private func pieces(_ count: Int) -> PiecesInOrder<Int> {
    PiecesInOrder(count: count, { 0 }) { place, made, out in
      made += 1
      // Some take long, so that the others overtake them.
      if place % 7 == 0 { for _ in 0..<20_000 { out.append(0x20) } }
      out.append("\(place);")
    }
  }

  @Test(arguments: [1, 2, 3, 16], [0, 1, 2, 11, 12, 13, 400])
  func `pieces come in their order`(_ cores: Int, _ count: Int) {
    var text = ""
    pieces(count).write(on: Cores(count: cores)) { piece in
      text += String(decoding: piece, as: UTF8.self).filter { $0 != " " }
    }
    #expect(text == (0..<count).map { "\($0);" }.joined())
  }

  @Test(arguments: [1, 2, 16])
  func `what goes wrong in handing on ends it`(_ cores: Int) {
    var handedOn = 0
    #expect(throws: Full.self) {
      try pieces(400).write(on: Cores(count: cores)) { _ in
        if handedOn == 20 { throw Full() }
        handedOn += 1
      }
    }
    #expect(handedOn == 20)
  }
}
