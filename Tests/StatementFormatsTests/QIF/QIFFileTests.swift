import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

@Suite struct `QIF files` {
  @Test func `give one statement an account`() {
    let file = readQIF(
      """
      !Option:AutoSwitch
      !Account
      NWallet
      TCash
      ^
      NCredit
      TCCard
      ^
      !Clear:AutoSwitch
      !Account
      NCredit
      TCCard
      $-30.00
      /2026-03-31
      ^
      !Type:CCard
      D2026-03-09
      T-20.00
      PBakery
      ^
      !Account
      NWallet
      TCash
      ^
      !Type:Cash
      D2026-03-10
      T-5.00
      PKiosk
      ^
      !Account
      NCredit
      TCCard
      ^
      !Type:CCard
      D2026-03-11
      T-10.00
      PButcher
      ^
      """)
    #expect(file.statements.map(\.account) == ["Credit", "Wallet"])
    #expect(file.statements.map(\.accountType) == [.creditCard, .cash])
    #expect(file.statements.map(\.rows.count) == [2, 1])
    #expect(file.statements.first?.closingBalance?.amount == ExactDecimal(units: -30, scale: 0))
    #expect(file.warningCodes.isEmpty)
  }

  @Test func `know no account after a list of several`() {
    let file = readQIF("!Account\nNA\nTBank\n^\nNB\nTBank\n^\n!Type:Bank\nD2026-03-09\nT1.00\n^\n")
    #expect(file.statements.map(\.account) == [nil])
  }

  @Test func `go on after an account's name`() {
    let file = readQIF(
      "!Type:Bank\nD2026-03-09\nT-1.00\nPX\n^\n!Account\nNVisa\nTCCard\n^\n"
        + "D2026-03-10\nT-2.00\nPY\n^\nD2026-03-11\nT-3.00\nPZ\n^\n")
    #expect(file.statements.map(\.account) == [nil, "Visa"])
    #expect(file.statements.map(\.rows.count) == [1, 2])
  }

  @Test func `without a type lose no record`() {
    let file = readQIF("D2026-03-09\nT-1.00\nPX\n^\nT-2.00\nPY\n^\nD2026-03-11\nPZ\n^\n")
    #expect(file.rows.count == 1)
    #expect(file.rejected.map(\.fact.code) == ["missing-date", "missing-amount"])
  }

  struct End: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var rows: Int
    var codes: [String]
    var severity: Diagnostic.Severity?
  }

  @Test(arguments: [
    End(testDescription: "T-2.00\nPY\n^\n", rows: 2, codes: []),
    End(testDescription: "T-2.00\nPY\n^", rows: 2, codes: []),
    End(testDescription: "T-2.00\nPY\n", rows: 2, codes: ["no-end"], severity: .warning),
    End(testDescription: "T-2.00\nPCut", rows: 2, codes: ["no-end"], severity: .error),
    End(testDescription: "PY\nT-2.0", rows: 1, codes: []),
    End(testDescription: "PY", rows: 1, codes: ["no-end"], severity: .error),
  ])
  func `that are cut in their last record say so`(end: End) {
    let file = readQIF("!Type:Bank\nD2026-03-09\nT-1.00\n^\nD2026-03-10\n" + end.testDescription)
    #expect(file.rows.count == end.rows)
    #expect(file.rows.count + file.rejected.count == 2)
    #expect(file.warningCodes == end.codes)
    #expect(file.warnings.first?.severity == end.severity)
  }

  struct Opening: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var account: String?
    var balance: String?
    var rows: Int
  }

  private static let row = "D2026-03-10\nT-5.00\nPKiosk\n^\n"

  static let openings = [
    Opening(
      testDescription: "names the account",
      text: "!Type:Bank\nD2026-03-01\nT100.00\nCX\nPOpening Balance\nL[Giro]\n^\n" + row,
      account: "Giro", balance: "100", rows: 1),
    Opening(
      testDescription: "in another language, by its account",
      text: "!Account\nNGiro\nTBank\n^\n!Type:Bank\nD2026-03-01\nT100.00\nPVortrag\nL[Giro]\n^\n"
        + row,
      account: "Giro", balance: "100", rows: 1),
    Opening(
      testDescription: "without category",
      text: "!Type:Bank\nD2026-03-01\nT100.00\nPSaldo inicial\n^\n" + row, balance: "100", rows: 1),
    Opening(
      testDescription: "without amount",
      text: "!Type:Bank\nD2026-03-01\nPOpening Balance\nL[Giro]\n^\n" + row, rows: 1),
    Opening(
      testDescription: "a transfer from another account",
      text: "!Account\nNGiro\nTBank\n^\n!Type:Bank\nD2026-03-01\nT100.00\nPTo Giro\nL[Savings]\n^\n"
        + row, account: "Giro", rows: 2),
    Opening(
      testDescription: "a payee with a category",
      text: "!Type:Bank\nD2026-03-01\nT100.00\nPStarting Balance\nLIncome:Salary\n^\n" + row,
      rows: 2),
    Opening(
      testDescription: "an adjustment later",
      text: "!Account\nNGiro\nTBank\n^\n!Type:Bank\n" + row
        + "D2026-03-11\nT1.00\nPBalance Adjustment\nL[Giro]\n^\n", account: "Giro", rows: 2),
  ]

  @Test(arguments: openings) func `may open with a balance`(opening: Opening) {
    let file = readQIF(opening.text)
    #expect(file.statements.map(\.account) == [opening.account])
    #expect(file.statements.first?.openingBalance.map { "\($0.amount)" } == opening.balance)
    #expect(file.rows.count == opening.rows)
    #expect(file.leftOut.map(\.reason) == (opening.rows == 2 ? [] : [.openingBalance]))
  }

  @Test(arguments: [
    ("Bank", AccountType.checking), ("bank ", .checking), ("Banque", .checking),
    (" Bank", .checking),
    ("CCard", .creditCard), ("Cash", .cash), ("Oth A", .other), ("Oth L", .other),
    ("Oth S", .other),
    ("Invoice", .other), ("Kreditkarte", .creditCard),
  ]) func `know the types of accounts`(name: String, type: AccountType) {
    let text = "!Type:\(name)\n!Option:AllXfr\nD2026-03-09\nT-2.00\nPX\n^\n"
    let file = readQIF(text)
    #expect(file.statements.map(\.accountType) == [type])
    #expect(file.rows.count == 1)
  }

  @Test func `without a type are of a bank account`() {
    let file = readQIF("D2026-03-09\nT-2.00\nPX\n^\nD2026-03-10\nT-3.00\nPY\n^\n")
    #expect(file.format == "qif")
    #expect(file.rows.count == 2)
    #expect(file.statements.map(\.accountType) == [.checking])
  }

  @Test func `with investments count what is not read`() {
    let file = readQIF(
      """
      !Type:Bank
      D2026-03-09
      T-2.00
      PX
      ^
      !Type:Invst
      D2026-03-09
      NBuy
      YACME
      I1.00
      Q5
      T5.00
      ^
      D2026-03-09
      NBuy
      ^
      D2026-03-10
      NDiv
      T1.00
      ^
      !Type:Prices
      "ACME",1.25,"3/9'26"
      ^
      """)
    #expect(file.rows.count == 1)
    #expect(
      file.warnings.map(\.fact.summary) == ["investments are not read: 2 Buy, 1 Div (3 records)"])
  }

  @Test func `tell sections that nobody knows`() {
    let file = readQIF("!Type:Bank\nD2026-03-09\nT-2.00\nPX\n^\n!Type:Wibble\nNx\n^\n")
    #expect(file.warningCodes == ["unknown-type"])
    #expect(file.rows.count == 1)
  }

  @Test func `of several accounts without names say so`() {
    let file = readQIF("!Type:Bank\nD2026-03-09\nT-2.00\n^\n!Type:CCard\nD2026-03-09\nT-3.00\n^\n")
    #expect(file.statements.map(\.accountType) == [.checking, .creditCard])
    #expect(file.warningCodes == ["several-unnamed-accounts"])
  }

  @Test func `of a card without purchases say so`() {
    let rows = (1...3).map { "D2026-03-0\($0)\nT\($0).00\nPX\n^\n" }.joined()
    #expect(readQIF("!Type:CCard\n" + rows).warningCodes == ["card-without-purchases"])
    #expect(readQIF("!Type:Bank\n" + rows).warningCodes.isEmpty)
  }

  @Test(arguments: [
    ("!Type:Cat\nNFood\n^\n", "noStatement qif-without-transactions"),
    ("!Account\nNGiro\nTBank\n^\n", "noStatement qif-without-transactions"),
    ("!Type:Invst\nD2026-03-09\nNBuy\n^\n", "noStatement qif-without-transactions"),
    ("^\n!Type:Security\nNACME\nTStock\n", "noStatement qif-without-transactions"),
    ("!Type:Bank\nDxx\nT1.00\n^\n", "unreadable most-rows-unreadable"),
    ("!Type:Bank\n", "read"),
    ("!Type:Bank\n^\n^\n", "read"),
    ("# made by a program\n\nA preamble\n!Type:Bank\n", "read"),
  ]) func `without transactions say so`(text: String, outcome: String) {
    let file = readQIF(text)
    #expect(file.format == "qif")
    #expect(file.outcomeText == outcome)
  }

  @Test(arguments: [
    "This is not a statement.", "Date,Amount\n2026-03-09,1.00\n", "Dear all\nThanks\n^\n",
    "<html>!Type:Bank</html>", "{\"a\": \"!Type:Bank\"}", "D2026-03-09\nT-2.00\nPX\n",
    "^^^", "!important", "D2026-03-09\nThe end\n^\n",
  ]) func `are not claimed falsely`(text: String) {
    #expect(readQIF(text).format != "qif")
  }

  @Test func `of hostile content end in an answer`() {
    let many = "!Type:Bank\n" + String(repeating: "S\n$1\n", count: 20_000)
    #expect(readQIF(many).outcomeText == "unreadable most-rows-unreadable")
    var options = ReadingOptions(path: "test.qif")
    options.limits.recordBytes = 64
    let long = "!Type:Bank\nD2026-03-09\nT1.00\nM" + String(repeating: "x", count: 100) + "\n^\n"
    let file = StatementReader.read(
      Array((long + "D2026-03-09\nT1.00\n^\n").utf8), options: options)
    #expect(file.rejected.map(\.fact.code) == ["record-too-long"])
    #expect(file.rows.count == 1)
    var generator = SeededGenerator(seed: 7)
    let alphabet = Array("!Type:Bank\n\rD1/2'26T-1.,5^SE$%LN[]Ax \u{0}".utf8)
    for _ in 0..<2000 {
      let bytes = (0..<60).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
      _ = readQIF(Array("!Type:Bank\n".utf8) + bytes)
    }
  }
}
