import Foundation
import Testing

/// What needs a person, as a served book asks and takes it.
struct ServeReviewTests {
  private struct Review: Decodable {
    struct Item: Decodable {
      struct Row: Decodable {
        var id: String
        var files: [String]?
      }

      struct Link: Decodable {
        struct Side: Decodable { var id: String }

        var out: Side
        var `in`: Side
      }

      var kind: String
      var merchant: String?
      var ids: [String]?
      var rows: [Row]?
      var link: Link?
    }

    var items: [Item]
    var leftOff: Int
  }

  private func items(_ served: ServedBook, _ kind: String) throws -> [Review.Item] {
    try served.ask("GET", "/api/review").json(as: Review.self).items.filter { $0.kind == kind }
  }

  private static func body(_ members: [String: Any]) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: members), as: UTF8.self)
  }

  @Test func `a possible duplicate is decided, and taken back`() throws {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", DuplicateTests.csv)
    try place.write("Statements/visa/march.ofx", DuplicateTests.ofx)
    #expect(try place("run", "--quiet").code == 1)
    let served = try ServedBook(place)
    let pair = try #require(try items(served, "possible-duplicate").first?.rows)
    #expect(pair.count == 2 && pair.allSatisfy { $0.files?.count == 1 })
    let word = try Self.body(["first": pair[0].id, "second": pair[1].id, "same": true])
    #expect(try served.ask("POST", "/api/review/duplicates", word).status == 200)
    #expect(try items(served, "possible-duplicate").isEmpty)
    #expect(try place.transactions().count == 4)
    #expect(try served.ask("POST", "/api/undo").status == 200)
    #expect(try items(served, "possible-duplicate").count == 1)
    #expect(try place.transactions().count == 5)
  }

  @Test func `a merchant is asked until a rule decides it, with conditions and a new category`()
    throws
  {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", DuplicateTests.csv)
    _ = try place("run", "--quiet")
    let served = try ServedBook(place)
    let merchants = try items(served, "merchant")
    let pages = try #require(merchants.first { $0.merchant == "PAGES AND MORE" })
    let rule = try Self.body([
      "match": "pages and more", "category": "Culture/Books", "declare": true,
      "conditions": ["amount": ["15..25"]],
    ])
    #expect(try served.ask("POST", "/api/rules", rule).status == 200)
    #expect(try place.transactions("pages").map(\.category) == ["Culture/Books"])
    #expect(try items(served, "merchant").count == merchants.count - 1)
    #expect(pages.ids?.count == 1)
  }

  @Test func `two hundred merchants are told of, and once these are decided the others`() throws {
    let letters = Array("BCDFGHJKLMNPQRSTVWXZ")
    let names = (0..<203).map { "\(letters[$0 / 20])AR\(letters[$0 % 20])O \(letters[$0 % 19])UNE" }
    let place = try Place.book(rules: Statements.rules)
    try place.write(
      "Statements/visa/march.csv",
      "Date,Description,Amount,Currency\n"
        + names.enumerated().map { "2026-03-05,\($1),-\($0 + 1).00,USD\n" }.joined())
    _ = try place("run", "--quiet")
    let served = try ServedBook(place)
    let review = try served.ask("GET", "/api/review").json(as: Review.self)
    #expect(review.items.count == 200 && review.leftOff == 3)
    #expect(review.items.first?.merchant == names.last)
    let ids = review.items.flatMap { $0.ids ?? [] }
    let decided = try Self.body(["ids": ids, "changes": ["category": "Food/Groceries"]])
    #expect(try served.ask("POST", "/api/transactions/edit", decided).status == 200)
    let rest = try served.ask("GET", "/api/review").json(as: Review.self)
    #expect(rest.items.filter { $0.kind == "merchant" }.count == 3 && rest.leftOff == 0)
  }

  @Test(
    arguments: [
      ("duplicates", ["first": "x", "second": "y"], 400), ("duplicates", ["same": true], 400),
      ("duplicates", ["first": "ffffffff", "second": "ffffffff", "same": true], 404),
      ("links", ["out": "ffffffff", "in": "ffffffff", "confirm": "yes"], 400),
      ("links", ["out": "ffffffff", "in": "ffffffff", "confirm": true], 404),
      ("links", ["out": "ffffffff", "in": "ffffffff", "confirm": true, "kind": "refund"], 400),
    ] as [(String, [String: any Sendable], Int)])
  func `a word on what is not there is refused`(
    door: String, members: [String: any Sendable], status: Int
  ) throws {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    _ = try place("run", "--quiet")
    let reply = try ServedBook(place).ask("POST", "/api/review/\(door)", Self.body(members))
    #expect(reply.status == status, "\(reply.text)")
  }
}
