import Foundation
import Testing

/// A served book that others work with at the same time.
struct ServeBesideTests {
  private func place() throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    try #require(try place("run", "--quiet").code == 0)
    return place
  }

  @Test func `while another command writes, one can look and not change`() throws {
    let place = try place()
    let served = try ServedBook(place)
    let path = "/api/transactions/\(try #require(try place.transactions("blue").first).id)"
    let lock = try LockedFile(place.root.appending(path: ".daybook/lock").path)
    #expect(try served.ask("GET", "/api/book").status == 200)
    let refused = try served.ask("PATCH", path, #"{"note":"x"}"#)
    #expect(refused.status == 503, "\(refused.text)")
    #expect(refused.text.contains("another run is writing this book"))
    lock.release()
    #expect(try served.ask("PATCH", path, #"{"note":"x"}"#).status == 200)
  }

  @Test func `changes of many at once are all made`() throws {
    let place = try place()
    let served = try ServedBook(place)
    let id = try #require(try place.transactions("blue").first).id
    // Ten connections that speak before any is answered.
    let connections = try (0..<10).map { number in
      let connection = try RawConnection(port: served.port)
      let body = #"{"ids":["\#(id)"],"changes":{"add_tags":["t\#(number)"]}}"#
      try connection.send(served.request("POST", "/api/transactions/edit", body))
      return connection
    }
    for connection in connections {
      #expect(try ServedBook.Reply(connection.receiveAll()).status == 200)
    }
    let tags = try #require(try place.transactions("blue").first).tags
    #expect(Set(tags) == Set((0..<10).map { "t\($0)" }))
    #expect(try place("doctor").code == 0)
  }

  @Test func `a run beside it is seen, and its end waits for no page`() throws {
    let place = try place()
    let served = try ServedBook(place)
    let events = try served.events()
    // A page that asked and keeps its connection.
    let idle = try RawConnection(port: served.port)
    try idle.send(served.request("GET", "/api/periods", nil, ["Connection": "keep-alive"]))
    _ = idle.receive()
    try place.write("Statements/visa/april.csv", Statements.marchAndApril)
    #expect(try place("run", "--quiet", "--wait", "0").code == 0)
    try served.wait(for: "event: changed", in: events)
    #expect(try served.ask("GET", "/api/book").text.contains("ACME PROPERTY MGMT"))
    let begun = Date()
    #expect(try served.stop().code == 0)
    #expect(Date().timeIntervalSince(begun) < 10)
  }
}
