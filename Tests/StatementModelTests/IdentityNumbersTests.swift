import Testing

@testable import StatementModel

@Suite struct IdentityNumbersTests {
  private final class Thing {}

  @Test func `objects have numbers in the order of being seen, however many there are`() {
    let things = (0..<5000).map { _ in Thing() }
    var numbers = IdentityNumbers()
    for (place, thing) in things.enumerated() {
      #expect(numbers.known(ObjectIdentifier(thing)) == nil)
      #expect(numbers.number(of: ObjectIdentifier(thing)) == place)
      #expect(numbers.number(of: ObjectIdentifier(things[place / 2])) == place / 2)
    }
    #expect(numbers.count == things.count)
    #expect(things.indices.allSatisfy { numbers.known(ObjectIdentifier(things[$0])) == $0 })
  }
}
