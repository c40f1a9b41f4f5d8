import Foundation
import TestSupport
import Testing

/// Statements in workbooks.
struct WorkbookTests {
  /// A bank's workbook: a sheet that says who it is, and one of transactions.
  private static let march = XLSXSample(
    .init("About", [["Bank of Somewhere"]]),
    .init(
      "March 2026",
      [
        ["Date", "Description", "Amount", "Currency"],
        [.day(46083), "BLUE BOTTLE COFFEE", -4.5, "USD"], [.day(46084), "WAGES", 200.0, "USD"],
        [.day(46098), "GREEN GROCER", -20.25, "USD"],
        [.day(46099), "CORNER SHOP", .raw("<c r=\"#\" t=\"e\"><v>#REF!</v></c>"), "USD"],
      ]))

  private static var bytes: Data { Data(march.bytes) }

  @Test func `are inspected sheet by sheet`() throws {
    let place = try Place()
    try place.write("march.xlsx", Self.bytes)
    let answer = try place("inspect", "--explain", "march.xlsx")
    #expect(answer.code == 1)
    #expect(
      answer.lines.first?
        .hasPrefix("march.xlsx   XLSX   3 rows   175.25 USD   2026-03-02 to 2026-03-17") == true)
    #expect(answer.output.contains("march.xlsx!'March 2026':R5: error:"), "\(answer.output)")
    #expect(answer.output.contains("sheet \"About\": passed over, because"))
  }

  @Test func `are imported, and each row is shown with its sheet`() throws {
    let place = try Place.book()
    try place.write("Statements/visa/march.xlsx", Self.bytes)
    let first = try place("run")
    #expect(first.output.contains("3 new transactions"), "\(first.output)\(first.talk)")
    #expect(first.talk.contains("Statements/visa/march.xlsx!'March 2026':R5"))
    let coffee = try #require(try place.transactions().last)
    let shown = try place("show", coffee.id)
    #expect(shown.output.contains("Statements/visa/march.xlsx!'March 2026':R2"), "\(shown.output)")
    #expect(
      shown.output.contains("| 2026-03-02 | BLUE BOTTLE COFFEE | -4.5 | USD"), "\(shown.output)")
    let again = try place("run")
    #expect(again.output.hasPrefix("Nothing new;"), "\(again.output)\(again.talk)")
  }

  @Test func `that an earlier program could not read are looked at again`() throws {
    let place = try Place.book()
    try place.write("Statements/visa/march.xls", Data([0xD0, 0xCF, 0x11, 0xE0]))
    #expect(try place("run").code == 1)
    #expect(try place("run").code == 0)
    let memory = try place.text(".daybook/inbox.json")
    let earlier = memory.replacing(/"catalog":"[0-9]+-/, with: "\"catalog\":\"0-")
    try #require(earlier != memory)
    try place.write(".daybook/inbox.json", earlier)
    #expect(try place("run").code == 1)
  }

  @Test func `are read in archives`() throws {
    let place = try Place()
    let name = Array("march.xlsx".utf8)
    try place.write(
      "bank.zip", Data(Packing.zip(Packing.Member(name, Self.march.bytes), .init("a.txt", "x"))))
    try place.write("march.xlsx.gz", Data(Packing.gzip(Self.march.bytes)))
    #expect(try place("inspect", "bank.zip").output.contains("bank.zip/march.xlsx   XLSX   3 rows"))
    #expect(
      try place("inspect", "march.xlsx.gz").output.contains(
        "march.xlsx.gz/march.xlsx   XLSX   3 rows"))
  }

  @Test func `that are protected or of another kind say how they can be read`() throws {
    let place = try Place()
    let container: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
    let stream = "EncryptedPackage".utf8.flatMap { [$0, UInt8(0)] }
    let binary = Packing.zip(
      Packing.Member("[Content_Types].xml", "x"), .init("xl/worksheets/sheet1.bin", "x"))
    for (name, bytes, words) in [
      ("old.xls", container, "old spreadsheet (XLS); save it as XLSX or CSV"),
      ("closed.xlsx", container + stream, "protected with a password; open it with its password"),
      ("book.xlsb", binary, "a kind that is not read (such as ODS)"),
    ] {
      try place.write(name, Data(bytes))
      let answer = try place("inspect", name)
      #expect(answer.code == 65)
      #expect((answer.output + answer.talk).contains(words), "\(answer.output + answer.talk)")
    }
  }
}
