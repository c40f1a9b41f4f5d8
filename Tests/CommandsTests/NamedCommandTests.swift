import ArgumentParser
import Testing

@testable import Commands

/// A command that is read by itself is the one that the whole program would have found.
@Suite struct NamedCommandTests {
  private func words(_ line: String) -> ArraySlice<String> {
    line.split(separator: " ").map(String.init)[...]
  }

  @Test func `the first words name it`() throws {
    let list = try #require(NamedCommand.find(words("list coffee --month 2026-03")))
    #expect(list.command == ListCommand.self && list.rest == ["coffee", "--month", "2026-03"])
    let check = try #require(NamedCommand.find(words("rules check -q")))
    #expect(check.command == RulesCheckCommand.self && check.rest == ["-q"])
    for line in ["", "--help", "help list", "rules", "rules --help", "nope", "-q list"] {
      #expect(NamedCommand.find(words(line)) == nil)
    }
  }

  @Test(arguments: [
    "list coffee --group-by merchant --sort amount -q", "list --format=md -b x", "rules check",
    "report month 2026-03",
  ])
  func `it is filled as by the whole program`(_ line: String) throws {
    let own = try NamedCommand.parsed(from: words(line))
    let whole = try DaybookCommand.parseAsRoot(Array(words(line)))
    #expect("\(own)" == "\(whole)")
  }

  @Test(arguments: [
    "list --nonsense", "list --help", "rules check -h", "list --limit 0", "rules nope", "--version",
  ])
  func `what is wrong is told by the whole program`(_ line: String) throws {
    func message(_ parse: () throws -> any ParsableCommand) -> String? {
      do {
        var parsed = try parse()
        // Help is a command of its own.
        try parsed.run()
        return nil
      } catch {
        return DaybookCommand.fullMessage(for: error)
      }
    }
    let own = message { try NamedCommand.parsed(from: words(line)) }
    #expect(own != nil && own == message { try DaybookCommand.parseAsRoot(Array(words(line))) })
  }
}
