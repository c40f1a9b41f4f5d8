import Foundation
import Testing

/// Files that change, lead nowhere or say what their rows are.
struct ChangedFileTests {
  private let header = "Date,Description,Amount,Balance\n"

  @Test func `rows that a changed file no longer has are named`() throws {
    let place = try Place.book()
    let first = "2026-03-14,COFFEE,-4.50,95.50\n"
    try place.write(
      "Statements/visa/a.csv",
      header + first + "2026-03-15,TEA,-5.00,90.50\n2026-03-20,RENT,-90.00,0.50\n")
    #expect(try place("run").code == 0)
    try place.write(
      "Statements/visa/a.csv", header + first + "2026-03-20,RENT,-90.00,5.50\n")
    let changed = try place("run")
    #expect(changed.code == 1)
    let tea = try #require(try place.transactions().first { $0.description == "TEA" })
    #expect(changed.talk.contains(tea.id.prefix(8)))
    #expect(changed.talk.contains("1 transaction that this one does not"))
    // Nothing of it is said each night, and an examination goes on telling until it is decided.
    #expect(try place("run").code == 0)
    let told = try place("doctor")
    #expect(told.output.contains("1 transaction that this one does not: \(tea.id.prefix(8))"))
    #expect(try place("edit", tea.id, "--delete").code == 0)
    #expect(!(try place("doctor").output.contains("that this one does not")))
    #expect(try place("edit", tea.id, "--restore").code == 0)
    let name = "`daybook imports undo "
    let id = try #require(told.output.firstRange(of: name).map { told.output[$0.upperBound...] })
    #expect(try place("imports", "undo", String(id.prefix { $0 != "`" })).code == 0)
    #expect(!(try place("doctor").output.contains("that this one does not")))
  }

  @Test func `a link that leads nowhere is told of once`() throws {
    let place = try Place.book()
    try FileManager.default.createSymbolicLink(
      atPath: place.root.appending(path: "Statements/l.csv").path, withDestinationPath: "/nowhere")
    #expect(try place("run").code == 1)
    let again = try place("run")
    #expect(again.code == 0)
    #expect(again.talk.isEmpty)
    #expect(again.output.contains("Statements/l.csv"))
  }

  @Test func `a type column says what a row is`() throws {
    let place = try Place.book(
      rules: """
        categories:
          Kinds/Charge:
          Kinds/Refund:
          Kinds/Fee:
          Transfer: { kind: transfer }
        rules:
          - { kind: charge, category: Kinds/Charge }
          - { kind: refund, category: Kinds/Refund }
          - { kind: fee, category: Kinds/Fee }
          - { kind: payment, category: Transfer }
        """)
    try place.write(
      "Statements/chase/a.csv",
      """
      Transaction Date,Post Date,Description,Category,Type,Amount
      03/14/2026,03/15/2026,COFFEE,Food,Sale,-4.50
      03/16/2026,03/17/2026,SHOES,Shopping,Return,20.00
      03/18/2026,03/18/2026,AUTOMATIC PAYMENT,,Payment,100.00
      03/20/2026,03/21/2026,LATE FEE,,Fee,-29.00

      """)
    #expect(try place("run").code == 0)
    let categories = try place.transactions().map { "\($0.description): \($0.category ?? "none")" }
    #expect(
      Set(categories) == [
        "COFFEE: Kinds/Charge", "SHOES: Kinds/Refund", "AUTOMATIC PAYMENT: Transfer",
        "LATE FEE: Kinds/Fee",
      ])
  }

  @Test func `naming a card does not change its currency`() throws {
    let place = try Place.book()
    try place.write(
      "Statements/berlin/a.csv",
      "Datum;Text;Betrag in EUR\n14.03.2026;BVG;-4,50\n20.03.2026;REWE;-90,00\n")
    #expect(try place("run").code == 0)
    try place.write(
      "daybook.yaml", try place.text("daybook.yaml") + "\ncards:\n  berlin: { name: Berlin }\n")
    try place.write(
      "Statements/berlin/b.csv", "Datum;Text;Betrag\n14.04.2026;BVG;-4,50\n20.04.2026;REWE;-90,00\n"
    )
    let file = place.root.appending(path: "Statements/berlin/b.csv").path
    #expect(try place("import", "--accept-new-header", file).code == 0)
    #expect(Set(try place.transactions().map(\.currency)) == ["EUR"])
  }
}
