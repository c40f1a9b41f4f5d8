import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

@Suite struct `OFX amounts` {
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var value: String
    var mark: StatementProfile.DecimalMark?
    var testDescription: String { text }
  }

  static let known = [
    Case(text: "-12.30", value: "-12.3", mark: .point),
    Case(text: "12,30", value: "12.3", mark: .comma),
    Case(text: "1400,82", value: "1400.82", mark: .comma),
    Case(text: "1.400,82", value: "1400.82", mark: .comma),
    Case(text: "1,234.56", value: "1234.56", mark: .point),
    Case(text: "1.234.567,8", value: "1234567.8", mark: .comma),
    Case(text: "1.234.567", value: "1234567", mark: .comma),
    Case(text: "-1,234,567", value: "-1234567", mark: .point),
    Case(text: "1,234,567.125", value: "1234567.125", mark: .point),
    Case(text: "+000.00", value: "0", mark: .point),
    Case(text: "+00000000000012.50", value: "12.5", mark: .point),
    Case(text: "-8.95000", value: "-8.95", mark: .point),
    Case(text: "123.4500", value: "123.45", mark: .point),
    Case(text: "0.125", value: "0.125", mark: .point),
    Case(text: "000012,345", value: "12.345", mark: .comma),
    Case(text: "1234.567", value: "1234.567", mark: .point),
    Case(text: "-1000", value: "-1000"),
    Case(text: "-0", value: "0"),
    Case(text: "12.", value: "12", mark: .point),
    Case(text: ".5", value: "0.5", mark: .point),
    Case(text: ",5", value: "0.5", mark: .comma),
    Case(text: "1 234,56", value: "1234.56", mark: .comma),
    Case(text: "1\u{A0}234 567.00", value: "1234567", mark: .point),
    Case(text: "1'234.50", value: "1234.5", mark: .point),
    Case(text: "1 234", value: "1234"),
    Case(text: "\u{2212}12.30", value: "-12.3", mark: .point),
    Case(text: "12,30-", value: "-12.3", mark: .comma),
    Case(text: "- 12.30", value: "-12.3", mark: .point),
    Case(text: "(12.30)", value: "-12.3", mark: .point),
    Case(text: "$120", value: "120"),
    Case(text: "-$12.30", value: "-12.3", mark: .point),
    Case(text: "$-12.30", value: "-12.3", mark: .point),
    Case(text: "($1,234.50)", value: "-1234.5", mark: .point),
    Case(text: "12,30 €", value: "12.3", mark: .comma),
    Case(text: "12.30 USD", value: "12.3", mark: .point),
    Case(text: "R$\u{A0}5.326,43", value: "5326.43", mark: .comma),
    Case(text: "$12 USD", value: "12"),
    Case(text: "12.30 DR", value: "-12.3", mark: .point),
    Case(text: "1,23,456", value: "123456", mark: .point),
    Case(text: "1.23.456", value: "123456", mark: .comma),
  ]

  @Test(arguments: known)
  func `that leave one reading are read`(_ wanted: Case) throws {
    let value = try decimal(wanted.value)
    #expect(Self.read(wanted.text) == .known(value, shows: wanted.mark))
  }

  @Test(arguments: [
    ("1.400", "1.4", "1400"), ("-14,000", "-14000", "-14"), ("123.456", "123.456", "123456"),
  ])
  func `with one mark before three digits are undecided`(
    text: String, point: String, comma: String
  ) throws {
    let point = try decimal(point)
    let comma = try decimal(comma)
    #expect(Self.read(text) == .undecided(point: point, comma: comma))
    #expect(Self.read(text, mark: .point) == .known(point, shows: nil))
    #expect(Self.read(text, mark: .comma) == .known(comma, shows: nil))
  }

  @Test(arguments: [
    "", "-", "+", ".", "abc", "12.30 X", "$12 EUR", "$", "-(5)", "(5", "1.2.3", "1,23,45",
    "12,34.5,6", "1.234,567.8",
    "--5", "-5-", "1e5", "1 23", "12 345 6", "0x10", "NaN", "1.23.45", "٣",
    "9999999999999999", "0.123456789012345", "99999999999999999999999999999999999999999",
  ])
  func `that leave none are refused`(text: String) {
    #expect(Self.read(text) == .unreadable)
  }

  @Test(arguments: [
    ("$5.00", "USD", true), ("$5.00", "MXN", true), ("$5.00", "EUR", false), ("€5.00", "EUR", true),
    ("€5.00", "USD", false), ("5.00 EUR", "EUR", true), ("5.00 kr", "SEK", true),
    ("5.00 kr", "USD", false), ("R$5.00", "BRL", true), ("¥500", "JPY", true),
  ])
  func `in words of another currency are refused`(text: String, code: String, isRead: Bool) throws {
    let bytes = Array(text.utf8)
    let currency = try #require(Currency(code: code))
    let amount = OFXAmount.read(bytes, 0..<bytes.count, mark: nil, currency: currency)
    #expect((amount != .unreadable) == isRead)
  }

  @Test(arguments: ["null", "-null", "NULL"])
  func `may be null`(text: String) {
    #expect(Self.read(text) == .null)
  }

  static func read(_ text: String, mark: StatementProfile.DecimalMark? = nil) -> OFXAmount {
    let bytes = Array("<\(text)>".utf8)
    return OFXAmount.read(bytes, 1..<(bytes.count - 1), mark: mark)
  }

  // MARK: - Over a whole file

  @Test func `are decided by the others of the file`() {
    let point = OFXFixture.rows(
      OFXFixture.row(amount: "1,400") + OFXFixture.row(amount: "-12.30", id: "2"))
    #expect(point.map { $0.amount.description } == ["1400", "-12.3"])
    let comma = OFXFixture.read(
      OFXFixture.card(
        OFXFixture.row(amount: "1.400") + OFXFixture.row(amount: "-12,30", id: "2"), balance: "0"))
    #expect(comma.statements.first?.rows.map { $0.amount.description } == ["1400", "-12.3"])
    #expect(comma.decisions.contains { $0.subject == "decimal mark" && $0.choice == "comma" })
  }

  @Test func `are decided by the balance`() {
    let rows = OFXFixture.rows(OFXFixture.row(amount: "1.400"))
    #expect(rows.map { $0.amount.description } == ["1.4"])
  }

  @Test(arguments: [
    ("1.400", "0", "USD"), ("1,400", "7", "EUR"), ("1.400", "1,400", "KWD"),
  ])
  func `are asked about where nothing decides`(amount: String, balance: String, currency: String) {
    let text = OFXFixture.card(
      OFXFixture.row(amount: amount), currency: currency, balance: balance)
    let file = OFXFixture.read(text)
    #expect(file.outcomeWord == "ambiguous")
    #expect(file.codes == ["ofx-undecided-decimal-mark"])
    #expect(file.statements.isEmpty)
    let told = OFXFixture.read(text) { options in
      options.profile = StatementProfile(name: "bank")
      options.profile?.decimalMark = .comma
    }
    #expect(told.outcomeWord == "read")
    let evident = OFXFixture.read(OFXFixture.card(OFXFixture.row(amount: "1.400"))) { options in
      options.profile = StatementProfile(name: "bank")
      options.profile?.decimalMark = .comma
    }
    #expect(evident.statements.first?.rows.first?.amount.description == "1.4")
  }

  @Test func `that contradict each other decide nothing`() {
    let rows = ["1.400", "-12,30", "-12.30"].map { OFXFixture.row(amount: $0) }.joined()
    #expect(OFXFixture.read(OFXFixture.card(rows, balance: "0")).outcomeWord == "ambiguous")
    let unambiguous = ["-12,30", "-12.30"].map { OFXFixture.row(amount: $0) }.joined()
    #expect(OFXFixture.rows(unambiguous).map { $0.amount.description } == ["-12.3", "-12.3"])
  }

  @Test func `of a balance that nothing decides are left out`() {
    let file = OFXFixture.read(
      OFXFixture.card(OFXFixture.row(amount: "-12"), balance: "1.400"))
    #expect(file.statements.map(\.closingBalance) == [nil])
    #expect(file.statements.map(\.rows.count) == [1])
    #expect(file.codes == ["ofx-undecided-decimal-mark"])
    let decided = OFXFixture.read(OFXFixture.card(OFXFixture.row(), balance: "1,400"))
    #expect(decided.statements.first?.closingBalance?.amount.description == "1400")
    #expect(decided.codes.isEmpty)
  }

  @Test func `without signs are asked about where debits are none`() throws {
    let credit = OFXFixture.row(amount: "3").replacing("DEBIT", with: "CREDIT")
    let text = OFXFixture.card(
      OFXFixture.row(amount: "12.30") + OFXFixture.row(amount: "5") + credit)
    #expect(OFXFixture.read(text).codes == ["ofx-unsigned-debits"])
    func told(_ outflow: StatementProfile.Outflow, _ text: String) -> [String] {
      let file = OFXFixture.read(text) { options in
        options.profile = StatementProfile(name: "bank")
        options.profile?.outflow = outflow
      }
      return file.statements.flatMap(\.rows).map(\.amount.description)
    }
    #expect(told(.positive, text) == ["-12.3", "-5", "3"])
    #expect(told(.negative, text) == ["12.3", "5", "3"])
    // One positive debit is a reversal, and a negative amount shows that there are signs.
    let reversal = OFXFixture.card(OFXFixture.row(amount: "12.30") + credit)
    #expect(told(.positive, reversal) == ["12.3", "3"])
    #expect(OFXFixture.read(reversal).outcomeWord == "read")
    let signed = text.replacing("<TRNAMT>3", with: "<TRNAMT>-3")
    #expect(told(.positive, signed) == ["12.3", "5", "-3"])
  }

  @Test func `of a currency with three decimals are decided by it`() {
    let text = OFXFixture.card(OFXFixture.row(amount: "-1.400"), currency: "KWD", balance: "0")
    #expect(OFXFixture.read(text).statements.first?.rows.first?.amount.description == "-1.4")
  }
}
