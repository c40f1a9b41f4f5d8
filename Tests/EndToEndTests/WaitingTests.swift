import Foundation
import Testing

/// Commands that write while another one does.
struct WaitingTests {
  private static func place() throws -> (place: Place, id: String) {
    let place = try Place.book(rules: Statements.rules)
    try place.write("Statements/visa/march.csv", Statements.march)
    #expect(try place("run").code == 0)
    return (place, try #require(try place.transactions().first?.id))
  }

  private static func held(_ place: Place) throws -> LockedFile {
    try LockedFile(place.root.appending(path: ".daybook/lock").path)
  }

  /// Starts a command and waits until it has said that it waits.
  private static func waiting(_ arguments: [String], in place: Place) throws -> Program.Running {
    let running = try Program.start(arguments, in: place.root, environment: place.environment())
    let deadline = Date(timeIntervalSinceNow: 100)
    while try !String(contentsOf: running.talk, encoding: .utf8).contains("waiting"),
      running.process.isRunning, Date() < deadline
    {
      Thread.sleep(forTimeInterval: 0.01)
    }
    return running
  }

  @Test(arguments: [["run"], ["edit", "ID", "--note", "mine"], ["rebuild"]])
  func `wait for it, and say for whom`(words: [String]) throws {
    let (place, id) = try Self.place()
    let held = try Self.held(place)
    try place.write(".daybook/lock", "4711 daybook review\n")
    let arguments = words.map { $0 == "ID" ? id : $0 } + ["--wait", "100"]
    let running = try Self.waiting(arguments, in: place)
    held.release()
    let answer = try Program.finish(running, arguments: arguments)
    #expect(answer.code == 0, "\(answer.talk)")
    #expect(answer.talk.contains("daybook review (process 4711)"), "\(answer.talk)")
    let signed = try place.text(".daybook/lock").split(separator: " ")
    #expect(signed.dropFirst().joined(separator: " ") == "daybook \(words[0])\n", "\(signed)")
  }

  @Test func `see what the other one wrote`() throws {
    let (place, _) = try Self.place()
    let held = try Self.held(place)
    let running = try Self.waiting(["run", "--wait", "100"], in: place)
    try place.write(
      "Rules/10-test.yaml", "categories: { Cafe: }\nrules:\n  - Cafe: [blue bottle]\n")
    try place.write("Statements/visa/april.csv", Statements.marchAndApril)
    held.release()
    #expect(try Program.finish(running, arguments: ["run"]).code == 0)
    let coffee = try place.transactions().filter { $0.description.hasPrefix("BLUE") }
    #expect(coffee.map(\.category) == ["Cafe", "Cafe"])
  }

  /// What is quiet says nothing while all may yet be well.
  @Test func `are quiet about it at night, and tell who did not end`() throws {
    let (place, _) = try Self.place()
    let held = try Self.held(place)
    try place.write(".daybook/lock", "4711 daybook review\n")
    let answer = try place("run", "--quiet", "--wait", "2")
    held.release()
    #expect(answer.code == 75)
    #expect(!answer.talk.contains("waiting"), "\(answer.talk)")
    #expect(answer.talk.contains("daybook review (process 4711)"), "\(answer.talk)")
  }

  static let writers = [
    "run", "import Statements/visa/april.csv", "rebuild", "reread", "undo", "redo",
    "edit ID --note x", "doctor --fix",
    "cards merge visa other", "categories add Hobby", "categories rename Food Meals",
    "imports undo Statements/visa/march.csv", "imports redo 8d1f02c4", "links make ID ID",
    "links remove ID", "duplicates keep ID", "periods create Trip --start 2026-05-01",
    "periods delete Trip", "periods assign Trip ID", "budgets set Food 600",
    "budgets remove Food", "recurring ignore Bakery",
  ]

  @Test(arguments: writers)
  func `need not wait`(line: String) throws {
    let (place, id) = try Self.place()
    // Something that can be mended.
    try place.write("Statements/visa/april.csv", Statements.marchAndApril)
    let before = try place.files(in: "Journal")
    let held = try Self.held(place)
    try place.write(".daybook/lock", "no such words")
    let words = line.split(separator: " ").map { $0 == "ID" ? id : String($0) }
    let answer = try Program.run(
      words + ["--wait", "0"], in: place.root, environment: place.environment())
    #expect(answer.code == 75, "\(answer.output)\(answer.talk)")
    #expect(answer.talk.contains("another run is writing this book\n"), "\(answer.talk)")
    held.release()
    #expect(try place.files(in: "Journal") == before)
    #expect(try place("list", "--wait", "0").code == 64, "who looks never waits")
    #expect(try place("run", "--wait", "-1").code == 64)
  }

  @Test func `looking waits for nobody`() throws {
    let (place, id) = try Self.place()
    let held = try Self.held(place)
    try place.write("Rules/10-test.yaml", "rules:\n")
    for words in [
      ["list"], ["show", id], ["report", "month", "2026-03"], ["export", "--to", "ledger"],
      ["cards"],
    ] {
      let answer = try Program.run(words, in: place.root, environment: place.environment())
      #expect(answer.code == 0, "\(words): \(answer.talk)")
      #expect(!answer.talk.contains("waiting"))
    }
    held.release()
  }
}
