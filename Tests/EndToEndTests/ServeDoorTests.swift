import Foundation
import Testing

/// Periods, categories and rules of a served book.
struct ServeDoorTests {
  private struct Spent: Decodable, Equatable {
    var amount: String
    var currency: String
  }

  private struct Listed: Decodable {
    var id: String
    var name: String
    var start: String
    var end: String?
    var transactions: Int
    var spent: [Spent]
  }

  private struct Answered: Decodable {
    var period: Listed
    var generation: String
  }

  private struct Category: Decodable {
    var path: String
    var icon: String?
    var color: String?
    var isDefault: Bool
    var transactions: Int
  }

  private func place() throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    try #require(try place("run", "--quiet").code == 0)
    return place
  }

  @Test func `a period from making to deleting`() throws {
    let place = try place()
    let served = try ServedBook(place)
    #expect(try served.ask("GET", "/api/periods").json(as: [Listed].self).isEmpty)
    let made = try served.ask(
      "POST", "/api/periods", #"{"name":" Rome ","start":"2026-03-01","end":"2026-03-20"}"#
    ).json(as: Answered.self).period
    #expect(made.name == "Rome" && made.transactions == 0 && made.spent.isEmpty)
    let coffee = try #require(try place.transactions("blue").first).id
    let patched = try served.ask("PATCH", "/api/transactions/\(coffee)", #"{"period":"Rome"}"#)
    #expect(patched.status == 200)
    let listed = try served.ask("GET", "/api/periods").json(as: [Listed].self)
    #expect(listed.map(\.transactions) == [1])
    #expect(listed.first?.spent == [Spent(amount: "4.50", currency: "USD")])
    let path = "/api/periods/\(made.id)"
    let changed = try served.ask("PATCH", path, #"{"name":"Roma","end":null}"#)
      .json(as: Answered.self).period
    #expect(changed.name == "Roma" && changed.end == nil && changed.start == "2026-03-01")
    #expect(try place("periods").output.contains("Roma"))
    #expect(try served.ask("DELETE", path).status == 200)
    #expect(try served.ask("DELETE", path).status == 404)
    #expect(try place.transactions().count == 5)
    #expect(try place("periods").output.hasPrefix("No periods yet"))
    #expect(try served.ask("POST", "/api/undo").text.contains("Roma deleted"))
    #expect(try place("periods").output.contains("Roma"))
  }

  @Test(arguments: [
    (#"{"name":"","start":"2026-03-01"}"#, "name"),
    (#"{"name":"\#(String(repeating: "x", count: 101))","start":"2026-03-01"}"#, "name"),
    (#"{"name":"Rome","start":"2026-03-02","end":"2026-03-01"}"#, "end"),
    (#"{"name":"Rome","start":"2026-02-30"}"#, "start"), (#"{"name":"Rome"}"#, "start"),
    (#"{"start":"2026-03-01"}"#, "name"), (#"{"name":"Rome","from":"2026-03-01"}"#, "start"),
    (#"{"name":"Rome","start":"2026-03-01","color":"x"}"#, "color"),
  ])
  func `what a period can't be is told beside its field`(body: String, field: String) throws {
    let place = try place()
    let reply = try ServedBook(place).ask("POST", "/api/periods", body)
    #expect(reply.status == 400)
    #expect(try reply.json(as: ServedBook.Refused.self).error.field == field)
  }

  @Test func `categories are added, changed, renamed and removed`() throws {
    let place = try place()
    let served = try ServedBook(place)
    func all() throws -> [String: Category] {
      let listed = try served.ask("GET", "/api/categories").json(as: [Category].self)
      return Dictionary(uniqueKeysWithValues: listed.map { ($0.path, $0) })
    }
    let before = try all()
    #expect(before["Food"]?.isDefault == true && before["Food/Groceries"]?.transactions == 2)
    let added = try served.ask(
      "POST", "/api/categories", ##"{"path":"Hobbies/Climbing","icon":"🧗","color":"#2e86de"}"##)
    #expect(added.status == 200, "\(added.text)")
    #expect(try all()["Hobbies/Climbing"]?.color == "#2e86de")
    #expect(
      try served.ask("POST", "/api/categories", #"{"path":"Hobbies/Climbing"}"#).status == 409)
    let moved = try served.ask(
      "PATCH", "/api/categories", #"{"path":"Food/Coffee","to":"Food/Cafes","icon":"☕"}"#)
    #expect(moved.status == 200, "\(moved.text)")
    #expect(try place.text("Rules/10-test.yaml").contains("- Food/Cafes: [blue bottle]"))
    #expect(try all()["Food/Cafes"]?.icon == "☕")
    let used = try served.ask("DELETE", "/api/categories", #"{"path":"Food/Cafes"}"#)
    #expect(used.status == 409 && used.text.contains(#""uses":{"transactions":1,"by_hand":0"#))
    let other = try served.ask(
      "DELETE", "/api/categories", #"{"path":"Food/Cafes","to":"Food/Groceries"}"#)
    #expect(other.status == 200, "\(other.text)")
    #expect(try all()["Food/Groceries"]?.transactions == 3)
    #expect(
      try served.ask("DELETE", "/api/categories", #"{"path":"Hobbies/Climbing"}"#).status == 200)
    #expect(try served.ask("DELETE", "/api/categories", #"{"path":"Food"}"#).status == 409)
    let bad = try served.ask("PATCH", "/api/categories", #"{"path":"Food","color":"red"}"#)
    #expect(try bad.json(as: ServedBook.Refused.self).error.field == "color")
  }

  @Test func `a rule is shown before it is written`() throws {
    struct Preview: Decodable {
      struct Change: Decodable {
        var id: String
        var date: String
        var merchant: String
        var amount: String
        var currency: String
        var from: String?
        var to: String
      }

      var rule: String
      var file: String
      var matches: Int
      var changes: [Change]
      var changed: Int
    }
    struct Added: Decodable {
      var file: String
      var line: Int
      var changed: Int
    }
    let place = try place()
    let served = try ServedBook(place)
    let rules = try place.files(in: "Rules")
    let body = #"{"match":"uber","category":"Home/Rent"}"#
    let preview = try served.ask("POST", "/api/rules/preview", body).json(as: Preview.self)
    #expect(preview.rule.contains("Home/Rent: [uber]") && preview.file == "Rules/10-test.yaml")
    #expect(preview.matches == 1 && preview.changed == 1)
    let change = try #require(preview.changes.first)
    #expect(change.amount == "-18.90" && change.currency == "USD" && change.date == "2026-03-14")
    #expect(change.from == nil && change.to == "Home/Rent")
    #expect(try place.files(in: "Rules") == rules)
    let added = try served.ask("POST", "/api/rules", body).json(as: Added.self)
    #expect(added.file == "Rules/10-test.yaml" && added.changed == 1)
    let lines = try place.text(added.file).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[added.line - 1].contains("uber"))
    #expect(try place.transactions("uber").map(\.category) == ["Home/Rent"])
    #expect(try served.ask("POST", "/api/rules", body).status == 400)
    let bad = try served.ask("POST", "/api/rules", #"{"match":"/(/","category":"Home/Rent"}"#)
    #expect(bad.status == 400 && bad.text.contains("missing closing parenthesis"))
  }

  @Test func `a rule goes into a new file where the book has none of its own`() throws {
    let place = try Place()
    try #require(try place("init").code == 0)
    try place.write("Statements/visa/march.csv", Statements.march)
    try #require(try place("run", "--quiet").code == 0)
    try place.remove("Rules/00-mine.yaml")
    let served = try ServedBook(place)
    let added = try served.ask(
      "POST", "/api/rules", #"{"match":"acme property","category":"Home/Rent"}"#)
    #expect(added.status == 200, "\(added.text)")
    #expect(try place.text("Rules/00-mine.yaml").contains("acme property"))
  }

  private struct FilesChanged: Decodable {
    var change: String?
  }

  @Test func `changes of files are taken back, each by itself`() throws {
    let place = try place()
    let served = try ServedBook(place)
    func texts() throws -> [String] {
      [try place.text("daybook.yaml"), try place.text("Rules/10-test.yaml")]
    }
    /// Makes a change, and answers with what takes it back.
    func made(_ method: String, _ path: String, _ body: String) throws -> String {
      let reply = try served.ask(method, path, body)
      try #require(reply.status == 200, "\(reply.text)")
      return try #require(try reply.json(as: FilesChanged.self).change)
    }
    func undo(_ change: String) throws -> ServedBook.Reply {
      try served.ask("POST", "/api/undo", #"{"change":"\#(change)"}"#)
    }
    let before = try texts()
    let rule = try made("POST", "/api/rules", #"{"match":"uber","category":"Home/Rent"}"#)
    let added = try made("POST", "/api/categories", #"{"path":"Hobbies/Climbing","icon":"🧗"}"#)
    let both = try made(
      "PATCH", "/api/categories", #"{"path":"Food/Coffee","to":"Food/Cafes","icon":"☕"}"#)
    // Whichever is first; the others' lines stay.
    #expect(try undo(rule).text.contains("Rules/10-test.yaml is as before"))
    #expect(try place.transactions("uber").map(\.category) == [nil])
    #expect(try place.text("Rules/10-test.yaml").contains("Food/Cafes"))
    #expect(try undo(both).status == 200)
    #expect(try undo(added).status == 200)
    #expect(try texts() == before)
    #expect(try undo(added).status == 404)
  }

  @Test func `what was changed since, or is in use, stays`() throws {
    let place = try place()
    let served = try ServedBook(place)
    let reply = try served.ask("POST", "/api/categories", #"{"path":"Hobbies"}"#)
    let change = try #require(try reply.json(as: FilesChanged.self).change)
    let coffee = try #require(try place.transactions("blue").first).id
    _ = try served.ask("PATCH", "/api/transactions/\(coffee)", #"{"category":"Hobbies"}"#)
    let body = #"{"change":"\#(change)"}"#
    let used = try served.ask("POST", "/api/undo", body)
    #expect(used.status == 409 && used.text.contains("1 transaction, 1 of them set by hand"))
    #expect(try served.ask("POST", "/api/undo").status == 200)
    let text = try place.text("daybook.yaml").replacing("Hobbies", with: "Hobby")
    try place.write("daybook.yaml", text)
    let changed = try served.ask("POST", "/api/undo", body)
    #expect(changed.status == 409 && changed.text.contains("daybook.yaml was changed since"))
    #expect(try place.text("daybook.yaml") == text)
  }
}
