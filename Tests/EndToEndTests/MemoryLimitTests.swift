import Testing

/// A process that may not have much memory, as in a small container.
struct MemoryLimitTests {
  @Test(arguments: ["--version", "run", "list --format csv", "report month 2026-03"])
  func `the program works where it may have little`(command: String) throws {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    _ = try place("run", "--quiet")
    // In kilobytes; the program asks for more at its start, and can do without.
    let answer = try place.shell("ulimit -d 200000 && exec \"$DAYBOOK\" \(command)")
    #expect(answer.code <= 1, "\(command): \(answer.talk)")
    #expect(!answer.output.isEmpty)
  }
}
