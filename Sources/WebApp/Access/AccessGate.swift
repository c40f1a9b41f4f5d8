/// Lets in the one browser that has the address, and nobody who speaks through it.
///
/// A page from elsewhere may send requests here too, and may have its name lead to this machine
/// (DNS rebinding); other programs of this machine can reach the port. So each request must have the
/// cookie, must be addressed to this machine by name, and must not come from another page.
struct AccessGate: Sendable {
  enum Decision: Equatable {
    case enter
    /// It has the address; the cookie is to be set.
    case welcome
    case refuse(Refusal)
  }

  /// Why a request is not answered.
  enum Refusal: Equatable {
    case foreignHost, foreignOrigin, noCookie
  }

  let port: UInt16
  let token: AccessToken

  /// Cookies are kept by host, not by port, so that the port is part of the name.
  var cookieName: String { "daybook_\(port)" }

  /// The header that sets the cookie.
  var cookie: String { "\(cookieName)=\(token.text); Path=/; HttpOnly; SameSite=Strict" }

  func decide(on request: HTTPRequest) -> Decision {
    guard let host = request.header("host"), hosts.contains(host.lowercased()) else {
      return .refuse(.foreignHost)
    }
    guard isOwnPage(request, host: host) else { return .refuse(.foreignOrigin) }
    if request.method == "GET", request.path == "/", let given = request.query["token"] {
      return token.isSame(as: given) ? .welcome : .refuse(.noCookie)
    }
    return hasCookie(request) ? .enter : .refuse(.noCookie)
  }

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)", "[::1]:\(port)"] }

  /// Whether a request comes from a page of this server, or from no page.
  private func isOwnPage(_ request: HTTPRequest, host: String) -> Bool {
    if request.has("sec-fetch-site") {
      // Another port of this machine is the same site, but another's page.
      guard let site = request.header("sec-fetch-site"), ["same-origin", "none"].contains(site)
      else { return false }
    }
    let origin = request.header("origin")?.lowercased()
    if ["GET", "HEAD"].contains(request.method), !request.has("origin") { return true }
    return origin == "http://\(host.lowercased())"
  }

  private func hasCookie(_ request: HTTPRequest) -> Bool {
    let cookies = request.headers.filter { $0.name == "cookie" }.flatMap {
      $0.value.split(separator: ";")
    }
    return cookies.contains { cookie in
      let parts = cookie.drop { $0 == " " }.split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return parts.count == 2 && parts[0] == cookieName && token.isSame(as: String(parts[1]))
    }
  }
}
