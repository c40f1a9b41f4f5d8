import Foundation
import Testing

/// Links from end to end: what is found, a person's word, and what both do to spending.
struct LinkTests {
  static let rules = """
    categories:
      Transfer: { kind: transfer }
      Clothes/Shoes: {}
    rules:
      - Clothes/Shoes: [shoe shop]
      - match: card bill wrong
        category: Bills

    """

  static let bank = """
    Date,Description,Amount,Currency,Type
    2026-03-02,RENT MARCH,-900.00,USD,
    2026-03-20,VISA BILL,-1305.44,USD,
    2026-03-21,CARD BILL WRONG,-77.15,USD,
    2026-03-25,SAVING,-500.00,USD,

    """

  static let visa = """
    Date,Description,Amount,Currency,Type
    2026-03-04,SHOE SHOP 11,-61.27,USD,Sale
    2026-03-09,GARDEN CENTRE,-80.00,USD,Sale
    2026-03-12,SHOE SHOP 11,61.27,USD,Return
    2026-03-15,GARDEN CENTRE LTD,80.00,USD,
    2026-03-22,PAYMENT THANK YOU,1305.44,USD,Payment
    2026-03-23,PAYMENT THANK YOU,77.15,USD,Payment

    """

  static let saver = """
    Date,Description,Amount,Currency,Type
    2026-03-26,DEPOSIT,500.00,USD,
    2026-03-30,ACCOUNT KEEPING,-1.10,USD,

    """

  struct Shown: Decodable {
    struct Side: Decodable {
      var id: String
      var amount: String
      var category: String?
    }
    struct Evidence: Decodable { var code: String }
    var kind: String
    var state: String
    var out: Side
    var `in`: Side
    var evidence: [Evidence]

    var words: String { "\(state) \(kind) \(out.amount)" }
  }

  private func place() throws -> Place {
    let place = try Place.book(rules: Self.rules)
    try place.write("Statements/bank/march.csv", Self.bank)
    try place.write("Statements/visa/march.csv", Self.visa)
    try place.write("Statements/saver/march.csv", Self.saver)
    let ran = try place("run", "--quiet")
    try #require(ran.code == 0, "\(ran.talk)")
    return place
  }

  private func links(_ place: Place, _ arguments: String...) throws -> [Shown] {
    let answer = try Program.run(
      ["links", "--format", "json"] + arguments, in: place.root, environment: place.environment())
    try #require(answer.code == 0, "\(answer.talk)")
    return try JSONDecoder().decode([Shown].self, from: Data(answer.output.utf8))
  }

  private func link(_ place: Place, _ words: String) throws -> Shown {
    try #require(
      try links(
        place, "--state", "proposed", "--state", "automatic", "--state",
        "confirmed", "--state", "refused"
      ).first { $0.words == words })
  }

  /// What is spent in a category in March, and in all.
  private func spent(_ place: Place) throws -> [String: String] {
    let answer = try place("report", "month", "2026-03", "--format", "csv")
    try #require(answer.code == 0, "\(answer.talk)")
    var spent: [String: String] = [:]
    for line in answer.lines {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      if cells.count > 3 { spent[cells[1]] = cells[3] }
    }
    return spent
  }

  @Test func `what belongs together is found, and what is doubtful is proposed`() throws {
    let place = try place()
    let words = try links(place).map(\.words)
    #expect(
      words.sorted() == [
        "automatic refund -61.27", "automatic refund -80.00", "automatic transfer -1305.44",
        "proposed transfer -500.00", "proposed transfer -77.15",
      ])
    let bill = try link(place, "automatic transfer -1305.44")
    #expect(bill.evidence.map(\.code).contains("statement-says"))
    #expect(bill.out.category == "Transfer")
    #expect(try links(place, "--kind", "refund").count == 2)
    #expect(try links(place, "--card", "saver").map(\.words) == ["proposed transfer -500.00"])
    #expect(try links(place, "--month", "2026-02").isEmpty)
    let text = try place("links")
    #expect(text.output.contains("2 proposed, 3 automatic."), "\(text.output)")
    #expect(try place("links", "--format", "csv").lines.count == 6)
  }

  @Test func `show names the other side and why`() throws {
    let place = try place()
    let bill = try link(place, "automatic transfer -1305.44")
    let shown = try place("show", bill.out.id)
    let other = String(bill.in.id.prefix(8))
    #expect(shown.output.contains("Transfer  (by the link to \(other))"), "\(shown.output)")
    #expect(shown.output.contains("yes  (by the link to \(other))"))
    #expect(shown.output.contains("the statement calls the inflow a payment"))
    let explained = try place("rules", "explain", bill.out.id)
    #expect(explained.output.contains("Set by a link"), "\(explained.output)")
    let json = try place("show", bill.out.id, "--format", "json")
    #expect(json.output.contains("\"by\": \"link\""))
  }

  @Test func `a person's yes goes before rules, and a person's category before that`() throws {
    let place = try place()
    #expect(try spent(place)["Bills"] == "77.15")
    let wrong = try link(place, "proposed transfer -77.15")
    #expect(try place("links", "confirm", String(wrong.out.id.prefix(8))).code == 0)
    #expect(try spent(place)["Bills"] == nil)
    #expect(try link(place, "confirmed transfer -77.15").out.category == "Transfer")
    #expect(try place("edit", wrong.out.id, "--category", "Bills").code == 0)
    #expect(try spent(place)["Bills"] == "77.15")
    let edited = try #require(try place.transactions().first { $0.id == wrong.out.id })
    #expect(edited.category == "Bills")
  }

  @Test func `a linked transfer is spending on neither side`() throws {
    let place = try place()
    // The garden's charge and refund come to nothing, though nobody has named a category.
    #expect(try spent(place)["Uncategorized"] == "1401.10")
    let saving = try link(place, "proposed transfer -500.00")
    #expect(try place("links", "confirm", saving.in.id).code == 0)
    #expect(try spent(place)["Uncategorized"] == "901.10")
  }

  @Test func `refunds net in the category of their charge`() throws {
    let place = try place()
    #expect(try spent(place)["Clothes/Shoes"] == "0.00")
    let garden = try link(place, "automatic refund -80.00")
    #expect(try place("edit", garden.out.id, "--category", "Home").code == 0)
    #expect(try spent(place)["Home"] == "0.00")
    #expect(try link(place, "automatic refund -80.00").in.category == "Home")
  }

  @Test func `a no is remembered, and undo takes it back`() throws {
    let place = try place()
    let bill = try link(place, "automatic transfer -1305.44")
    #expect(try place("links", "refuse", bill.out.id).code == 0)
    let before = try place.transactions()
    #expect(before.first { $0.id == bill.out.id }?.category == nil)
    for action in [["rebuild"], ["run"]] {
      let done = try Program.run(action, in: place.root, environment: place.environment())
      #expect(done.code == 0)
      #expect(try links(place).allSatisfy { $0.out.id != bill.out.id })
    }
    try place.remove(".daybook")
    #expect(try place.transactions() == before)
    #expect(try place("imports", "undo", "Statements/bank/march.csv").code == 0)
    #expect(try links(place).allSatisfy { $0.kind == "refund" })
    #expect(try place("imports", "redo", "Statements/bank/march.csv").code == 0)
    #expect(try place.transactions() == before)
    #expect(try link(place, "refused transfer -1305.44").out.id == bill.out.id)
    #expect(try place("history", bill.out.id).output.contains("no link with"))
    #expect(try place("undo").code == 0)
    #expect(try link(place, "automatic transfer -1305.44").out.category == "Transfer")
  }

  @Test func `any two can be linked by hand, and unlinked`() throws {
    let place = try place()
    let all = try place.transactions()
    let rent = try #require(all.first { $0.amount == "-900.00" })
    let deposit = try #require(all.first { $0.amount == "500.00" })
    #expect(try place("links", "make", rent.id, deposit.id).code == 0)
    #expect(try link(place, "confirmed transfer -900.00").in.id == deposit.id)
    let twice = try place(
      "links", "make", deposit.id, try link(place, "automatic refund -80.00").out.id)
    #expect(twice.code == 64)
    #expect(twice.talk.contains("is linked with"), "\(twice.talk)")
    #expect(try place("log").output.contains("transfer with"))
    #expect(try place("links", "remove", rent.id).code == 0)
    #expect(try link(place, "refused transfer -900.00").in.id == deposit.id)
    #expect(try link(place, "proposed transfer -500.00").in.id == deposit.id)
    #expect(try place("undo").code == 0)
    #expect(try place("undo").code == 0)
    #expect(try place.transactions() == all)
  }

  @Test(arguments: [
    (["confirm"], "no link of"), (["refuse"], "no link of"), (["remove"], "that you confirmed"),
  ])
  func `where there is nothing to decide, it is said`(_ words: [String], _ answer: String) throws {
    let place = try place()
    let rent = try #require(try place.transactions().first { $0.amount == "-900.00" })
    let done = try Program.run(
      ["links"] + words + [rent.id], in: place.root, environment: place.environment())
    #expect(done.code == 64)
    #expect(done.talk.contains(answer), "\(done.talk)")
  }

  @Test func `devices that said different things come to the same`() throws {
    let one = try place()
    let two = try Place.book(rules: Self.rules)
    func carry(from: Place, to: Place) throws {
      for folder in ["Journal", "Archive"] {
        for (path, bytes) in try from.files(in: folder) {
          try to.write("\(folder)/\(path)", bytes)
        }
      }
    }
    try carry(from: one, to: two)
    let id = try link(one, "proposed transfer -500.00").in.id
    let yes = try one("links", "confirm", id, environment: ["DAYBOOK_DEVICE": "one"])
    let no = try two("links", "refuse", id, environment: ["DAYBOOK_DEVICE": "two"])
    #expect(yes.code == 0 && no.code == 0, "\(yes.talk)\(no.talk)")
    try carry(from: one, to: two)
    try carry(from: two, to: one)
    #expect(try one.transactions() == two.transactions())
    #expect(try one("links", "--format", "json").output == two("links", "--format", "json").output)
    // Of equal logical times the later device's word counts.
    #expect(try link(one, "refused transfer -500.00").in.id == id)
  }

  @Test func `files imported in any order give the same`() throws {
    let one = try place()
    let other = try Place.book(rules: Self.rules)
    for (card, text) in [("saver", Self.saver), ("visa", Self.visa), ("bank", Self.bank)] {
      try other.write("Statements/\(card)/march.csv", text)
      #expect(try other("run", "--quiet").code == 0)
    }
    #expect(try other.transactions() == one.transactions())
    #expect(try other("links").output == one("links").output)
    #expect(try other.text("Reports/index.md") == one.text("Reports/index.md"))
  }
}
