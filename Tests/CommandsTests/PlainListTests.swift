import ArgumentParser
import Testing

@testable import Commands

/// A list of everything is read without the parser only where its arguments are sure to ask for one.
@Suite struct PlainListTests {
  private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }

  @Test(arguments: [
    "list", "list --group-by merchant", "list --group-by=merchant --sort -amount",
    "list --format md --limit 3 --no-pager -q", "list --all --group-by tag --remember --verbose",
    "list --sort=-date --sort amount --format csv --format=ndjson", "list -q --quiet --limit +7",
    "list --book a=b", "list -b a=b --sort date -v", "list --book x --book=a=b",
  ])
  func `it is filled as by the parser`(_ line: String) throws {
    let plain = try #require(PlainList(words(line)))
    let parsed = try DaybookCommand.parseAsRoot(words(line))
    #expect("\(ListCommand(plain))" == "\(parsed)")
    #expect(plain.book == (line.contains("a=b") ? "a=b" : nil))
  }

  @Test func `every option has a value`() throws {
    let plain = try #require(PlainList(["list"]))
    #expect(!"\(ListCommand(plain))".contains("definition"))
  }

  @Test(arguments: [
    "", "report list", "list coffee", "list --month 2026-03", "list --sort", "list --help",
    "list -s x", "list -- --sort date", "list --uncategorized", "list --card=visa", "--sort date",
    "list --limit 0", "list --limit -3", "list --limit x", "list --sort name", "list --format pdf",
    "list --group-by --all", "list --group-by all", "list --remember", "list -q -v", "list -qv",
    "list --book= x", "list --book -q", "list -b=x", "list --no-pager=x", "list --version",
  ])
  func `what asks for less, or is wrong, is left to the parser`(_ line: String) {
    #expect(PlainList(words(line)) == nil)
  }
}
