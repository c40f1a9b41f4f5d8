import Foundation
import Testing

/// What others than the page ask of a served book.
struct ServeAttackTests {
  private func served(_ place: Place) throws -> ServedBook {
    try place.write("Statements/visa/march.csv", Statements.march)
    try #require(try place("run", "--quiet").code == 0)
    return try ServedBook(place)
  }

  @Test func `nobody gets in without the address`() throws {
    let place = try Place.book(rules: Statements.rules)
    let served = try served(place)
    let wrong = String(repeating: "0", count: 32)
    let attempts: [(path: String, cookie: String)] = [
      ("/", ""), ("/api/book", ""), ("/front/page.css", ""), ("/?token=\(wrong)", ""),
      ("/?token=", ""),
      ("/", "daybook_\(served.port)=\(wrong)"), ("/", "daybook_1=\(served.token)"),
      ("/api/book?token=\(served.token)", ""), ("/api/nothing", ""),
      ("/?token=\(wrong)", served.cookie),
    ]
    for (path, cookie) in attempts {
      let reply = try served.ask("GET", path, headers: ["Cookie": cookie])
      #expect(reply.status == 403, "\(path) \(cookie)")
      #expect(reply.text.contains("daybook serve") && !reply.text.contains("BLUE BOTTLE"))
      #expect(reply.headers["set-cookie"] == nil)
    }
  }

  @Test func `other names of this machine are not answered to`() throws {
    let place = try Place.book(rules: Statements.rules)
    let served = try served(place)
    for host in [
      "evil.example:\(served.port)", "127.0.0.1", "127.0.0.1:1", "0.0.0.0:\(served.port)",
    ] {
      #expect(try served.ask("GET", "/api/book", headers: ["Host": host]).status == 403)
      let address = "/?token=\(served.token)"
      #expect(try served.ask("GET", address, headers: ["Host": host]).status == 403)
    }
    let local = ["Host": "localhost:\(served.port)"]
    #expect(try served.ask("GET", "/api/book", headers: local).status == 200)
  }

  @Test func `other pages change nothing and read nothing`() throws {
    let place = try Place.book(rules: Statements.rules)
    let served = try served(place)
    let journal = try place.files(in: "Journal")
    let id = try #require(try place.transactions("blue").first).id
    let path = "/api/transactions/\(id)"
    let foreign: [[String: String]] = [
      ["Origin": "http://evil.example"], ["Origin": "null"], ["Origin": ""],
      ["Origin": "http://127.0.0.1:1"], ["Origin": "https://127.0.0.1:\(served.port)"],
      ["Origin": "http://localhost:\(served.port)"],
      ["Sec-Fetch-Site": "cross-site"], ["Sec-Fetch-Site": "same-site"],
    ]
    for headers in foreign {
      let reply = try served.ask("PATCH", path, #"{"note":"evil"}"#, headers: headers)
      #expect(reply.status == 403, "\(headers)")
    }
    let form = ["Content-Type": "text/plain"]
    #expect(try served.ask("PATCH", path, #"{"note":"evil"}"#, headers: form).status == 415)
    #expect(try served.ask("POST", "/api/undo", headers: form).status == 415)
    let reading = ["Sec-Fetch-Site": "cross-site"]
    #expect(try served.ask("GET", "/api/book", headers: reading).status == 403)
    let origin = ["Origin": "http://evil.example"]
    #expect(try served.ask("GET", "/api/book", headers: origin).status == 403)
    #expect(try place.files(in: "Journal") == journal)
  }

  @Test func `what is too much or unknown is refused`() throws {
    let place = try Place.book(rules: Statements.rules)
    let served = try served(place)
    let id = try #require(try place.transactions("blue").first).id
    let long = String(repeating: "x", count: 1 << 20)
    let large = try served.ask("PATCH", "/api/transactions/\(id)", #"{"note":"\#(long)"}"#)
    #expect(large.status == 413)
    let longHeader = String(repeating: "x", count: 100_000)
    let head = try served.ask("GET", "/", headers: ["X-Long": longHeader])
    #expect((400..<500).contains(head.status))
    for path in [
      "/front/nothing.js", "/front/", "/front/../page.css", "/front/%2e%2e%2fpage.css",
      "/front/page.css%00.js", "/front/..\\page.css", "/etc/passwd", "//etc/passwd",
      "/../../etc/passwd", "/api", "/api/transactions/", "/api/transactions/zz",
      "/api/transactions/0123456789abcdef0123456789abcdef", "/front/package.json",
    ] {
      let reply = try served.ask("GET", path)
      #expect(reply.status == 404, "\(path)")
      _ = try reply.json(as: ServedBook.Refused.self)
    }
    let wrong = try served.ask("DELETE", "/api/book")
    #expect(wrong.status == 405 && wrong.headers["allow"] == "GET")
    #expect(try served.ask("BREW", "/api/undo").headers["allow"] == "POST")
  }
}
