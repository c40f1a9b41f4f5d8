import Foundation
import Testing

/// A book in the browser, asked as a page asks.
struct ServeTests {
  private struct Shown: Decodable {
    var id: String
    var category: String?
    struct Origin: Decodable {
      var by: String
    }

    var categoryFrom: Origin?
    var note: String?
    var tags: [String]
    var status: String
    var period: String?
  }

  private struct Edited: Decodable {
    var transaction: Shown
    var generation: String
  }

  private struct Changed: Decodable {
    var changed: Int
    var generation: String
  }

  private func place() throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    let ran = try place("run", "--quiet")
    try #require(ran.code == 0, "\(ran.talk)")
    return place
  }

  private func id(_ word: String, _ place: Place) throws -> String {
    try #require(try place.transactions(word).first).id
  }

  @Test func `the address lets in, and shows the book`() throws {
    let place = try place()
    let served = try ServedBook(place)
    let welcome = try served.ask("GET", "/?token=\(served.token)", headers: ["Cookie": ""])
    #expect(welcome.status == 303 && welcome.headers["location"] == "/")
    #expect(
      welcome.headers["set-cookie"] == "\(served.cookie); Path=/; HttpOnly; SameSite=Strict")
    let document = try served.ask("GET", "/")
    #expect(document.status == 200)
    #expect(document.headers["content-type"] == "text/html; charset=utf-8")
    #expect(document.text.contains(" data-served>"))
    #expect(document.text.contains("<link rel=\"stylesheet\" href=\"/front/page.css\">"))
    #expect(document.text.contains("<script type=\"module\" src=\"/front/served.js\"></script>"))
    #expect(!document.text.contains("<style") && !document.text.contains("<script>"))
    #expect(document.text.contains("BLUE BOTTLE COFFEE OAKLAND"))
    let style = try served.ask("GET", "/front/page.css")
    #expect(style.status == 200 && style.headers["content-type"] == "text/css; charset=utf-8")
    let script = try served.ask("GET", "/front/folding.js")
    #expect(script.headers["content-type"] == "text/javascript; charset=utf-8")
    for reply in [welcome, document, style, script] {
      #expect(reply.headers["cache-control"] == "no-store")
      #expect(reply.headers["content-security-policy"]?.hasPrefix("default-src 'self'; ") == true)
      #expect(reply.headers["x-content-type-options"] == "nosniff")
      #expect(reply.headers["access-control-allow-origin"] == nil)
    }
  }

  @Test func `a book into which nothing was imported is read first`() throws {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    try place.write("Statements/visa/unknown.csv", "no statement")
    let served = try ServedBook(place)
    let document = try served.ask("GET", "/")
    #expect(document.text.contains("BLUE BOTTLE COFFEE OAKLAND"))
    #expect(try place("list").output.contains("BLUE BOTTLE COFFEE OAKLAND"))
  }

  @Test func `the data has whole ids and tells of its state`() throws {
    struct Book: Decodable {
      struct Rows: Decodable {
        var id: String
        var amount: [Int]
      }

      var version: Int
      var generation: String
      var all: Int
      var rows: Rows
    }
    let place = try place()
    let served = try ServedBook(place)
    let book = try served.ask("GET", "/api/book").json(as: Book.self)
    let listed = try place.transactions()
    #expect(book.version == 1 && book.all == 5)
    #expect(book.rows.id.count == 5 * 32)
    #expect(Set(listed.map(\.id)).allSatisfy { book.rows.id.contains($0) })
    let again = try served.ask("GET", "/api/book").json(as: Book.self)
    #expect(again.generation == book.generation)
    #expect(try place("edit", listed[0].id, "--note", "new").code == 0)
    let later = try served.ask("GET", "/api/book").json(as: Book.self)
    #expect(later.generation != book.generation)
  }

  @Test func `a book that never ran is read first`() throws {
    let place = try Place.book(rules: Statements.rules)
    let served = try ServedBook(place)
    #expect(try served.ask("GET", "/").status == 200)
    try place.write("Statements/visa/march.csv", Statements.march)
    // The lock is free for whoever writes.
    #expect(try place("run", "--wait", "0").code == 0)
    #expect(try served.ask("GET", "/").text.contains("BLUE BOTTLE COFFEE OAKLAND"))
  }

  @Test func `an edit is what the command would have made of it`() throws {
    let place = try place()
    let served = try ServedBook(place)
    let coffee = try id("blue", place)
    let path = "/api/transactions/\(coffee)"
    let before = try served.ask("GET", path).json(as: Shown.self)
    #expect(before.id == coffee && before.category == "Food/Coffee")
    #expect(before.categoryFrom?.by == "rule")
    let reply = try served.ask(
      "PATCH", path, #"{"category":"food/groceries","note":"with Ada","tags":["shared","ours"]}"#)
    let edited = try reply.json(as: Edited.self)
    #expect(edited.transaction.category == "Food/Groceries")
    let shown = try place("show", coffee, "--format", "json")
    #expect(shown.output.contains("\"category\": \"Food/Groceries\""))
    #expect(shown.output.contains("\"note\": \"with Ada\""))
    // Nothing is locked between requests.
    #expect(try place("edit", "--wait", "0", coffee, "--tag", "third").code == 0)
    let cleared = try served.ask(
      "PATCH", path, #"{"note":"","clear":["category"],"tags":["shared"]}"#
    ).json(as: Edited.self)
    #expect(cleared.transaction.note == nil && cleared.transaction.category == "Food/Coffee")
    #expect(cleared.transaction.tags == ["shared"])
    let deleted = try served.ask("PATCH", path, #"{"deleted":true}"#).json(as: Edited.self)
    #expect(deleted.transaction.status == "deleted")
    let restored = try served.ask("PATCH", path, #"{"deleted":false}"#).json(as: Edited.self)
    #expect(restored.transaction.status == "posted")
  }

  @Test func `many are edited and undone as one`() throws {
    let place = try place()
    let served = try ServedBook(place)
    let ids = try place.transactions("whole foods").map(\.id)
    let list = ids.map { "\"\($0)\"" }.joined(separator: ",")
    let reply = try served.ask(
      "POST", "/api/transactions/edit",
      #"{"ids":[\#(list)],"changes":{"category":"Home/Rent","add_tags":["party"]}}"#)
    let changed = try reply.json(as: Changed.self)
    #expect(changed.changed == 2)
    for transaction in try place.transactions("whole foods") {
      #expect(transaction.category == "Home/Rent" && transaction.tags == ["party"])
    }
    let undone = try served.ask("POST", "/api/undo")
    #expect(undone.status == 200 && undone.text.contains("category = Home/Rent"))
    for transaction in try place.transactions("whole foods") {
      #expect(transaction.category == "Food/Groceries" && transaction.tags.isEmpty)
    }
    let nothing = try served.ask("POST", "/api/undo")
    #expect(nothing.status == 409)
  }

  @Test(
    arguments: [
      (#"{"category":"Nix"}"#, 400, "category"), (#"{"colour":"red"}"#, 400, "colour"),
      (#"{"tags":["a b c\n"]}"#, 400, "tags"), (#"{"period":"Nix"}"#, 400, "period"),
      (#"{"hidden":"yes"}"#, 400, "hidden"), (#"{"clear":["payee","all"]}"#, 400, "clear"),
      (#"{"note":"x","clear":["note"]}"#, 400, nil), ("{}", 400, nil), ("[]", 400, nil),
      ("{", 400, nil), ("", 400, nil),
    ] as [(String, Int, String?)])
  func `what can't be done changes nothing`(body: String, status: Int, field: String?) throws {
    let place = try place()
    let served = try ServedBook(place)
    let journal = try place.files(in: "Journal")
    let reply = try served.ask("PATCH", "/api/transactions/\(try id("blue", place))", body)
    #expect(reply.status == status, "\(reply.text)")
    #expect(try reply.json(as: ServedBook.Refused.self).error.field == field)
    #expect(try place.files(in: "Journal") == journal)
    #expect(try served.ask("PATCH", "/api/transactions/0123456789ab", body).status >= 400)
  }

  @Test func `pages hear of what a command changes`() throws {
    let place = try place()
    let served = try ServedBook(place)
    let events = try served.events()
    let coffee = try id("blue", place)
    #expect(try place("edit", coffee, "--note", "by hand").code == 0)
    #expect(try served.wait(for: "event: changed\ndata: {\"generation\":\"", in: events) < 2)
    try place.write("Rules/20-more.yaml", "rules:\n  - Home/Rent: [uber]\n")
    #expect(try served.wait(for: "event: changed", in: events) < 2)
    #expect(try served.stop().code == 0)
    // The end of the server is the end of the stream.
    while events.receive() != nil {}
  }

  @Test func `another says where the first one is`() throws {
    let place = try place()
    let served = try ServedBook(place)
    let second = try place("serve", "--no-open")
    #expect(second.code == 0 && second.lines.first.map(String.init) == served.address)
    let record = place.root.appending(path: ".daybook/serve").path
    let mode = try FileManager.default.attributesOfItem(atPath: record)[.posixPermissions]
    #expect(mode as? Int == 0o600)
    #expect(try served.stop().code == 0)
    #expect(!place.exists(".daybook/serve"))
    // One that was killed left its word.
    try place.write(".daybook/serve", #"{"pid":1,"port":\#(served.port),"token":"00"}"#)
    let third = try ServedBook(place)
    #expect(third.port == served.port && third.token != served.token)
    let taken = try place("serve", "--no-open", "--port", "\(third.port)", "--book", ".")
    #expect(taken.code == 0)
  }

  @Test func `a port that is taken is told of, and passed over where nobody asked for it`() throws {
    let (first, second) = (try place(), try place())
    let served = try ServedBook(first)
    let taken = try second("serve", "--no-open", "--port", "\(served.port)")
    #expect(taken.code == 64 && taken.talk.contains("port \(served.port) is taken"))
    let other = try ServedBook(second)
    #expect(other.port != served.port)
  }

  @Test func `files of the front come from a folder where one is named`() throws {
    let place = try place()
    try place.write("front/served.js", "export const mine = 1;\n")
    try place.write("secret.js", "secret")
    let served = try ServedBook(place, "--front", "front")
    #expect(try served.ask("GET", "/front/served.js").text == "export const mine = 1;\n")
    for path in ["/front/../secret.js", "/front/..%2fsecret.js", "/front/%2e%2e/secret.js"] {
      #expect(try served.ask("GET", path).status == 404)
    }
    #expect(try place("serve", "--no-open", "--front", "nowhere").code == 0)
    #expect(try served.stop().code == 0)
    #expect(try place("serve", "--no-open", "--front", "nowhere").code == 64)
  }
}
