import Foundation
import Testing

/// Statements that are handed to a served book.
struct ServeImportTests {
  struct Answer: Decodable {
    struct File: Decodable {
      struct Question: Decodable {
        struct Choice: Decodable {
          var setting: String
          var date: String?
          var amount: String?
        }

        var answer: String
        var proposal: String?
        var choices: [Choice]
      }

      struct Statement: Decodable {
        var card: String
        var new: Int
        var balance: String
      }

      var name: String
      var path: String
      var status: String
      var `import`: String?
      var statements: [Statement]
      var counts: [String: Int]
      var questions: [Question]
      var readAs: String?
      var keepsAnswers: Bool
    }

    var files: [File]
  }

  static let open = "Date,Description,Amount,Currency\n03/04/2026,GYM,-318.20,USD\n"

  /// A request with one file.
  static func body(
    _ text: String = open, name: String = "april.csv", answers: [String] = [], card: String? = nil,
    asksAgain: Bool = false
  ) -> String {
    let content = Data(text.utf8).base64EncodedString()
    let told = answers.map { "\"\($0)\"" }.joined(separator: ",")
    return #"{"files":[{"name":"\#(name)","content":"\#(content)","answers":[\#(told)]"#
      + (card.map { #","card":"\#($0)""# } ?? "") + #","ask_again":\#(asksAgain)}]}"#
  }

  private func place() throws -> Place {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    try #require(try place("run", "--quiet").code == 0)
    return place
  }

  private func file(
    _ served: ServedBook, _ body: String, look: Bool = true
  ) throws -> Answer.File {
    let reply = try served.ask("POST", look ? "/api/import/look" : "/api/import", body)
    return try #require(try reply.json(as: Answer.self).files.first, "\(reply.text)")
  }

  @Test func `a question shows its row both ways, then the card is asked, then it is taken`() throws
  {
    let place = try place()
    let served = try ServedBook(place)
    let before = try place.transactions().count
    let asked = try file(served, Self.body())
    #expect(asked.status == "waiting")
    let question = try #require(asked.questions.first)
    #expect(question.answer == "setting")
    #expect(question.choices.map(\.setting) == ["dates: dmy", "dates: mdy"])
    #expect(question.choices.map(\.date) == ["2026-04-03", "2026-03-04"])
    let second = try file(served, Self.body(answers: ["dates: dmy"]))
    #expect(second.status == "waiting" && second.questions.map(\.answer) == ["card"])
    let answered = Self.body(answers: ["dates: dmy"], card: "visa")
    let ready = try file(served, answered)
    #expect(ready.status == "imported" && ready.import != nil)
    #expect(ready.statements.map(\.card) == ["visa"] && ready.counts == ["new": 1])
    #expect(try place.transactions().count == before)
    let taken = try file(served, answered, look: false)
    #expect(taken.status == "imported")
    #expect(try place.transactions("gym").count == 1)
    // What was answered is in the journal: the book worked out anew says the same.
    #expect(try place("rebuild").code == 0)
    #expect(try place.transactions("gym").count == 1)
    #expect(try file(served, answered).status == "known")
    let undo = #"{"imports":["\#(try #require(taken.import))"]}"#
    #expect(try served.ask("POST", "/api/undo", undo).status == 200)
    #expect(try place.transactions().count == before)
  }

  @Test func `an answer holds for the card's next file of the same columns`() throws {
    let place = try place()
    let served = try ServedBook(place)
    let taken = try file(
      served, Self.body(answers: ["dates: dmy"], card: "visa"), look: false)
    #expect(taken.keepsAnswers)
    let next = "Date,Description,Amount,Currency\n05/06/2026,POOL,-9.00,USD\n"
    func look(card: String? = nil, asksAgain: Bool = false) throws -> Answer.File {
      try file(served, Self.body(next, name: "june.csv", card: card, asksAgain: asksAgain))
    }
    let unnamed = try look()
    #expect(unnamed.readAs == "april.csv" && unnamed.questions.map(\.answer) == ["card"])
    let named = try look(card: "visa")
    #expect(named.status == "imported" && named.readAs == "april.csv")
    // Neither of another card, nor where a person wants to be asked, nor with other columns.
    for asked in [try look(card: "amex"), try look(card: "visa", asksAgain: true)] {
      #expect(asked.readAs == nil && asked.questions.map(\.answer) == ["setting"])
    }
    let other = next.replacing("Description", with: "Text")
    #expect(
      try file(served, Self.body(other, card: "visa")).questions.map(\.answer) == ["setting"])
    // What was taken back was never said.
    let undo = #"{"imports":["\#(try #require(taken.import))"]}"#
    #expect(try served.ask("POST", "/api/undo", undo).status == 200)
    #expect(try look(card: "visa").readAs == nil)
    // The night reads by the answer, too, and says so.
    _ = try file(served, Self.body(answers: ["dates: mdy"], card: "visa"), look: false)
    try place.write("Statements/visa/june.csv", next)
    let night = try place("run")
    #expect(night.code == 0)
    #expect(night.talk.contains("\"april.csv\""))
    #expect(try place.transactions("pool").map(\.date) == ["2026-05-06"])
  }

  @Test func `a year holds for its own file alone`() throws {
    let place = try place()
    let served = try ServedBook(place)
    func body(_ name: String, _ day: String, _ answers: [String] = []) -> String {
      Self.body(
        "Date,Description,Amount,Currency\n\(day)/12,GYM,-1.00,USD\n", name: name,
        answers: answers, card: "visa")
    }
    let asked = try file(served, body("a.csv", "28"))
    #expect(asked.status == "waiting")
    let taken = try file(served, body("a.csv", "28", ["year: 2026"]), look: false)
    #expect(taken.status == "imported" && !taken.keepsAnswers)
    #expect(try file(served, body("b.csv", "29")).status == "waiting")
  }

  @Test(arguments: [
    #"{"files":[{"name":"../x.csv","content":""}]}"#,
    #"{"files":[{"name":"x.csv","content":"%"}]}"#,
    #"{"files":[{"name":"x.csv","content":""},{"name":"x.csv","content":""}]}"#,
    #"{"files":[{"name":"x.csv","content":"","answers":["name: y"]}]}"#,
    #"{"files":[{"name":"x.csv","content":"","card":"../x"}]}"#, #"{"files":[1]}"#, "{}",
  ])
  func `what is no file is refused`(body: String) throws {
    let served = try ServedBook(place())
    #expect(try served.ask("POST", "/api/import/look", body).status == 400)
    #expect(try served.ask("POST", "/api/import", body).status == 400)
  }
}
