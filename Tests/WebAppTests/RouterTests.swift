import BookKeeping
import Foundation
import Testing

@testable import WebApp

/// The places of the interface, and their description.
struct RouterTests {
  private struct Description: Decodable {
    struct Door: Decodable {
      var method: String
      var path: String
    }

    var doors: [Door]
  }

  private var router: Router {
    let desk = BookDesk(BookPaths(root: "/nowhere"), environment: [:])
    return Router(
      gate: AccessGate(port: 1, token: AccessToken()), desk: desk,
      front: FrontFiles(folder: nil), events: EventSource(desk))
  }

  @Test func `what can be done is what is described`() throws {
    let described = try JSONDecoder().decode(Description.self, from: Data(Interface.text.utf8))
    let doors = described.doors.map { door in
      "\(door.method) \(door.path.replacing(/\{\w+\}/, with: "*"))"
    }
    let routes = router.routes.flatMap { route in
      route.handlers.keys.map { "\($0) \(route.pattern)" }
    }
    #expect(doors.sorted() == routes.sorted())
  }

  @Test func `only who is let in may bring files`() {
    let token = AccessToken()
    let desk = BookDesk(BookPaths(root: "/nowhere"), environment: [:])
    let router = Router(
      gate: AccessGate(port: 1, token: token), desk: desk, front: FrontFiles(folder: nil),
      events: EventSource(desk))
    var request = HTTPRequest(method: "POST", path: "/api/import/look")
    #expect(router.limit(of: request) == 1 << 20)
    request.headers = [
      ("host", "127.0.0.1:1"), ("origin", "http://127.0.0.1:1"),
      ("cookie", "daybook_1=\(token.text)"),
    ]
    #expect(router.limit(of: request) == 48 << 20)
    request.path = "/api/periods"
    #expect(router.limit(of: request) == 1 << 20)
  }

  @Test(arguments: [
    ("march.csv", true), ("דף חשבון.xlsx", true), ("a b (1).ofx", true), ("", false),
    (".hidden", false), ("..", false), ("a/b.csv", false), ("a\\b.csv", false), ("/a.csv", false),
    ("a\u{0}.csv", false), ("a\n.csv", false), ("fdp.\u{202E}vsc", false),
    (String(repeating: "x", count: 256), false),
  ])
  func `a file is given by a name alone`(name: String, isPlain: Bool) {
    #expect(ImportDoor.isPlain(name) == isPlain)
  }

  @Test(
    arguments: [
      ("/api/periods/*", "/api/periods/1f", "1f"), ("/api/periods/*", "/api/periods/", nil),
      ("/api/periods/*", "/api/periods", nil), ("/api/periods/*", "/api/periods/1f/2", nil),
      ("/front/*", "/front/../a.js", nil), ("/front/*", "/front/..", ".."), ("/", "/", ""),
      ("/", "//", nil), ("/api/book", "/api/book/", nil), ("/api/book", "/api/book", ""),
    ] as [(String, String, String?)])
  func `a path fits a pattern as a whole`(pattern: String, path: String, part: String?) {
    #expect(Route(pattern, [:]).match(path) == part)
  }

  @Test(arguments: [
    ("page.css", true), ("served.js", true), ("icon.svg", true), ("page.html", false),
    ("..", false), (".js", false), ("a/b.js", false), ("..\\b.js", false), ("%2e.js", false),
    ("package.json", false), ("js", false), ("", false), ("a\u{0}.js", false),
  ])
  func `only plain names of known types are handed out`(name: String, isRight: Bool) {
    #expect((FrontFiles.type(of: name) != nil) == isRight)
  }
}
