import StatementModel
import Testing

@Suite struct StringInternerTests {
  @Test func `a text has one number`() {
    var interner = StringInterner()
    let numbers = ["a", "b", "a", "", "b", ""].map { interner.number(of: $0) }
    #expect(numbers == [0, 1, 0, 2, 1, 2])
    #expect(interner.strings == ["a", "b", ""])
  }

  @Test func `texts that only Swift calls equal are two`() {
    var interner = StringInterner()
    #expect("é" == "e\u{301}")
    #expect(interner.number(of: "é") != interner.number(of: "e\u{301}"))
  }

  @Test func `thousands of texts keep their numbers`() {
    var interner = StringInterner((0..<1000).map { "text \($0)" })
    for number in 0..<5000 { #expect(interner.number(of: "text \(number)") == number) }
    for number in 0..<5000 { #expect(interner.number(of: "text \(number)") == number) }
  }
}
