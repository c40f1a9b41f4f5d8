import Testing

@testable import BookKeeping

struct AccountNumberTests {
  struct Case: CustomTestStringConvertible {
    var left: String
    var right: String
    var same: Bool
    var testDescription: String { "\(left) \(same ? "is" : "is not") \(right)" }
  }

  @Test(arguments: [
    Case(left: "****4417", right: "4111111111114417", same: true),
    Case(left: "4417", right: "XXXX-XXXX-XXXX-4417", same: true),
    Case(left: "4417", right: "4418", same: false),
    Case(left: "4111 1111 1111 4417", right: "4111111111114417", same: true),
    Case(left: "5500000000004417", right: "4111111111114417", same: false),
    Case(left: "DE89 3704 0044 0532 0130 00", right: "de89370400440532013000", same: true),
    Case(left: "1000", right: "DE89370400440532013000", same: false),
    Case(left: "3000", right: "DE89370400440532013000", same: true),
    Case(left: "*17", right: "4111111111114417", same: false),
    Case(left: "", right: "4417", same: false),
  ])
  func `numbers are compared by the digits both show`(_ c: Case) {
    #expect(AccountNumber.matches(c.left, c.right) == c.same)
    #expect(AccountNumber.matches(c.right, c.left) == c.same)
  }
}
