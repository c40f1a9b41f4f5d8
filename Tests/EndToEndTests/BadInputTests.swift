import Foundation
import Testing

/// What lies in an inbox and is no good statement.
struct BadInputTests {
  struct Bad: CustomTestStringConvertible {
    var name: String
    var file: String
    var bytes: Data
    /// The exit code of `run`.
    var code: Int32

    init(_ name: String, _ file: String, _ text: String, code: Int32) {
      self.init(name, file, Data(text.utf8), code: code)
    }

    init(_ name: String, _ file: String, _ bytes: Data, code: Int32) {
      self.name = name
      self.file = file
      self.bytes = bytes
      self.code = code
    }

    var testDescription: String { name }
  }

  static let inbox: [Bad] = [
    Bad("empty", "x.csv", "", code: 1),
    Bad("blank", "x.csv", "\n \n", code: 1),
    Bad("a note", "notes.txt", "remember the milk\n", code: 0),
    Bad("a picture", "x.csv", Data([0x89, 0x50, 0x4E, 0x47, 0, 1, 2, 3, 0xFF, 0xFE]), code: 1),
    Bad("zeros", "x.ofx", Data(repeating: 0, count: 5000), code: 1),
    Bad("header alone", "x.csv", Statements.header, code: 0),
    Bad(
      "OFX cut in the middle", "x.ofx",
      "OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTM",
      code: 1),
    Bad("JSON cut in the middle", "x.json", "[{\"date\":\"2026-03-01\",\"amount\":-1.5", code: 1),
    Bad("nested JSON", "x.json", String(repeating: "[", count: 20_000), code: 1),
  ]

  @Test(arguments: inbox)
  func `is named, and the good file beside it is imported`(bad: Bad) throws {
    let place = try Place.book()
    try place.write("Statements/visa/march.csv", Statements.march)
    try place.write("Statements/visa/bad-\(bad.file)", bad.bytes)
    let ran = try place("run")
    // Whether a person is needed depends on whether the file wants to be a statement at all.
    #expect(ran.code == 0 || ran.code == 1, "\(ran.talk)")
    #expect(ran.code == bad.code, "\(ran.output)\(ran.talk)")
    #expect((ran.output + ran.talk).contains("bad-\(bad.file)"))
    #expect(try place.transactions().count == 5)
    #expect(try place("run").code == 0, "the next night is quiet about it")
  }

  @Test func `folders and pipes named like statements never block`() throws {
    let place = try Place.book()
    try place.write("Statements/visa/march.csv", Statements.march)
    _ = try place.shell("mkfifo Statements/visa/pipe.csv; mkdir Statements/visa/folder.csv")
    let ran = try place("run")
    #expect(ran.code < 2, "\(ran.talk)")
    #expect(try place.transactions().count == 5)
    let named = try place("import", "--card", "visa", "Statements/visa/pipe.csv")
    #expect(named.code != 0)
    #expect(named.talk.contains("pipe.csv"))
  }

  @Test func `a malformed row is rejected alone, with its place`() throws {
    let place = try Place.book()
    let text = Statements.march.replacing("-18.90", with: "\"12,3.4\"")
    try place.write("Statements/visa/march.csv", text)
    let ran = try place("run")
    #expect(ran.code == 1)
    #expect(ran.output.contains("1 rejected"))
    #expect(ran.talk.contains("Statements/visa/march.csv:5"))
    #expect(ran.talk.contains("12,3.4"))
    #expect(try place.transactions().count == 4)
    let again = try place("run")
    #expect(again.code == 0, "what is outstanding is no alarm every night")
  }

  @Test func `text that is no UTF-8 is read in the encoding it has`() throws {
    let place = try Place.book()
    var bytes = Data(Statements.header.utf8)
    bytes += Data("2026-03-02,CAF".utf8) + [0xC9] + Data(" DE PARIS,-4.50,USD\n".utf8)
    bytes += Data("2026-03-03,H".utf8) + [0xD4] + Data("TEL DU NORD,-80.00,USD\n".utf8)
    try place.write("Statements/visa/march.csv", bytes)
    let ran = try place("run")
    #expect(ran.code == 0, "\(ran.output)\(ran.talk)")
    #expect(
      try place.transactions().map(\.description).sorted() == ["CAFÉ DE PARIS", "HÔTEL DU NORD"])
  }

  @Test func `escape sequences in a statement never reach the terminal`() throws {
    let place = try Place.book()
    let text = Statements.header + "2026-03-02,\u{1B}[31mEVIL\u{1B}]0;x\u{7} SHOP,-4.50,USD\n"
    try place.write("Statements/visa/march.csv", text)
    let ran = try place("run")
    let listed = try place("list")
    let shown = try place("list", "--group-by", "merchant", "--format", "md")
    for answer in [ran, listed, shown] {
      #expect(!answer.output.contains("\u{1B}") && !answer.talk.contains("\u{1B}"))
    }
    #expect(listed.output.contains("EVIL"))
  }
}
