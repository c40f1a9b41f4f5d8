import Testing

@testable import Commands

/// A list is begun before its arguments are read only where they are sure to ask for everything.
@Suite struct ListAheadTests {
  @Test(arguments: [
    "list", "list --group-by merchant", "list --group-by=merchant --sort -amount",
    "list --format md --limit 3 --no-pager -q", "list --all --remember --verbose",
  ])
  func `a list of everything is told by its arguments`(_ line: String) {
    let asked = ListAhead.Asked(line.split(separator: " ").map(String.init))
    #expect(asked != nil && asked?.book == nil)
  }

  @Test(arguments: [
    "", "report list", "list coffee", "list --month 2026-03", "list --sort", "list --help",
    "list -s x", "list -- --sort date", "list --uncategorized", "list --card=visa", "--sort date",
  ])
  func `what may ask for less is not`(_ line: String) {
    #expect(ListAhead.Asked(line.split(separator: " ").map(String.init)) == nil)
  }

  @Test(arguments: ["list --book a=b", "list -b a=b --sort date", "list --book x --book=a=b"])
  func `the book is the one that is named`(_ line: String) {
    #expect(ListAhead.Asked(line.split(separator: " ").map(String.init))?.book == "a=b")
  }
}
