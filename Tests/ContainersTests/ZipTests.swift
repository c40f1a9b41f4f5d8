import TestSupport
import Testing

@testable import Containers

@Suite struct `ZIP archives` {
  typealias Member = Packing.Member

  @Test func `give their files one by one`() {
    let bytes = Packing.zip(
      Member("march.csv", "a"), Member("2026/", ""), Member("2026/april.csv", "b"))
    #expect(ContainerKind.of(bytes) == .zip)
    #expect(unpack(bytes) == ["march.csv = a", "2026/april.csv = b"])
  }

  @Test func `pass over what systems add`() {
    let bytes = Packing.zip(
      Member("__MACOSX/._march.csv", "x"), Member(".DS_Store", "x"), Member("a/Thumbs.db", "x"),
      Member("march.csv", "a"))
    #expect(unpack(bytes) == ["march.csv = a"])
  }

  @Test func `name what is no statement`() {
    let bytes = Packing.zip(
      Member("a.pdf", "%PDF-1.7"), Member(Array("b.png".utf8), [0x89, 0x50, 0x4E, 0x47, 1]),
      Member("inner.zip", "PK\u{3}\u{4}"), Member("inner.tar.gz", ""),
      Member("c.xlsx", "PK\u{3}\u{4}"),
      Member("d.rar", "Rar!\u{1A}"), Member("march.csv", "a"))
    #expect(
      unpack(bytes) == [
        "a.pdf: member-no-statement", "b.png: member-no-statement", "inner.zip: archive-inside",
        "inner.tar.gz = ", "c.xlsx: archive-spreadsheet", "d.rar: archive-inside", "march.csv = a",
      ])
  }

  @Test(arguments: ["[Content_Types].xml", "mimetype"])
  func `that are office documents say so`(name: String) {
    #expect(unpack(Packing.zip(Member(name, "x"), Member("a.csv", "a"))) == ["archive-spreadsheet"])
  }

  @Test func `that are letters are no statements, and spreadsheets are to be saved as CSV`() throws
  {
    let bytes = Packing.zip(Member("[Content_Types].xml", "x"))
    for (name, code) in [
      ("a.docx", "member-no-statement"), ("a.ODT", "member-no-statement"),
      ("a.xlsx", "archive-spreadsheet"), ("a", "archive-spreadsheet"),
      ("a.zip", "archive-spreadsheet"),
    ] {
      let failure = #expect(throws: ContainerFact.self) {
        try ContainerReader(bytes, .zip, named: name)
      }
      #expect(failure?.code == code, "\(name)")
    }
    #expect(
      unpack(Packing.zip(Member("a.docx", "PK\u{3}\u{4}"), Member("b.xlsx", "PK\u{3}\u{4}")))
        == ["a.docx: member-no-statement", "b.xlsx: archive-spreadsheet"])
  }

  private static let workbook = Packing.zip(
    Member("[Content_Types].xml", "<Types/>"), Member("xl\\Worksheets\\Sheet1.xml", "<x/>"))

  @Test func `that are workbooks are given whole, and part by part`() throws {
    #expect(OfficeFile.isWorkbook(Self.workbook))
    #expect(!OfficeFile.isWorkbook(Packing.zip(Member("[Content_Types].xml", "x"))))
    #expect(!OfficeFile.isWorkbook(Array("PK".utf8)))
    var parts: [String: String] = [:]
    try ContainerReader.read(["xl/worksheets/sheet1.xml", "none"], of: Self.workbook) {
      parts[$0] = String(decoding: $1, as: UTF8.self)
    }
    #expect(parts == ["xl/worksheets/sheet1.xml": "<x/>"])
    let reader = try ContainerReader(
      Packing.zip(Member(Array("a/book.XLSX".utf8), Self.workbook)), .zip, named: "bank.zip")
    let member = try #require(try reader.next())
    #expect(member.path == "a/book.XLSX")
    #expect(try member.content.get() == Self.workbook)
  }

  @Test func `that are workbooks have the limits of all archives`() {
    var limits = ContainerLimits()
    limits.unpackedBytes = 3
    #expect(throws: ContainerFact.tooLarge(limit: 3)) {
      try ContainerReader.read(
        ["xl/worksheets/sheet1.xml"], of: Self.workbook, limits: limits
      ) { _, _ in }
    }
    limits.members = 1
    #expect(throws: ContainerFact.tooManyMembers(limit: 1)) {
      try ContainerReader.memberNames(of: Self.workbook, limits: limits)
    }
  }

  struct Name: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var bytes: [UInt8]
    var flags = 0
    var path: String
  }

  static let names = [
    Name(testDescription: "UTF-8", bytes: Array("März.csv".utf8), flags: 0x800, path: "März.csv"),
    Name(testDescription: "UTF-8 that isn't told", bytes: Array("März.csv".utf8), path: "März.csv"),
    Name(testDescription: "Hebrew", bytes: Array("מרץ.csv".utf8), flags: 0x800, path: "מרץ.csv"),
    Name(testDescription: "IBM437", bytes: [0x4D, 0x84, 0x72, 0x7A], path: "März"),
    Name(testDescription: "climbing", bytes: Array("../../etc/x.csv".utf8), path: "etc/x.csv"),
    Name(testDescription: "absolute", bytes: Array("/x.csv".utf8), path: "x.csv"),
    Name(testDescription: "of Windows", bytes: Array("a\\x.csv".utf8), path: "a/x.csv"),
  ]

  @Test(arguments: names) func `have names of any kind`(name: Name) {
    let bytes = Packing.zip(Member(name.bytes, Array("a".utf8), flags: name.flags))
    #expect(unpack(bytes) == ["\(name.path) = a"])
  }

  @Test func `that are encrypted in part give the rest`() {
    let bytes = Packing.zip(
      Member("secret.csv", "0123456789abcdef", flags: 1), Member("march.csv", "a"))
    #expect(unpack(bytes) == ["secret.csv: archive-encrypted", "march.csv = a"])
  }

  @Test func `that are damaged in part give the rest`() {
    let bytes = Packing.zip(Member("bad.csv", "0123", checksum: 7), Member("march.csv", "a"))
    #expect(unpack(bytes) == ["bad.csv: archive-damaged", "march.csv = a"])
  }

  @Test func `that are cut off are refused as a whole`() {
    let bytes = Packing.zip(Member("march.csv", "a,b\n1,2\n"), Member("april.csv", "a,b\n3,4\n"))
    for length in 4..<(bytes.count - 1) {
      #expect(unpack(Array(bytes.prefix(length))) == ["archive-damaged"], "\(length)")
    }
  }

  @Test func `without files say so`() {
    #expect(unpack(Packing.zip()) == ["archive-empty"])
    #expect(unpack(Packing.zip(Member("a/", ""), Member(".DS_Store", "x"))) == ["archive-empty"])
  }

  @Test func `are bounded`() {
    let bytes = Packing.zip(Member("a.csv", "0123456789"), Member("b.csv", "0123456789"))
    var limits = ContainerLimits()
    limits.members = 1
    #expect(unpack(bytes, limits: limits) == ["archive-too-many-members"])
    limits = ContainerLimits()
    limits.unpackedBytes = 15
    #expect(unpack(bytes, limits: limits) == ["a.csv = 0123456789", "archive-too-large"])
    // What seems to grow too far is counted first, and unpacked again if it does not.
    limits = ContainerLimits()
    limits.freeBytes = 0
    limits.usualRatio = 0
    #expect(unpack(bytes, limits: limits) == unpack(bytes))
  }

  @Test func `of false bytes end in an answer`() {
    let bytes = Packing.zip(Member("march.csv", "a,b\n1,2\n"), Member("april.csv", "a,b\n3,4\n"))
    for index in 4..<bytes.count {
      for value in [UInt8(0), 0xFF, bytes[index] ^ 0x10] {
        var changed = bytes
        changed[index] = value
        let found = unpack(changed)
        // Whatever is told, content that is given is the content that was packed.
        let contents = found.compactMap {
          $0.split(separator: " = ", maxSplits: 1).dropFirst().first
        }
        #expect(contents.allSatisfy { $0 == "a,b\n1,2\n" || $0 == "a,b\n3,4\n" }, "\(index)")
      }
    }
  }
}
