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

/// What help shows fits eighty columns, so that what is to be copied is whole.
@Suite struct HelpTests {
  private static func all(
    _ command: any ParsableCommand.Type, _ path: [String] = []
  ) -> [(path: [String], command: any ParsableCommand.Type)] {
    [(path, command)]
      + command.configuration.subcommands.flatMap {
        all($0, path + [$0.configuration.commandName ?? ""])
      }
  }

  @Test func `no example is broken in its middle`() {
    for (path, command) in Self.all(DaybookCommand.self) {
      let examples = command.configuration.discussion.split(separator: "EXAMPLES\n").dropFirst()
      for line in examples.flatMap({ $0.split(separator: "\n") }) {
        #expect(line.count <= 78, "\(path.joined(separator: " ")): \(line)")
      }
    }
  }

  @Test func `the line of usage has room on a terminal`() {
    for (path, command) in Self.all(DaybookCommand.self) {
      let help = HelpText.wrapped(DaybookCommand.helpMessage(for: command, columns: 80))
      for line in help.split(separator: "\n") {
        #expect(line.count <= 80, "\(path.joined(separator: " ")): \(line)")
      }
    }
  }

  @Test func `a word that no command has is an error with what was meant`() throws {
    func fact(_ line: String) -> UsageFact? {
      UnknownCommand.fact(about: line.split(separator: " ").map(String.init))
    }
    let meant = try #require(fact("lisst"))
    #expect(meant.summary == "there is no command \"lisst\" of daybook")
    #expect(meant.remedy?.hasPrefix("did you mean \"list\"?") == true)
    #expect(fact("help nope")?.summary == "there is no command \"nope\" of daybook")
    #expect(fact("help list nope")?.summary == "there is no command \"nope\" of daybook list")
    #expect(fact("rules chek")?.remedy?.hasPrefix("did you mean \"check\"?") == true)
    for line in [
      "help", "help list", "help rules check", "list nope", "list", "--help", "rules -h",
    ] {
      #expect(fact(line) == nil, "\(line)")
    }
  }

  @Test func `what the parser says stands as every other message`() {
    let unknown = UsageFact(
      message: "Unknown option '--group'. Did you mean '--from'?", arguments: ["list", "--group"],
      of: "daybook list", options: HelpText.options(of: ListCommand.self))
    #expect(unknown.summary == "unknown option \"--group\"")
    #expect(
      unknown.remedy == "did you mean \"--group-by\"?\n  `daybook help list` tells how it is used")
    let value = UsageFact(
      message:
        "The value 'jsn' is invalid for '--format <format>'. Please provide one of 'csv' or 'json'.",
      arguments: [], of: "daybook list", options: [])
    #expect(value.summary == "the value \"jsn\" is invalid for \"--format <format>\"")
    #expect(
      value.remedy?.hasPrefix("did you mean \"json\"? Otherwise use one of: csv, json") == true)
    let negative = UsageFact(
      message: "Missing expected argument '<amount>'", arguments: ["budgets", "set", "Food", "-5"],
      of: "daybook budgets set", options: [])
    #expect(negative.summary == "\"-5\" begins with \"-\", so it is taken for an option")
    let own = UsageFact(
      message: "--limit can't be negative.", arguments: ["log", "--limit", "-5"], of: "daybook log",
      options: [])
    #expect(own.summary == "--limit can't be negative")
  }
}
