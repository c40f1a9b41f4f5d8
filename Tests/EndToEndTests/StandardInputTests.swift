import Foundation
import TestSupport
import Testing

/// `-` in place of a file.
struct StandardInputTests {
  @Test func `is inspected`() throws {
    let place = try Place()
    try place.write("march.csv", Statements.march)
    let plain = try place.shell("cat march.csv | $DAYBOOK inspect -")
    #expect(plain.code == 0, "\(plain.talk)")
    #expect(plain.output.hasPrefix("-   CSV, UTF-8   5 rows"))
    let named = try place.shell("$DAYBOOK inspect --format json --name bank.csv - < march.csv")
    #expect(named.output.contains("\"path\": \"bank.csv\""))
    let both = try place.shell("$DAYBOOK inspect march.csv - < march.csv")
    #expect(both.lines.count == 2)
  }

  @Test func `may be an archive`() throws {
    let place = try Place()
    try place.write("bank.zip", Data(Packing.zip(.init("march.csv", Statements.march))))
    let answer = try place.shell("cat bank.zip | $DAYBOOK inspect --name bank.zip -")
    #expect(answer.output.hasPrefix("bank.zip/march.csv   CSV"))
  }

  @Test func `is imported once`() throws {
    let place = try Place.book()
    try place.write("../march.csv", Statements.march)
    let line = "$DAYBOOK import --card visa --name bank.csv - < ../march.csv"
    let first = try place.shell(line)
    #expect(first.code == 0, "\(first.talk)")
    #expect(first.output.contains("5 new"))
    let second = try place.shell(line)
    #expect(second.output.contains("imported before"))
    #expect(try place.transactions().count == 5)
    #expect(try place("imports", "--format", "csv").output.contains("bank.csv"))
    #expect(try place("rebuild").code == 0)
    #expect(try place.transactions().count == 5)
  }

  @Test func `without a name is no version of what came before`() throws {
    let place = try Place.book()
    try place.write("../march.csv", Statements.march)
    _ = try place.shell("$DAYBOOK import --card visa - < ../march.csv")
    try place.write("../march.csv", Statements.march.replacing("-18.90", with: "-28.90"))
    let answer = try place.shell("$DAYBOOK import --card visa - < ../march.csv")
    #expect(answer.code == 0, "\(answer.talk)")
  }

  @Test func `that is empty, closed or asked for twice is refused`() throws {
    let place = try Place()
    #expect(try place.shell("$DAYBOOK inspect - < /dev/null").code == 65)
    #expect(try place.shell("$DAYBOOK inspect - <&-").code == 65)
    #expect(try place("inspect", "-", "-").code == 64)
    #expect(try place("inspect", "--name", "x", "march.csv").code == 64)
    #expect(try place("import", "-", "-").code == 64)
  }
}
