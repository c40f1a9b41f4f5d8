import StatementModel
import Testing

@testable import StatementFormats

/// Encodings that a profile says, or some of the lines show, against those of the bytes.
struct EncodingCheckTests {
  private static func file(_ bytes: [UInt8], saying encoding: String? = nil) -> StatementFile {
    var options = ReadingOptions(path: "test.csv")
    if let encoding {
      var profile = StatementProfile(name: "test")
      profile.encoding = encoding
      options.profile = profile
    }
    let file = CSVFormat.read(bytes, options: options)
    return file
  }

  private static func table(_ names: [[UInt8]]) -> [UInt8] {
    var bytes = Array("Date,Description,Amount\n".utf8)
    for (number, name) in names.enumerated() {
      bytes += Array("2024-01-1\(number),PURCHASE ".utf8) + name + Array(",-5.00\n".utf8)
    }
    return bytes
  }

  private static let utf8 = Array("Käse".utf8)
  private static let latin: [UInt8] = [0x4B, 0xE4, 0x73, 0x65]

  @Test(arguments: [
    ("utf-16le", utf8, true), ("windows-1252", utf8, true), ("utf-8", utf8, false),
    ("windows-1252", Array("Kaese".utf8), false), ("utf-16", Array("Kaese".utf8), true),
    ("windows-1252", latin, false), ("ISO-8859-1", latin, false),
  ])
  func `An encoding that the bytes contradict is warned of`(
    _ said: String, _ name: [UInt8], _ isWrong: Bool
  ) {
    let file = Self.file(Self.table([name, name]), saying: said)
    #expect(file.warnings.map(\.fact.code) == (isWrong ? ["other-encoding"] : []))
    #expect(file.statements.first?.rows.count == 2)
  }

  @Test func `What is no UTF-8, though said to be, is not guessed`() {
    let file = Self.file(Self.table([Self.latin, Self.latin]), saying: "utf-8")
    guard case .unreadable(let reason) = file.outcome else {
      Issue.record("read")
      return
    }
    #expect(reason.fact.code == "other-encoding")
    #expect(reason.fact.summary.contains("windows-1252"))
  }

  @Test(arguments: [
    ("first", [utf8, latin, latin], 2), ("last", [latin, latin, utf8], 4),
    ("none", [latin, latin, latin], nil), ("all", [utf8, utf8, utf8], nil),
    ("without letters", [latin, Array("Kaese".utf8), latin], nil),
    (
      "one of many in UTF-8",
      [utf8, utf8, utf8, utf8, latin, utf8, utf8, utf8, utf8], 6
    ),
  ])
  func `A line in another encoding than the file is named`(
    _ name: String, _ names: [[UInt8]], _ line: Int?
  ) {
    let file = Self.file(Self.table(names))
    #expect(file.warnings.map(\.fact.code) == (line == nil ? [] : ["mixed-encodings"]))
    #expect(file.warnings.first?.location?.line == line)
  }

  @Test(arguments: [[0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xEF, 0xBB, 0xBF, 0x0A], [0x20]])
  func `A file of nothing but a mark is empty`(_ bytes: [UInt8]) {
    let file = StatementReader.read(bytes, options: ReadingOptions(path: "x"))
    guard case .noStatement(let reason) = file.outcome else {
      Issue.record("\(file.outcome)")
      return
    }
    #expect(reason.fact.code == "empty-file")
  }
}
