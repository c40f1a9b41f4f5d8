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
    let answer = try JSONDecoder().decode(Answer.self, from: Data(one.output.utf8))
    #expect(answer.status == "read")
    #expect(answer.statements.map(\.transactions) == [5])
    #expect(answer.statements.map(\.sums) == [["USD": "104.06"]])
    #expect(answer.statements.first?.lastDate == "2026-03-29")
    let two = try place("inspect", "--format", "json", "march.csv", "nothing.csv")
    let answers = try JSONDecoder().decode([Answer].self, from: Data(two.output.utf8))
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
      #expect(answer.output.contains(words), "\(file): \(answer.output)")
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
