import Foundation
import TestSupport
import Testing

/// Files in the inbox that are no statements: what should be one is said until it is mended or gone,
/// and what is none of Daybook's business is passed over.
struct OutstandingFileTests {
  struct File: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Below the card's folder.
    var name: String
    /// Makes it in the card's folder, by a line of shell or of bytes.
    var made: String?
    var bytes: Data

    init(_ description: String, _ name: String, _ text: String) {
      self.init(description, name, Data(text.utf8))
    }

    init(_ description: String, _ name: String, _ bytes: Data) {
      testDescription = description
      self.name = name
      self.bytes = bytes
    }

    init(_ description: String, _ name: String, by line: String) {
      self.init(description, name, "")
      made = line
    }

    func put(in place: Place) throws {
      guard let made else { return try place.write("Statements/visa/\(name)", bytes) }
      #expect(try place.shell("cd Statements/visa && \(made)").code == 0)
    }
  }

  private static let page =
    "<!DOCTYPE html>\n<html><head><title>Log in</title></head><body><form></form></body></html>\n"
  private static let picture = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 1])

  static let outstanding = [
    File("a page to log in", "may.csv", page),
    File("a page in capitals", "MAY.CSV", page.uppercased()),
    File("a page for OFX", "may.ofx", page),
    File("a page for a spreadsheet", "may.xls", page),
    File("a second download", "may.csv.1", page),
    File("a page without an ending", "may", page),
    File("a page in gzip", "may.csv.gz", Data(Packing.gzip(page))),
    File(
      "a page in a ZIP", "may.zip", Data(Packing.zip(Packing.Member("may.csv", page)))),
    File("an interface's error", "may.json", "{\"error\":\"invalid_token\",\"status\":401}"),
    File("an interface's error in XML", "may.xml", "<?xml version=\"1.0\"?><Error>no</Error>\n"),
    File("an error in words", "may.csv", "Your session has expired.\n"),
    File("another table", "may.csv", "Id,Name\n1,Ada\n2,Bob\n"),
    File("nothing", "may.csv", ""),
    File("nothing for a ZIP", "may.zip", ""),
    File("nothing without an ending", "may", ""),
    File("an empty ZIP", "may.zip", Data(Packing.zip())),
    File("a cut ZIP", "may.zip", Data([0x50, 0x4B, 3, 4, 20, 0])),
    File("an old spreadsheet", "may.xls", Data([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1])),
    File(
      "a spreadsheet", "may.xlsx", Data(Packing.zip(Packing.Member("[Content_Types].xml", "x")))),
    File("a picture for a statement", "may.csv", picture),
    File("a pipe", "may.csv", by: "mkfifo may.csv"),
    File("a folder", "may.csv", by: "mkdir may.csv"),
    File("a link to nowhere", "may.csv", by: "ln -s nowhere may.csv"),
    File("a link to itself", "may.csv", by: "ln -s may.csv may.csv"),
  ]

  private static func book() throws -> Place {
    let place = try Place.book()
    try place.write("Statements/visa/march.csv", Statements.march)
    return place
  }

  @Test(arguments: outstanding)
  func `is said once, stays outstanding, and leaves when it is mended or gone`(file: File) throws {
    let place = try Self.book()
    try file.put(in: place)
    let path = "Statements/visa/\(file.name)"
    let first = try place("run", "--quiet")
    #expect(first.code == 1, "\(first.talk)")
    #expect(first.talk.contains(path), "\(first.talk)")
    #expect(!first.talk.contains("daybook doctor"), "it was told just now")
    #expect(try place.transactions().count == 5, "the good file beside it is imported")
    let second = try place("run", "--quiet")
    #expect(second.code == 0 && second.talk == "" && second.output == "", "\(second.talk)")
    let loud = try place("run")
    #expect(loud.code == 0)
    #expect(loud.output.contains("1 earlier file still waits: \(path)"), "\(loud.output)")
    let examined = try place("doctor")
    #expect(examined.code == 1)
    #expect(examined.output.contains(path), "\(examined.output)")

    try place.remove(path)
    if file.name.contains("csv"), !file.name.hasSuffix(".gz") {
      try place.write(path, Statements.marchAndApril)
    }
    let mended = try place("run", "--quiet")
    #expect(mended.code == 0 && mended.talk == "", "\(mended.talk)")
    #expect(try !place("run").output.contains("wait"))
    #expect(try place("doctor").code == 0)
  }

  static let passedOver = [
    File("a picture", "receipt.png", picture),
    File("a PDF", "receipt.pdf", "%PDF-1.7\n"),
    File("a PDF without an ending", "receipt", "%PDF-1.7\n"),
    File("a note", "notes.txt", "remember the milk\n"),
    File("a note of nothing", "notes.txt", ""),
    File("a note without an ending", "README", "What lies here.\n"),
    File("a saved page", "help.html", page),
    File("bytes", "backup.dat", Data(repeating: 0, count: 500)),
    File(
      "a letter", "letter.docx", Data(Packing.zip(Packing.Member("[Content_Types].xml", "x")))),
    File("a PDF in a ZIP", "terms.zip", Data(Packing.zip(Packing.Member("terms.pdf", "%PDF-1")))),
  ]

  @Test(arguments: passedOver)
  func `is passed over with one line where no statement is meant`(file: File) throws {
    let place = try Self.book()
    try file.put(in: place)
    let first = try place("run")
    #expect(first.code == 0 && first.talk == "", "\(first.talk)")
    let lines = first.lines.filter { $0.contains("Statements/visa/\(file.name)") }
    #expect(lines.count == 1 && lines.allSatisfy { $0.contains("skipped: ") }, "\(first.output)")
    #expect(try place("run").lines == ["Nothing new."])
    #expect(try place("doctor").code == 0)
    let anew = try Self.book()
    try file.put(in: anew)
    let quiet = try anew("run", "--quiet")
    #expect(quiet.code == 0 && quiet.talk == "", "\(quiet.talk)")
  }

  @Test func `a statement is imported whatever its name`() throws {
    let place = try Place.book()
    for name in ["march.txt", "march", "march.dat"] {
      try place.write("Statements/\(name.replacing(".", with: "-"))/\(name)", Statements.march)
    }
    #expect(try place("run").code == 0)
    #expect(try place.transactions().count == 15)
  }

  @Test func `a statement without transactions is none that waits`() throws {
    let place = try Self.book()
    let header = "Buchungstag;Wertstellung;Verwendungszweck;Betrag;Währung\n"
    try place.write("Statements/visa/april.csv", Statements.header)
    try place.write("Statements/giro/april.csv", "Konto;123\n\n" + header)
    try place.write("Statements/giro/may.qif", "!Type:Bank\n")
    let ran = try place("run")
    #expect(ran.code == 0 && ran.talk == "", "\(ran.talk)")
    for name in ["visa/april.csv", "giro/april.csv", "giro/may.qif"] {
      #expect(ran.lines.count { $0.contains("Statements/\(name)") } == 1, "\(ran.output)")
    }
    #expect(try place("doctor").code == 0)
  }

  @Test func `a file that a person names should be a statement`() throws {
    let place = try Self.book()
    try place.write("notes.txt", "remember the milk\n")
    let answer = try place("import", "--card", "visa", "notes.txt")
    #expect(answer.code == 65)
    #expect(answer.talk.contains("notes.txt: error: not a statement"), "\(answer.talk)")
    let both = try place("import", "--card", "visa", "notes.txt", "Statements/visa/march.csv")
    #expect(both.code == 1)
    #expect(try place.transactions().count == 5)
  }

  @Test(.enabled(if: Powerless.canRun))
  func `a file that may not be read is imported when it may`() throws {
    let place = try Self.book()
    try place.write("Statements/visa/april.csv", Statements.marchAndApril)
    _ = try place.shell("chmod 0 Statements/visa/april.csv")
    let first = try place.powerless("run", "--quiet")
    #expect(first.code == 1)
    #expect(first.talk.contains("Statements/visa/april.csv: error: can't be read"))
    let second = try place.powerless("run", "--quiet")
    #expect(second.code == 0 && second.talk == "", "\(second.talk)")
    _ = try place.shell("chmod 600 Statements/visa/april.csv")
    #expect(try place.powerless("run", "--quiet").code == 0)
    #expect(try place.transactions().count == 7)
    #expect(try place("doctor").code == 0)
  }
}
