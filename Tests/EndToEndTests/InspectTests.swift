import Foundation
import Testing

/// `inspect`, which knows no book.
struct InspectTests {
  private struct Answer: Decodable {
    struct Statement: Decodable {
      var transactions: Int
      var sums: [String: String]
      var firstDate: String?
      var lastDate: String?
    }
    var path: String
    var status: String
    var statements: [Statement]
    var warnings: [String]
  }

  @Test func `says what a file holds`() throws {
    let place = try Place()
    try place.write("march.csv", Statements.march)
    let answer = try place("inspect", "march.csv")
    #expect(answer.code == 0, "\(answer.talk)")
    #expect(answer.output.contains("5 rows"))
    #expect(answer.output.contains("104.06 USD"))
    #expect(answer.output.contains("2026-03-02 to 2026-03-29"))
    let explained = try place("inspect", "--explain", "march.csv")
    #expect(explained.output.count > answer.output.count)
    #expect(!place.exists("daybook.yaml"))
  }

  @Test func `one file gives an object, several an array`() throws {
    let place = try Place()
    try place.write("march.csv", Statements.march)
    let one = try place("inspect", "--format", "json", "march.csv")
    let answer = try JSONDecoder.ofProgram.decode(Answer.self, from: Data(one.output.utf8))
    #expect(answer.status == "read")
    #expect(answer.statements.map(\.transactions) == [5])
    #expect(answer.statements.map(\.sums) == [["USD": "104.06"]])
    #expect(answer.statements.first?.lastDate == "2026-03-29")
    let two = try place("inspect", "--format", "json", "march.csv", "nothing.csv")
    let answers = try JSONDecoder.ofProgram.decode([Answer].self, from: Data(two.output.utf8))
    #expect(answers.map(\.status) == ["read", "unreadable"])
    #expect(two.code == 66)
  }

  @Test func `a file that can't be one is refused at once`() throws {
    let place = try Place()
    _ = try place.shell("mkfifo pipe.csv; mkdir folder.csv; : > empty.csv")
    for (file, words) in [
      ("pipe.csv", "no regular file"), ("folder.csv", "folder"), ("empty.csv", "empty"),
      ("/dev/null", "no regular file"),
    ] {
      let answer = try place("inspect", file)
      #expect(answer.code == 65, "\(file)")
      // A file that is empty is no statement, which is an answer.
      let told = file == "empty.csv" ? answer.output : answer.talk
      #expect(told.contains(words), "\(file): \(told)")
    }
  }

  @Test func `rejected rows are named with their lines`() throws {
    let place = try Place()
    try place.write("march.csv", Statements.march.replacing("-18.90", with: "\"12,3.4\""))
    let answer = try place("inspect", "march.csv")
    #expect(answer.code == 1)
    #expect(answer.output.contains("1 rejected"))
    #expect(answer.output.contains("march.csv:5"))
  }

  @Test func `a profile decides what a file leaves open`() throws {
    let place = try Place()
    try place.write(
      "march.csv", "Date,Description,Amount\n03/04/2026,COFFEE,-4.50\n05/04/2026,TEA,-3.00\n")
    let open = try place("inspect", "march.csv")
    #expect(open.code == 1, "\(open.output)")
    #expect(open.output.contains("dates"))
    try place.write("daybook.yaml", "profiles: { bank: { dates: dmy, currency: EUR } }\n")
    let told = try place(
      "inspect", "--config", "daybook.yaml", "--profile", "bank", "march.csv")
    #expect(told.code == 0, "\(told.output)\(told.talk)")
    #expect(told.output.contains("2026-04-03 to 2026-04-05"))
    #expect(told.output.contains("-7.50 EUR"))
  }
}

/// Answers tried on the command line, and profiles written by it.
struct InspectProfileTests {
  private let open = "Date,Description,Amount\n2026-03-14,CORNER A,4.50\n2026-03-15,CORNER B,5.00\n"

  @Test func `an answer is tried without writing it anywhere`() throws {
    let place = try Place()
    try place.write("a.csv", open)
    #expect(try place("inspect", "a.csv").code == 1)
    let spent = try place("inspect", "--set", "outflow=positive", "a.csv")
    #expect(spent.code == 0)
    #expect(spent.output.contains("-9.50"))
    let wrong = try place("inspect", "--set", "outflow=postive", "a.csv")
    #expect(wrong.code == 64)
    #expect(wrong.talk.contains("did you mean \"positive\"?"))
    #expect(!wrong.talk.contains("profiles:"))
  }

  @Test func `what is set goes over a profile found by its header`() throws {
    let place = try Place()
    try place.write("a.csv", open)
    try place.write(
      "daybook.yaml",
      "profiles:\n  mine: { header: [Date, Amount], outflow: positive, currency: EUR }\n")
    let found = try place("inspect", "--config", "daybook.yaml", "a.csv")
    #expect(found.output.contains("-9.50 EUR"))
    let set = try place("inspect", "--config", "daybook.yaml", "--set", "currency=CHF", "a.csv")
    #expect(set.output.contains("-9.50 CHF"))
  }

  @Test func `a profile is all that is written, and reads the file`() throws {
    let place = try Place()
    try place.write("a.csv", open)
    try place.write("b.csv", "Date,Description,Amount\n2026-03-14,SHOP,-4.50\n2026-03-15,B,-5.00\n")
    try place.write("c.txt", "nothing of the kind\n")
    try place.write("d.json", "[]")
    let answer = try place("inspect", "--profile-yaml", "a.csv", "b.csv", "c.txt")
    #expect(answer.lines.first?.hasPrefix("# c.txt: ") == true)
    try place.write("daybook.yaml", answer.output)
    for (file, profile, sum) in [("a.csv", "a", "9.50"), ("b.csv", "b", "-9.50")] {
      let read = try place(
        "inspect", "--config", "daybook.yaml", "--profile", profile, file)
      #expect(read.code == 0, "\(read.talk)")
      #expect(read.output.contains(sum))
    }
    #expect(try place("inspect", "--profile-yaml", "--explain", "a.csv").code == 64)
  }

  @Test func `limits are raised and lowered`() throws {
    let place = try Place()
    try place.write("a.csv", open)
    let refused = try place("inspect", "--max-file-size", "20", "a.csv")
    #expect(refused.code == 65)
    #expect(refused.talk.contains("--max-file-size"))
    #expect(try place("inspect", "--max-columns", "2", "a.csv").code == 65)
    for wrong in [
      ["--max-file-size", "2X"], ["--max-columns", "0"], ["--max-record-size", "5G"],
    ] {
      let answer = try Program.run(
        ["inspect"] + wrong + ["a.csv"], in: place.root, environment: place.environment())
      #expect(answer.code == 64, "\(wrong)")
    }
    let book = try Place.book()
    let long = String(repeating: "x", count: 1_100_000)
    try book.write(
      "a.csv", "Date,Description,Amount\n2026-03-14,\(long),-4.50\n2026-03-15,B,-5.00\n")
    #expect(try book("import", "--card", "visa", "a.csv").code == 65)
    #expect(try book("import", "--card", "visa", "--max-field-size", "3M", "a.csv").code == 0)
    #expect(try book("rebuild").code == 0)
    #expect(try book.transactions().count == 2)
  }

  @Test func `decisions are told to programs, too`() throws {
    struct Answer: Decodable {
      struct Decision: Decodable {
        var subject: String
        var choice: String
        var because: String
      }
      var decisions: [Decision]
    }
    let place = try Place()
    try place.write(
      "a.csv",
      "Transaction Date,Post Date,Description,Category,Type,Amount,Memo\n03/04/2026,03/05/2026,A,,,-4.50,\n"
    )
    let output = try place("inspect", "--format", "json", "a.csv").output
    let answer = try JSONDecoder.ofProgram.decode(Answer.self, from: Data(output.utf8))
    let exporter = try #require(answer.decisions.first { $0.subject == "exporter" })
    #expect(exporter.choice == "Chase credit card")
    #expect(exporter.because.hasPrefix("its header is Transaction Date, Post Date"))
    #expect(answer.decisions.contains { $0.subject == "encoding" && $0.choice == "UTF-8" })
  }

  @Test func `known exporters are listed`() throws {
    let place = try Place()
    let all = try place("exporters", "--format", "ndjson")
    #expect(all.lines.count >= 60)
    let some = try place("exporters", "chase", "card")
    #expect(some.output.contains("Chase credit card"))
    #expect(!some.output.contains("Apple Card"))
  }
}
