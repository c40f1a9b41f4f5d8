import Foundation
import Testing

/// Two devices that share a book through a folder sync, and books that are made anew.
struct ExchangeTests {
  private let one = ["DAYBOOK_DEVICE": "one"]
  private let two = ["DAYBOOK_DEVICE": "two"]

  /// Two books of which each has some of the statements and edits of its own, some of them about
  /// the same transactions.
  private func devices() throws -> (Place, Place) {
    let first = try Books.empty()
    let second = try Books.empty()
    try first.write("Statements/visa/march.csv", DuplicateTests.csv)
    try first.write("Statements/amex/a.csv", Statements.march)
    try first.write("Statements/amex/may.csv", Books.month("05", [(9, "SHOES", "-80.00")]))
    try second.write("Statements/visa/march.ofx", DuplicateTests.ofx)
    try second.write("Statements/amex/b.csv", Statements.marchAndApril)
    // The same file under another name.
    try second.write("Statements/visa/again.csv", DuplicateTests.csv)
    for (place, device) in [(first, one), (second, two)] {
      let ran = try place("run", "--quiet", environment: device)
      try #require(ran.code < 2, "\(ran.talk)")
      let uber = try #require(
        try place.transactions().first { $0.description.hasPrefix("UBER") }
      ).id
      let words = [
        ["edit", uber, "--note", "note of \(device["DAYBOOK_DEVICE"] ?? "")"],
        ["edit", uber, "--tag", device["DAYBOOK_DEVICE"] ?? ""], ["edit", uber, "--tag", "gone"],
        ["undo"],
      ]
      for word in words {
        let answer = try Program.run(word, in: place.root, environment: place.environment(device))
        try #require(answer.code == 0, "\(word): \(answer.talk)")
      }
    }
    let both = try second.transactions().filter { $0.amount == "-20.00" }.map(\.id)
    try #require(both.count == 2)
    try #require(
      try second("duplicates", "merge", both[0], both[1], environment: two).code == 0)
    try #require(
      try first("imports", "undo", "Statements/amex/a.csv", environment: one).code == 0)
    return (first, second)
  }

  private func copy(_ folder: String, from: Place, to: Place) throws {
    for (path, bytes) in try from.files(in: folder) { try to.write("\(folder)/\(path)", bytes) }
  }

  private func state(_ place: Place, _ device: [String: String]) throws -> BookState {
    // What came with the other's statements may need a person; the book is the same.
    let ran = try place("run", "--quiet", environment: device)
    try #require(ran.code < 2, "\(ran.talk)")
    return try BookState(of: place)
  }

  @Test(arguments: [["Journal", "Archive"], ["Archive", "Journal"]])
  func `devices come to the same bytes, whatever arrives first`(folders: [String]) throws {
    let (first, second) = try devices()
    // What lies in the inbox of one is not synced; a run must not bring it in again.
    for folder in folders {
      try copy(folder, from: first, to: second)
      let looked = try second("list")
      #expect(looked.code == 0, "\(looked.talk)")
      if folder == "Journal", folders.first == folder {
        let awaiting = try second("run", "--quiet", environment: two)
        #expect(awaiting.code == 1)
        #expect(awaiting.talk.contains("it counts as soon as your folder sync brings it"))
      }
    }
    for folder in folders.reversed() { try copy(folder, from: second, to: first) }
    let states = (try state(first, one), try state(second, two))
    #expect(states.0.reports == states.1.reports)
    #expect(states.0.list == states.1.list)
    #expect(states.0.list.contains("note of two"))
    #expect(!states.0.list.contains("gone"))

    // So does a third whose inbox is empty.
    let third = try Books.empty()
    for folder in folders { try copy(folder, from: second, to: third) }
    let anew = try state(third, ["DAYBOOK_DEVICE": "three"])
    #expect(anew.reports == states.0.reports)
    #expect(anew.list == states.0.list)
    #expect(third.exists("Journal/three.ndjson") == false)
  }

  @Test func `a book made anew is the same to the byte, with the same ids`() throws {
    let (first, second) = try devices()
    for folder in ["Journal", "Archive"] { try copy(folder, from: second, to: first) }
    let before = try state(first, one)
    let ids = try first.transactions("--all").map(\.id)
    try #require(ids.count > 8)
    for remove in [
      [".daybook"], [".daybook/index", "Reports"],
      [".daybook", "Statements/visa", "Statements/amex"],
    ] {
      for path in remove { try first.remove(path) }
      #expect(try first.transactions("--all").map(\.id) == ids)
      #expect(try state(first, one) == before, "without \(remove)")
    }
    #expect(try first("rebuild").code == 0)
    #expect(try state(first, one) == before)
  }
}
