import Testing

@testable import WebApp

/// Who is let in, and who is not.
struct AccessGateTests {
  private static let token = AccessToken(String(repeating: "7f", count: 16))
  private static let gate = AccessGate(port: 20_042, token: token)

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var decision: AccessGate.Decision
    var method = "GET"
    var path = "/api/book"
    var query: [String: String] = [:]
    var headers: [(name: String, value: String)] = [
      ("host", "127.0.0.1:20042"), ("cookie", "daybook_20042=\(token.text)"),
    ]

    init(
      _ name: String, _ decision: AccessGate.Decision, _ method: String = "GET",
      changing: [(String, String?)] = [], path: String = "/api/book",
      token: String? = nil
    ) {
      testDescription = name
      self.decision = decision
      self.method = method
      self.path = path
      if let token { query["token"] = token }
      for (header, value) in changing {
        headers.removeAll { $0.name == header }
        if let value { headers.append((header, value)) }
      }
    }
  }

  private static let own = ("origin", "http://127.0.0.1:20042" as String?)

  static let cases: [Case] = [
    Case("all is as it should be", .enter),
    Case("localhost", .enter, changing: [("host", "localhost:20042")]),
    Case("IPv6", .enter, changing: [("host", "[::1]:20042")]),
    Case("capitals", .enter, changing: [("host", "LocalHost:20042")]),
    Case("no Host", .refuse(.foreignHost), changing: [("host", nil)]),
    Case("no port", .refuse(.foreignHost), changing: [("host", "127.0.0.1")]),
    Case("another port", .refuse(.foreignHost), changing: [("host", "127.0.0.1:80")]),
    Case("another name", .refuse(.foreignHost), changing: [("host", "evil.example:20042")]),
    Case(
      "a name that begins so", .refuse(.foreignHost),
      changing: [("host", "127.0.0.1:20042.evil.example")]),
    Case("no cookie", .refuse(.noCookie), changing: [("cookie", nil)]),
    Case("an empty cookie", .refuse(.noCookie), changing: [("cookie", "daybook_20042=")]),
    Case(
      "the beginning of the text", .refuse(.noCookie), changing: [("cookie", "daybook_20042=7f7f")]),
    Case(
      "the cookie of another port", .refuse(.noCookie),
      changing: [("cookie", "daybook_20043=\(token.text)")]),
    Case(
      "among other cookies", .enter,
      changing: [("cookie", "a=b; daybook_20042=\(token.text); c")]),
    Case(
      "behind a wrong one", .enter,
      changing: [("cookie", "daybook_20042=x;daybook_20042=\(token.text)")]),
    Case("a change", .enter, "PATCH", changing: [own]),
    Case("a change without an Origin", .refuse(.foreignOrigin), "PATCH"),
    Case("a change by null", .refuse(.foreignOrigin), "POST", changing: [("origin", "null")]),
    Case(
      "a change by another port", .refuse(.foreignOrigin), "DELETE",
      changing: [("origin", "http://127.0.0.1:20043")]),
    Case(
      "a change by the other name of this machine", .refuse(.foreignOrigin), "PATCH",
      changing: [("origin", "http://localhost:20042")]),
    Case(
      "an unknown method", .refuse(.foreignOrigin), "BREW", changing: [("origin", nil)]),
    Case("its own page", .enter, changing: [("sec-fetch-site", "same-origin")]),
    Case("typed", .enter, changing: [("sec-fetch-site", "none")]),
    Case("another site", .refuse(.foreignOrigin), changing: [("sec-fetch-site", "cross-site")]),
    Case(
      "a page at another port", .refuse(.foreignOrigin),
      changing: [("sec-fetch-site", "same-site")]),
    Case(
      "reading with a foreign Origin", .refuse(.foreignOrigin),
      changing: [("origin", "http://evil.example")]),
    Case("the address", .welcome, changing: [("cookie", nil)], path: "/", token: token.text),
    Case("a wrong address", .refuse(.noCookie), path: "/", token: "00"),
    Case(
      "the address of something else", .refuse(.noCookie), changing: [("cookie", nil)],
      token: token.text),
    Case(
      "the address by another name", .refuse(.foreignHost),
      changing: [("host", "evil.example:20042")], path: "/", token: token.text),
  ]

  @Test(arguments: cases)
  func `a request is let in or not`(_ each: Case) {
    let request = HTTPRequest(
      method: each.method, path: each.path, query: each.query, headers: each.headers)
    #expect(Self.gate.decide(on: request) == each.decision)
  }

  @Test func `a header that comes twice is none`() {
    let hosts = [(name: "host", value: "127.0.0.1:20042"), (name: "host", value: "evil.example")]
    #expect(
      Self.gate.decide(on: HTTPRequest(method: "GET", path: "/", headers: hosts))
        == .refuse(.foreignHost))
  }

  @Test func `each start has a secret of its own`() {
    let tokens = (0..<100).map { _ in AccessToken().text }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
    let token = AccessToken("00ff")
    #expect(token.isSame(as: "00ff"))
    for other in [nil, "", "00fe", "00f", "00ff0"] { #expect(!token.isSame(as: other)) }
  }
}
