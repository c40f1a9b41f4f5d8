import Testing

@testable import WebApp

/// At which ports a book is served.
struct PortChoiceTests {
  @Test func `a book has its own port, and goes on from it`() {
    let ports = PortChoice.ports(of: "/home/ada/book")
    #expect(ports == PortChoice.ports(of: "/home/ada/book"))
    #expect(ports.first != PortChoice.ports(of: "/home/ada/other").first)
    #expect(Set(ports).count == ports.count && ports.count == 100)
    for (one, next) in zip(ports, ports.dropFirst()) {
      #expect(next == one + 1 || (one == 29_999 && next == 20_000))
    }
  }

  @Test func `ports stay in their range`() {
    for number in 0..<500 {
      let ports = PortChoice.ports(of: "/book \(number)")
      #expect(ports.allSatisfy { PortChoice.range.contains(Int($0)) })
    }
  }
}
