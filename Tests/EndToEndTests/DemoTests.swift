import Foundation
import Testing

/// A book to play with, and what empty ones say.
struct DemoTests {
  @Test(arguments: ["2026-06-30", "2024-02-29"])
  func `a demo is a lively year, and the same each time`(day: String) throws {
    let place = try Place()
    let made = try place("demo", "play", "--until", day)
    #expect(made.code == 0, "\(made.talk)")
    #expect(made.talk.contains("daybook serve --book play"))
    func listed(_ words: String...) throws -> [Listed] {
      let answer = try Program.run(
        ["list", "--format", "json", "--book", "play"] + words, in: place.root,
        environment: place.environment())
      return try JSONDecoder().decode([Listed].self, from: Data(answer.output.utf8))
    }
    let all = try listed()
    #expect(all.count > 400)
    #expect(Set(all.map(\.card)) == ["visa", "checking", "savings", "travel"])
    #expect(Set(all.map(\.currency)) == ["USD", "EUR"])
    #expect(Set(all.map { $0.date.prefix(7) }).count == 12)
    #expect(all.allSatisfy { $0.date <= day })
    let unnamed = all.count { $0.category == nil }
    #expect(unnamed * 20 < all.count, "\(unnamed) of \(all.count) have no category")
    for words in [["budgets"], ["recurring", "--as-of", day], ["links"]] {
      let answer = try Program.run(
        words + ["--book", "play"], in: place.root, environment: place.environment())
      #expect(answer.code == 0 && answer.lines.count > 3, "\(words): \(answer.output)")
    }
    let doctor = try place("doctor", "--book", "play")
    #expect(doctor.code == 0, "\(doctor.output)")
    #expect(try place("demo", "again", "--until", day, "--quiet").code == 0)
    #expect(try place.files(in: "again/Statements") == place.files(in: "play/Statements"))
    #expect(try place("demo", "play").code == 73)
  }

  @Test func `an empty book says what to do next`() throws {
    let place = try Place.book()
    for words in [["run"], ["list"], ["report", "spending"]] {
      let answer = try Program.run(words, in: place.root, environment: place.environment())
      #expect(
        answer.talk.contains("put statement files into \(place.root.path)/Statements"), "\(words)")
      let quiet = try Program.run(
        words + ["--quiet"], in: place.root, environment: place.environment())
      #expect(quiet.talk.isEmpty, "\(words): \(quiet.talk)")
    }
    try place.write("Statements/visa/march.csv", Statements.march)
    #expect(try place("list").talk.contains("`daybook run` imports what lies in"))
    #expect(try place("run").code == 0)
    #expect(try place("list").talk.isEmpty)
  }
}
