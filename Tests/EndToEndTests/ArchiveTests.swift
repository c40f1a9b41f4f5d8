import Foundation
import TestSupport
import Testing

/// Statements in ZIP and gzip files.
struct ArchiveTests {
  private typealias Member = Packing.Member

  private struct Inspected: Decodable {
    var path: String
    var status: String
  }

  private static let april = Statements.header + "2026-04-01,BLUE BOTTLE COFFEE,-4.50,USD\n"

  /// Two statements, and what lies beside them in a download.
  private static let bank = Data(
    Packing.zip(
      Member("march.csv", Statements.march), Member("2026/april.csv", april),
      Member("__MACOSX/._march.csv", "x"), Member("terms.pdf", "%PDF-1.7")))

  private func inspected(_ answer: Program.Answer) throws -> [Inspected] {
    let bytes = Data(answer.output.utf8)
    if let one = try? JSONDecoder().decode(Inspected.self, from: bytes) { return [one] }
    return try JSONDecoder().decode([Inspected].self, from: bytes)
  }

  @Test func `are inspected member by member`() throws {
    let place = try Place()
    try place.write("bank.zip", Self.bank)
    let answer = try place("inspect", "bank.zip")
    #expect(answer.code == 0, "\(answer.output)")
    #expect(answer.lines.count == 3)
    #expect(answer.lines[0].hasPrefix("bank.zip/march.csv   CSV, UTF-8   5 rows"))
    #expect(answer.lines[1].hasPrefix("bank.zip/2026/april.csv   CSV, UTF-8   1 row"))
    #expect(answer.lines[2].hasPrefix("bank.zip/terms.pdf   not a statement"))
    let json = try inspected(place("inspect", "--format", "json", "bank.zip"))
    #expect(
      json.map(\.path) == ["bank.zip/march.csv", "bank.zip/2026/april.csv", "bank.zip/terms.pdf"])
    #expect(json.map(\.status) == ["read", "read", "no-statement"])
  }

  @Test func `of one member give one object`() throws {
    let place = try Place()
    try place.write("march.csv.gz", Data(Packing.gzip(Statements.march)))
    let answer = try place("inspect", "--format", "json", "march.csv.gz")
    #expect(answer.code == 0)
    #expect(answer.output.hasPrefix("{"))
    #expect(try inspected(answer).map(\.path) == ["march.csv.gz/march.csv"])
  }

  @Test func `that can't be unpacked say why`() throws {
    let place = try Place()
    let cases: [(name: String, bytes: [UInt8], words: String)] = [
      ("cut.zip", Array(Self.bank.prefix(100)), "damaged or cut off"),
      ("cut.csv.gz", Array(Packing.gzip(Statements.march).prefix(60)), "damaged or cut off"),
      (
        "secret.zip", Packing.zip(Member("march.csv", Statements.march, flags: 1)),
        "secret.zip/march.csv: error: the file is encrypted"
      ),
      ("book.xlsx", Packing.zip(Member("[Content_Types].xml", "<x/>")), "save it as XLSX or CSV"),
      ("empty.zip", Packing.zip(), "holds no file"),
      (
        "nested.zip", Packing.zip(Member("inner.zip", "PK\u{3}\u{4}")),
        "nested.zip/inner.zip: error: an archive (ZIP) within the archive"
      ),
    ]
    for (name, bytes, words) in cases {
      try place.write(name, Data(bytes))
      let answer = try place("inspect", name)
      #expect(answer.code == 65, "\(name)")
      // One without files is no statement, which is an answer.
      let told = name == "empty.zip" ? answer.output : answer.talk
      #expect(told.contains(words), "\(name): \(told)")
    }
  }

  @Test func `in the inbox are imported once`() throws {
    let place = try Place.book()
    try place.write("Statements/visa/bank.zip", Self.bank)
    let first = try place("run")
    #expect(first.code == 0, "\(first.talk)")
    #expect(first.output.contains("Statements/visa/bank.zip/2026/april.csv"))
    #expect(first.output.contains("6 new transactions"))
    #expect(first.output.contains("skipped: not a statement: the file is a PDF document"))
    #expect(try place.transactions().map(\.card) == Array(repeating: "visa", count: 6))
    let imports = try place("imports", "--format", "csv")
    #expect(imports.output.contains("Statements/visa/bank.zip/march.csv"))
    #expect(try place.files(in: "Archive").count == 2)

    let again = try place("run")
    #expect(again.output.hasPrefix("Nothing new."))
    #expect(again.lines.count == 1)
    // Another time of change, the same content.
    try place.write("Statements/visa/bank.zip", Self.bank)
    #expect(try place("run").output.contains("Nothing new."))
    // A member known from elsewhere counts nothing twice.
    try place.write("Statements/visa/march.csv", Statements.march)
    _ = try place("run")
    #expect(try place.transactions().count == 6)
  }

  @Test func `that grow bring what is new`() throws {
    let place = try Place.book()
    let march = Member("march.csv", Statements.march)
    try place.write("Statements/visa/bank.zip", Data(Packing.zip(march)))
    _ = try place("run")
    try place.write(
      "Statements/visa/bank.zip", Data(Packing.zip(march, Member("april.csv", Self.april))))
    let answer = try place("run")
    #expect(answer.output.contains("1 new transaction."), "\(answer.output)")
    #expect(!answer.output.contains("bank.zip/march.csv"))
  }

  @Test func `are of the card whose glob fits`() throws {
    let place = try Place.book()
    try place.write(
      "daybook.yaml",
      "cards: { visa: { statements: [march*.csv] }, amex: { statements: [\"amex*.gz\"] } }\n")
    try place.write(
      "Statements/bank.zip", Data(Packing.zip(Member("x/march.csv", Statements.march))))
    try place.write("Statements/amex-04.csv.gz", Data(Packing.gzip(Self.april)))
    let answer = try place("run")
    #expect(answer.code == 0, "\(answer.talk)")
    #expect(Set(try place.transactions().map(\.card)) == ["visa", "amex"])
  }

  @Test func `that wait are an alarm once`() throws {
    let place = try Place.book()
    try place.write(
      "Statements/bank.zip", Data(Packing.zip(Member("visa/march.csv", Statements.march))))
    let first = try place("run")
    #expect(first.code == 1)
    #expect(first.talk.contains("Statements/bank.zip/visa/march.csv"))
    let second = try place("run")
    #expect(second.code == 0, "\(second.talk)")
    #expect(second.output.contains("still waits: Statements/bank.zip"))
  }

  @Test func `damaged in part bring the rest`() throws {
    let place = try Place.book()
    try place.write(
      "Statements/visa/bank.zip",
      Data(
        Packing.zip(
          Member("bad.csv", Self.april, checksum: 7), Member("march.csv", Statements.march))))
    let answer = try place("run")
    #expect(answer.code == 1)
    #expect(answer.talk.contains("bank.zip/bad.csv"))
    #expect(try place.transactions().count == 5)
  }

  @Test func `heal the book's own archive`() throws {
    let place = try Place.book()
    try place.write("Statements/visa/bank.zip", Self.bank)
    _ = try place("run")
    let archived = try place.files(in: "Archive")
    try place.remove("Archive")
    let answer = try place("rebuild")
    #expect(answer.code == 0, "\(answer.talk)")
    #expect(try place.files(in: "Archive") == archived)
    #expect(try place.transactions().count == 6)
  }

  @Test func `can be imported by name`() throws {
    let place = try Place.book()
    try place.write("../bank.zip", Self.bank)
    let dry = try place("import", "--dry-run", "--card", "visa", "../bank.zip")
    #expect(dry.output.contains("../bank.zip/march.csv"))
    #expect(try place.transactions().isEmpty)
    let answer = try place("import", "--card", "visa", "../bank.zip")
    #expect(answer.code == 0, "\(answer.talk)")
    #expect(try place.transactions().count == 6)
    let again = try place("import", "--card", "visa", "../bank.zip")
    #expect(again.output.contains("imported before"))
    #expect(try place.transactions().count == 6)
  }
}
