import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Tables of which a look at the beginning does not show everything.
struct LongTableTests {
  private static func read(
    _ text: String, _ options: ReadingOptions = ReadingOptions(path: "test.csv")
  ) -> StatementFile {
    CSVFormat.read(Array(text.utf8), options: options)
  }

  private static let head = "Date,Description,Amount\n"

  private static func rows(_ count: Int, day: (Int) -> Int = { $0 % 28 + 1 }) -> String {
    (0..<count).map { number in
      let date = day(number)
      return "2024-01-\(date < 10 ? "0" : "")\(date),Grocer \(number),-\(number).50\n"
    }.joined()
  }

  @Test func `More rows than a look at the beginning shows are added up`() throws {
    let file = Self.read(Self.head + Self.rows(700))
    #expect(file.statements.map(\.rows.count) == [700])
  }

  @Test func `What only the last row decides is decided by it`() throws {
    var text = "Date,Description,Amount\n"
    for number in 0..<650 { text += "02/01/2024,Grocer,-\(number).50\n" }
    text += "31/01/2024,Grocer,-7.00\n"
    let file = Self.read(text)
    #expect(file.statements.first?.rows.last?.keyDate == (try day("2024-01-31")))
    #expect(file.statements.first?.rows.first?.keyDate == (try day("2024-01-02")))
  }

  @Test func `Another table's header far below is found`() throws {
    let text =
      Self.head + Self.rows(600)
      + "Date,Merchant,Amount,Currency\n2024-02-01,Bookshop,-5.00,EUR\n"
    let file = Self.read(text)
    #expect(file.statements.map(\.rows.count) == [600, 1])
  }

  @Test(arguments: [
    ("UTF-8 with mark", [0xEF, 0xBB, 0xBF] + Array("Date,Description,Amount\n".utf8)),
    ("windows-1252", Array("Date,Description,Amount\n".utf8) + [0x43, 0xE9]),
  ])
  func `Texts that are no plain UTF-8 are decoded`(name: String, head: [UInt8]) {
    let bytes = head + Array((name == "windows-1252" ? "\n" : "").utf8) + Array(Self.rows(40).utf8)
    let options = ReadingOptions(path: "test.csv")
    #expect(CSVFormat.read(bytes, options: options).statements.map(\.rows.count) == [40])
  }

  @Test(arguments: [true, false])
  func `UTF-16 is decoded`(isLittleEndian: Bool) {
    let text = Self.head + "2024-01-02,Caf\u{E9} \u{1F600},-5.00\n" + Self.rows(40)
    var bytes: [UInt8] = isLittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF]
    for unit in text.utf16 {
      let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      bytes += isLittleEndian ? pair.reversed() : pair
    }
    let file = CSVFormat.read(bytes, options: ReadingOptions(path: "test.csv"))
    #expect(file.statements.first?.rows.first?.description == "Caf\u{E9} \u{1F600}")
  }

  @Test func `Bytes that are no UTF-8 far below the beginning change the encoding`() throws {
    let bytes = Array((Self.head + Self.rows(60)).utf8) + [0x32, 0x30]
    let last = Array("24-01-09,Caf".utf8) + [0xE9] + Array(",-1.00\n".utf8)
    let file = CSVFormat.read(bytes + last, options: ReadingOptions(path: "test.csv"))
    #expect(file.encoding == "windows-1252")
    #expect(file.statements.first?.rows.last?.description == "Caf\u{E9}")
  }

  @Test func `A profile that the header chooses binds from the beginning`() throws {
    var profile = StatementProfile(name: "shop")
    profile.headerContains = ["Description"]
    profile.outflow = .positive
    var options = ReadingOptions(path: "test.csv")
    options.profiles = [profile]
    let file = Self.read(Self.head + Self.rows(40), options)
    #expect(file.profileName == "shop")
    #expect(file.statements.first?.rows.last?.amount == (try decimal("39.5")))
  }

  @Test func `A quote that nothing closes is named, and its rows are read`() throws {
    let text = Self.head + Self.rows(3) + "2024-01-09,\"Grocer,-1.00\n" + Self.rows(40)
    let file = Self.read(text)
    #expect(file.warnings.map(\.fact.code).contains("unclosed-quote"))
    #expect(file.warnings.first { $0.fact.code == "unclosed-quote" }?.location?.line == 5)
    #expect(file.statements.map(\.rows.count) == [44])
  }

  @Test(arguments: ["a", "\""])
  func `A line without end is refused by its limit`(filler: String) throws {
    let text = Self.head + Self.rows(30) + String(repeating: filler, count: 8 << 20)
    let file = Self.read(text)
    guard case .unreadable(let reason) = file.outcome else {
      Issue.record("\(file.outcome)")
      return
    }
    #expect(reason.location?.line == 32)
    #expect(reason.fact.code == "field-too-long")
  }
}
