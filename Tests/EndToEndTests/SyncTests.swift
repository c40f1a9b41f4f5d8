import Foundation
import Testing

/// A book in a folder that something else carries between machines.
struct SyncTests {
  private func statement(_ day: Int, _ text: String) -> String {
    """
    Date,Description,Amount,Balance
    2026-03-\(day),\(text),-4.50,95.50
    2026-03-\(day + 1),RENT,-90.00,5.50

    """
  }

  @Test func `a file that comes after its journal counts as soon as it is there`() throws {
    let place = try Place.book()
    try place.write("Statements/visa/a.csv", statement(14, "COFFEE"))
    #expect(try place("run").code == 0)
    let whole = try place("list", "--format", "csv").output
    // Another machine got the journal first.
    try place.remove(".daybook")
    try place.clear("Statements")
    try FileManager.default.moveItem(
      at: place.root.appending(path: "Archive"), to: place.root.appending(path: "Later"))
    for _ in 0..<2 {
      let awaiting = try place("run")
      #expect(awaiting.code == 1)
      #expect(awaiting.talk.contains("Statements/visa/a.csv"))
    }
    try FileManager.default.moveItem(
      at: place.root.appending(path: "Later"), to: place.root.appending(path: "Archive"))
    #expect(try place("run").code == 0)
    #expect(try place("list", "--format", "csv").output == whole)
  }

  @Test func `a file that the archive lost is taken from where it still lies, or told of`() throws {
    let place = try Place.book()
    try place.write("Statements/visa/a.csv", statement(14, "COFFEE"))
    #expect(try place("run").code == 0)
    let whole = try place("list", "--format", "csv").output
    let archived = try place.files(in: "Archive")
    try place.remove("Archive")
    #expect(try place("rebuild").code == 0)
    #expect(try place("list", "--format", "csv").output == whole)
    #expect(try place.files(in: "Archive") == archived)
    // Altered, and gone from the inbox too: nothing is left to make it of.
    let path = try #require(archived.keys.first)
    try place.write("Archive/\(path)", "something else")
    try place.remove("Statements")
    let lost = try place("rebuild")
    #expect(lost.code == 1)
    #expect(lost.talk.contains("Statements/visa/a.csv"))
  }

  @Test func `two devices that exchange their files come to the same`() throws {
    let one = try Place.book()
    let two = try Place.book()
    try one.write("Statements/visa/a.csv", statement(14, "COFFEE"))
    try two.write("Statements/visa/b.csv", statement(15, "BOOKS"))
    #expect(try one("run", environment: ["DAYBOOK_DEVICE": "one"]).code == 0)
    #expect(try two("run", environment: ["DAYBOOK_DEVICE": "two"]).code == 0)
    let id = try #require(try one.transactions().first { $0.description == "COFFEE" }?.id)
    #expect(
      try one("edit", id, "--note", "with Ada", environment: ["DAYBOOK_DEVICE": "one"]).code == 0)
    for (from, to) in [(one, two), (two, one)] {
      for folder in ["Journal", "Archive"] {
        for (path, bytes) in try from.files(in: folder) {
          try to.write("\(folder)/\(path)", bytes)
        }
      }
    }
    let lists = try [one, two].map { try $0("list", "--format", "csv").output }
    #expect(lists[0] == lists[1])
    #expect(lists[0].contains("with Ada"))
    #expect(lists[0].split(whereSeparator: \.isNewline).count == 5)
  }
}

/// What was imported by a profile reads the same for good.
struct ProfileTests {
  @Test func `a profile found by its header is kept with the import`() throws {
    let place = try Place.book()
    try place.write(
      "Statements/visa/u.csv", "Date;Text;Betrag\n03.04.2026;SHOP;14.000\n05.06.2026;OTHER;13.000\n"
    )
    let asked = try place("run")
    #expect(asked.code == 1)
    #expect(asked.talk.contains("decimal: point   # or decimal: comma"))
    let settings = try place.text("daybook.yaml")
    try place.write(
      "daybook.yaml",
      settings + """

        profiles:
          visa:
            header: [Date, Text, Betrag]
            decimal: comma
            outflow: positive
        """)
    #expect(try place("run").code == 0)
    let list = try place("list", "--format", "csv").output
    #expect(list.contains("-14000.00"))
    try place.remove(".daybook")
    #expect(try place("run").code == 0)
    #expect(try place("list", "--format", "csv").output == list)
    // A later change of the profile is for new imports.
    try place.write("daybook.yaml", settings)
    #expect(try place("run").code == 0)
    try place.remove(".daybook")
    #expect(try place("list", "--format", "csv").output == list)
  }
}
