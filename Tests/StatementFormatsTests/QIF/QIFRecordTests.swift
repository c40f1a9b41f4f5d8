import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

@Suite struct `QIF records` {
  private func row(_ lines: String...) throws -> StatementRow {
    let file = readQIF("!Type:Bank\n" + lines.joined(separator: "\n") + "\n^\n")
    return try #require(file.rows.first, "\(file.outcomeText) \(file.rejected)")
  }

  @Test func `carry what they state`() throws {
    let row = try row(
      "D2026-03-09", "U-12.50", "T-12.50", "CX", "N1042", "PCorner Bakery", "Mtwo loaves",
      "LFood:Bread/Family", "AHigh Street 1", "AOldtown")
    #expect(row.amount == (try decimal("-12.5")))
    #expect(row.postingDate == (try day("2026-03-09")))
    #expect(row.status == .posted)
    #expect(row.description == "Corner Bakery")
    #expect(row.details.memo == "two loaves; High Street 1 Oldtown")
    #expect(row.details.bankCategory == "Food:Bread/Family")
    #expect(row.details.checkNumber == "1042")
    #expect(row.details.kind == nil)
    #expect(row.span == SourceSpan(line: 2, offset: 11, length: 106))
  }

  struct Texts: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var lines: String
    var description: String
    var memo: String?
  }

  static let texts = [
    Texts(testDescription: "memo only", lines: "MBakery", description: "Bakery"),
    Texts(
      testDescription: "address only", lines: "ABakery\nAOldtown", description: "Bakery Oldtown"),
    Texts(testDescription: "category only", lines: "LFood", description: "Food"),
    Texts(testDescription: "the same twice", lines: "PBakery\nMBakery", description: "Bakery"),
    Texts(
      testDescription: "memo goes on", lines: "PCORNER BAKER\nMCorner Bakery Oldtown",
      description: "Corner Bakery Oldtown"),
    Texts(
      testDescription: "memo in several lines", lines: "PBakery\nMa\nMb", description: "Bakery",
      memo: "a b"),
    Texts(
      testDescription: "memo with line breaks", lines: "PBakery\nMa\nmore\nThird\nPast noon\n12 pm",
      description: "Bakery", memo: "a more Third Past noon 12 pm"),
    Texts(
      testDescription: "memo with a line that looks like an amount's",
      lines: "PBakery\nMa\nThe end",
      description: "Bakery", memo: "a The end"),
    Texts(
      testDescription: "blank lines", lines: "PBakery\n\n  \nMa", description: "Bakery", memo: "a"),
  ]

  @Test(arguments: texts) func `name the merchant in the fullest text`(texts: Texts) throws {
    let row = try row("D2026-03-09", "T-1.00", texts.lines)
    #expect(row.description == texts.description)
    #expect(row.details.memo == texts.memo)
  }

  @Test(arguments: [
    ("L[Savings]", TransactionKind?.some(.transfer)), ("L[Savings]/Family", .transfer),
    ("LFood", nil), ("NATM", .cash), ("NTransfer", .transfer), ("N1042", nil), ("NDEP", nil),
  ]) func `tell what they are`(line: String, kind: TransactionKind?) throws {
    #expect(try row("D2026-03-09", "T-1.00", "PX", line).details.kind == kind)
  }

  @Test func `with parts keep their categories and memos`() throws {
    let row = try row(
      "D2026-03-09", "T-30.00", "PMarket", "L--Split--", "SFood", "Eapples", "$-10.00", "SHome",
      "D2026-03-10", "$-15.00", "SFood", "$-5.00")
    #expect(row.details.bankCategory == "Food; Home")
    #expect(row.details.memo == "apples")
    #expect(row.amount == (try decimal("-30")))
  }

  @Test func `whose parts don't add up are told of`() {
    let file = readQIF(
      """
      !Type:Bank
      D2026-03-09
      T-30.00
      SFood
      $-10.00
      SHome
      $-15.00
      ^
      D2026-03-10
      T-30.00
      SFood
      %50
      SHome
      %50
      ^
      """)
    #expect(file.rows.count == 2)
    #expect(
      file.warnings.map(\.fact.summary) == [
        "the parts of 1 record don't add up to the amount; the first is of -30.00, its parts of -25.00"
      ])
  }

  @Test func `whose T and U differ are told of`() {
    let file = readQIF("!Type:Bank\nD2026-03-09\nU-1.00\nT-2.00\nPX\n^\n")
    #expect(file.warningCodes == ["amounts-differ"])
    #expect(file.rows.map { "\($0.amount)" } == ["-2"])
  }

  @Test func `without an end between them are rejected`() {
    let file = readQIF(
      "!Type:Bank\nD2026-03-09\nT-2.00\nPX\nD2026-03-10\nT-2.00\nPY\n^\nD2026-03-11\nT-1.00\n^\n")
    #expect(file.rejected.map(\.fact.code) == ["records-run-together"])
    #expect(file.rowTexts == ["2026-03-11 -1 "])
  }

  /// A transfer among the parts, parts in percent or without amounts, and parts that don't add up.
  @Test(arguments: [
    "SFood\n$-10.00\nS[Savings]\n$-20.00", "SFood\n%50\nSHome\n%50", "SFood\nSHome\nEsoap",
    "SFood\n$-10.00", "$-10.00\n$-20.00",
  ])
  func `of several parts are counted once`(parts: String) {
    let file = readQIF(
      "!Type:Bank\nD2026-03-09\nT-30.00\nPMarket\n\(parts)\n^\nD2026-03-10\nT-1.00\nPX\n^\n")
    #expect(file.rows.map { "\($0.amount) \($0.description)" } == ["-30 Market", "-1 X"])
    #expect(file.rejected.isEmpty && file.leftOut.isEmpty)
  }

  @Test func `of the end need no mark`() {
    let file = readQIF("!Type:Bank\nD2026-03-09\nT-2.00\nPX\n^\nD2026-03-10\nT-3.00\nPY")
    #expect(file.rowTexts == ["2026-03-09 -2 X", "2026-03-10 -3 Y"])
  }

  @Test func `with codes that no row keeps say so once`() {
    let file = readQIF(
      "!Type:Bank\nD2026-03-09\nT-2.00\nPX\nF1\n^\nD2026-03-10\nT-3.00\nF1\nZz\n^\n")
    #expect(file.warnings.map(\.fact.summary) == ["lines that begin with F, Z are not kept"])
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func `are read with any line break`(lineBreak: String) {
    let text = "!Type:Bank\nD2026-03-09\nT-2.00\nPX\n^\nD2026-03-10\nT-3.00\nPY\n^\n"
    let file = readQIF(text.replacing("\n", with: lineBreak))
    #expect(file.rowTexts == ["2026-03-09 -2 X", "2026-03-10 -3 Y"])
    #expect(file.rows.map(\.span.line) == [2, 6])
  }

  @Test func `are read in other encodings`() {
    let legacy = Array("!Type:Bank\nD2026-03-09\nT-2.00\nPCaf".utf8) + [0xE9] + Array("\n^\n".utf8)
    let file = readQIF(legacy)
    #expect(file.encoding == "windows-1252")
    #expect(file.rows.map(\.description) == ["Café"])
    let marked = readQIF([0xEF, 0xBB, 0xBF] + Array("!Type:Bank\nD2026-03-09\nT-2.00\nPé\n^".utf8))
    #expect(marked.rows.map(\.description) == ["é"])
  }
}
