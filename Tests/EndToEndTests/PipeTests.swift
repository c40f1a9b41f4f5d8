import Foundation
import TestSupport
import Testing

/// What becomes of lines that are piped in, one way or another.
struct PipeTests {
  struct Line: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var code: String
    var exit: Int32
    var options = ""

    init(_ name: String, _ text: String, _ code: String, exit: Int32 = 65, options: String = "") {
      testDescription = name
      self.text = text
      self.code = code
      self.exit = exit
      self.options = options
    }
  }

  static let lines = [
    Line("text", "no object", "line-not-an-object"),
    Line("an array", "[1]", "line-not-an-object"),
    Line("an object cut short", "{\"owner\":\"a\",\"path\":\"march.csv\"", "line-not-an-object"),
    Line(
      "objects within objects", String(repeating: "{\"owner\":", count: 5000), "line-not-an-object"),
    Line("no owner", "{\"path\":\"march.csv\"}", "line-lacks-member"),
    Line("an owner that is no text", "{\"owner\":7,\"path\":\"march.csv\"}", "line-member-no-text"),
    Line("an empty owner", "{\"owner\":\"\",\"path\":\"march.csv\"}", "line-lacks-member"),
    Line("no file", "{\"owner\":\"a\",\"name\":\"march.csv\"}", "line-lacks-member"),
    Line("no name", "{\"owner\":\"a\",\"content\":\"YQ==\"}", "line-lacks-member"),
    Line(
      "a member that is none", "{\"owner\":\"a\",\"crad\":\"visa\",\"path\":\"march.csv\"}",
      "line-unknown-member"),
    Line(
      "a card with a slash", "{\"owner\":\"a\",\"card\":\"../visa\",\"path\":\"march.csv\"}",
      "line-bad-card"),
    Line(
      "path and content",
      "{\"owner\":\"a\",\"path\":\"march.csv\",\"content\":\"YQ==\"}", "line-path-and-content"),
    Line(
      "bad base64", "{\"owner\":\"a\",\"name\":\"x.csv\",\"content\":\"YQ\"}", "line-not-base64"),
    Line(
      "a line too long", "{\"owner\":\"a\",\"name\":\"\(String(repeating: "x", count: 70_000))\"}",
      "line-too-long", options: "--max-line-size 64K"),
    Line("a file that is not there", "{\"owner\":\"a\",\"path\":\"gone.csv\"}", "no-such-file"),
    Line("a folder", "{\"owner\":\"a\",\"path\":\".\",\"name\":\"x.csv\"}", "not-a-file"),
    Line("a device", "{\"owner\":\"a\",\"path\":\"/dev/zero\"}", "not-a-file"),
    Line(
      "a file too large", "{\"owner\":\"a\",\"card\":\"visa\",\"path\":\"march.csv\"}",
      "file-too-large", options: "--max-file-size 64"),
    Line(
      "a card to be asked", "{\"owner\":\"a\",\"path\":\"march.csv\"}", "card-unknown", exit: 1),
    Line(
      "no statement", "{\"owner\":\"a\",\"name\":\"x.txt\",\"content\":\"YQ==\"}",
      "no-table", exit: 0),
  ]

  @Test(arguments: lines)
  func `a line of no use is told of, and the next owner's is read`(line: Line) throws {
    let place = try Place()
    try place.write("march.csv", Statements.march)
    try place.write("in.ndjson", line.text + "\n")
    let alone = try place.shell("exec \"$DAYBOOK\" pipe \(line.options) < in.ndjson")
    #expect(alone.code == line.exit, "\(alone.output)\(alone.talk)")
    let record = try JSONInstance(alone.output)
    #expect(record["code"]?.text == line.code, "\(alone.output)")
    #expect(record["severity"]?.text == (line.exit == 0 ? "note" : "error"))

    let next = "{\"owner\":\"z\",\"card\":\"visa\",\"path\":\"march.csv\"}\n"
    try place.write("in.ndjson", "\(line.text)\n\n\(next)")
    guard !line.options.contains("file-size") else { return }
    let answer = try place.shell("exec \"$DAYBOOK\" pipe \(line.options) < in.ndjson")
    #expect(answer.code == min(line.exit, 1), "\(answer.talk)")
    #expect(answer.lines.first.map(String.init) == alone.lines.first.map(String.init))
    #expect(answer.lines.count == 6)
  }

  @Test func `faults tell the number of their line`() throws {
    let place = try Place()
    try place.write("march.csv", Statements.march)
    let good = "{\"owner\":\"a\",\"card\":\"visa\",\"path\":\"march.csv\"}"
    try place.write("in.ndjson", "\(good)\r\n\nbroken\n{\"owner\":\"b\"}\n\(good)")
    let answer = try place.shell("exec \"$DAYBOOK\" pipe < in.ndjson")
    #expect(answer.code == 1)
    let faults = try answer.lines.map { try JSONInstance(String($0)) }
      .filter { $0["record"]?.text == "unreadable" }
    let told = faults.map { fault in
      guard case .integer(let number)? = fault["input_line"] else { return "?" }
      return "\(number) \(fault["code"]?.text ?? "")"
    }
    #expect(told == ["3 line-not-an-object", "4 line-lacks-member", "5 owner-again"])
    #expect(faults.last?["owner"]?.text == "a")
    #expect(answer.lines.count { $0.contains("\"record\":\"transaction\"") } == 5)
  }

  @Test func `lines longer than what is read at once, and archives, are whole`() throws {
    let place = try Place()
    var text = Statements.header
    for day in 0..<9000 { text += "2026-03-0\(day % 9 + 1),SHOP \(day),-\(day + 1).00,USD\n" }
    try place.write("long.csv", text)
    #expect(try place.shell("gzip -k long.csv").code == 0)
    let data = Data(text.utf8).base64EncodedString()
    let packed = try Data(contentsOf: place.root.appending(path: "long.csv.gz"))
    let owners = [
      "\"owner\":\"a\",\"name\":\"long.csv\",\"content\":\"\(data)\"",
      "\"owner\":\"b\",\"name\":\"long.csv.gz\",\"content\":\"\(packed.base64EncodedString())\"",
      "\"owner\":\"c\",\"path\":\"long.csv\"", "\"owner\":\"d\",\"path\":\"long.csv.gz\"",
    ]
    try place.write(
      "in.ndjson", owners.map { "{\($0),\"card\":\"visa\"}" }.joined(separator: "\n"))
    let answer = try place.shell("exec \"$DAYBOOK\" pipe < in.ndjson")
    #expect(answer.code == 0, "\(answer.output.prefix(300))")
    #expect(answer.lines.count == 36_000)
  }

  @Test func `no more is in memory than one owner's statements`() throws {
    let place = try Place()
    var text = Statements.header
    for day in 0..<9000 { text += "2026-03-0\(day % 9 + 1),SHOP \(day),-\(day + 1).00,USD\n" }
    try place.write("long.csv", text)
    let line = "{\\\"owner\\\":\\\"$n\\\",\\\"card\\\":\\\"visa\\\",\\\"path\\\":\\\"long.csv\\\"}"
    func pipe(_ owners: Int) throws -> Program.Answer {
      try place.shell(
        "for n in $(seq \(owners)); do echo \"\(line)\"; done"
          + " | (ulimit -d 45000; exec \"$DAYBOOK\" pipe) | wc -l")
    }
    #expect(try pipe(1).output.contains("9000"))
    #expect(try pipe(8).output.contains("72000"))
  }

  @Test func `nothing more is read where nobody listens any more`() throws {
    let place = try Place()
    try place.write("march.csv", Statements.march)
    // Owners without end: what is piped into ends them by going away.
    let line = "{\\\"owner\\\":\\\"$n\\\",\\\"card\\\":\\\"visa\\\",\\\"path\\\":\\\"march.csv\\\"}"
    let answer = try place.shell(
      "n=0; while echo \"\(line)\"; do n=$((n+1)); done 2>/dev/null"
        + " | \"$DAYBOOK\" pipe | head -n 2")
    #expect(answer.lines.count == 2, "\(answer.talk)")
    #expect(answer.talk.isEmpty)
  }

  @Test func `what is given goes over what nobody says`() throws {
    let place = try Place()
    try place.write(
      "x.csv", "Date,Description,Amount\n2026-03-25,COFFEE,-4.50\n2026-03-26,PAY,9.00\n")
    try place.write("daybook.yaml", "currency: CHF\n")
    try place.write("rules.yaml", Statements.rules.replacing("blue bottle", with: "coffee"))
    try place.write("in.ndjson", "{\"owner\":\"a\",\"card\":\"visa\",\"path\":\"x.csv\"}")
    for (options, currency) in [
      ("", "USD"), ("--profiles daybook.yaml", "CHF"),
      ("--profiles daybook.yaml --currency EUR", "EUR"),
    ] {
      let answer = try place.shell("exec \"$DAYBOOK\" pipe \(options) < in.ndjson")
      #expect(answer.code == 0, "\(answer.output)\(answer.talk)")
      #expect(answer.lines.allSatisfy { $0.contains("\"currency\":\"\(currency)\"") })
      #expect(answer.lines.allSatisfy { $0.contains("\"category\":null") })
    }
    let ruled = try place.shell("exec \"$DAYBOOK\" pipe --rules rules.yaml < in.ndjson")
    #expect(ruled.output.contains("\"category\":\"Food/Coffee\""), "\(ruled.output)\(ruled.talk)")
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var options: String
    var exit: Int32
  }

  @Test(arguments: [
    Refusal(testDescription: "rules with a mistake", options: "--rules bad.yaml", exit: 78),
    Refusal(testDescription: "settings with a mistake", options: "--profiles bad.yaml", exit: 78),
    Refusal(testDescription: "no such rules", options: "--rules gone.yaml", exit: 66),
    Refusal(testDescription: "no such settings", options: "--profiles gone.yaml", exit: 66),
    Refusal(testDescription: "no currency", options: "--currency 7", exit: 64),
    Refusal(testDescription: "no size", options: "--max-line-size much", exit: 64),
  ])
  func `what it is to go by is settled before a line is read`(refusal: Refusal) throws {
    let place = try Place()
    try place.write("bad.yaml", "rules: 7\ncurrency: 7\n")
    let answer = try place.shell("exec \"$DAYBOOK\" pipe \(refusal.options) < /dev/null")
    #expect(answer.code == refusal.exit, "\(answer.talk)")
    #expect(answer.output.isEmpty && !answer.talk.isEmpty)
  }
}
