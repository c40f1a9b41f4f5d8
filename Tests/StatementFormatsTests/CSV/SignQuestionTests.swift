import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Signs that one word or one column's name does not decide.
struct SignQuestionTests {
  static let samples: [SignSample] = [
    SignSample(
      name: "one word of three rows",
      text: """
        Date,Description,Amount
        2024-01-15,Purchase Alpha,14.00
        2024-01-16,Beta,2.50
        2024-01-17,Gamma,2000.00
        """,
      asks: "open-sign"),
    SignSample(
      name: "words in most rows",
      text: """
        Date,Description,Amount
        2024-01-15,Purchase Alpha,14.00
        2024-01-16,Purchase Beta,2.50
        2024-01-17,Gamma,2000.00
        """,
      amounts: ["-14", "-2.5", "-2000"]),
    SignSample(
      name: "debits with a minus and without one",
      text: """
        Date,Description,Debit,Credit
        2024-01-15,Alpha,-14.00,
        2024-01-16,Beta,2.50,
        2024-01-17,Gamma,,9.00
        """,
      asks: "mixed-debit-credit"),
    SignSample(
      name: "which the profile answers",
      text: """
        Date,Description,Debit,Credit
        2024-01-15,Alpha,-14.00,
        2024-01-16,Beta,2.50,
        2024-01-17,Gamma,,9.00
        """,
      outflow: .positive, amounts: ["14", "-2.5", "9"]),
    SignSample(
      name: "or answers the other way",
      text: """
        Date,Description,Debit,Credit
        2024-01-15,Alpha,-14.00,
        2024-01-16,Beta,2.50,
        2024-01-17,Gamma,,9.00
        """,
      outflow: .negative, amounts: ["-14", "2.5", "9"]),
    SignSample(
      name: "one debit taken back among many",
      text: """
        Date,Description,Debit,Credit
        2024-01-15,Alpha,14.00,
        2024-01-16,Beta,2.50,
        2024-01-16,Beta,3.50,
        2024-01-17,Delta,-2.50,
        2024-01-17,Gamma,,9.00
        """,
      amounts: ["-14", "-2.5", "-3.5", "2.5", "9"]),
    SignSample(
      name: "the only debit has a minus, as many banks write them",
      text: """
        Date,Description,Debit,Credit
        2024-01-15,Alpha,,1500.00
        2024-01-16,Beta,-20.00,
        """,
      amounts: ["1500", "-20"]),
    SignSample(
      name: "the only credit has a minus, and no word tells",
      text: """
        Date,Description,Debit,Credit
        2024-01-15,Alpha,30.00,
        2024-01-16,Beta,10.00,
        2024-01-17,Gamma,,-20.00
        """,
      asks: "mixed-debit-credit"),
    SignSample(
      name: "the only credit, said to be taken back",
      text: """
        Date,Description,Debit,Credit
        2024-01-15,Alpha,30.00,
        2024-01-16,Beta,10.00,
        2024-01-17,Gamma,,-20.00
        """,
      outflow: .negative, amounts: ["-30", "-10", "-20"]),
    SignSample(
      name: "the only debit, said to be money spent",
      text: """
        Date,Description,Debit,Credit
        2024-01-15,Alpha,,1500.00
        2024-01-16,Beta,-20.00,
        """,
      outflow: .negative, amounts: ["1500", "-20"]),
    SignSample(
      name: "the only debit, said to be money taken back",
      text: """
        Date,Description,Debit,Credit
        2024-01-15,Alpha,,1500.00
        2024-01-16,Beta,-20.00,
        """,
      outflow: .positive, amounts: ["1500", "20"]),
    SignSample(
      name: "the only debit, of which the row says that it was taken back",
      text: """
        Date,Description,Debit,Credit
        2024-01-15,Alpha,,1500.00
        2024-01-16,Refund Beta,-20.00,
        """,
      amounts: ["1500", "20"]),
    SignSample(
      name: "the only debit, of which the row says that it was spent",
      text: """
        Date,Description,Debit,Credit
        2024-01-15,Alpha,,1500.00
        2024-01-16,Purchase Beta,-20.00,
        """,
      amounts: ["1500", "-20"]),
    SignSample(
      name: "the only credit, which the balance takes back",
      text: """
        Date,Description,Debit,Credit,Balance
        2024-01-15,Alpha,30.00,,970.00
        2024-01-16,Beta,10.00,,960.00
        2024-01-17,Gamma,,-20.00,940.00
        """,
      amounts: ["-30", "-10", "-20"]),
    SignSample(
      name: "the only credit, a payment with a minus as all credits have it",
      text: """
        Date,Description,Debit,Credit
        2024-01-15,Alpha,30.00,
        2024-01-16,Beta,10.00,
        2024-01-17,PAYMENT THANK YOU,,-40.00
        """,
      amounts: ["-30", "-10", "40"]),
    SignSample(
      name: "several debits with a minus, which only repeats the name",
      text: """
        Date,Description,Debit,Credit
        2024-01-15,Alpha,,1500.00
        2024-01-16,Beta,-20.00,
        2024-01-17,Gamma,-30.00,
        """,
      amounts: ["1500", "-20", "-30"]),
    SignSample(
      name: "debits of both signs that the balances prove",
      text: """
        Date,Description,Debit,Credit,Balance
        2024-01-15,Alpha,14.00,,86.00
        2024-01-16,Beta,-2.50,,88.50
        2024-01-17,Gamma,,9.00,97.50
        """,
      amounts: ["-14", "2.5", "9"]),
    SignSample(
      name: "reversals of debits and credits",
      text: """
        Date,Description,Amount,D/C
        2024-01-15,Alpha,5.00,D
        2024-01-16,Beta,6.00,C
        2024-01-17,Gamma,7.00,
        2024-01-18,Delta,8.00,D
        2024-01-19,Delta,8.00,RD
        2024-01-19,Beta,6.00,RC
        """,
      amounts: ["-5", "6", "-8", "8", "-6"], rejects: 1),
    SignSample(
      name: "a direction unknown in one row of a column of types",
      text: """
        Date,Description,Amount,Type
        2024-01-15,Alpha,5.00,Debit
        2024-01-16,Beta,6.00,Credit
        2024-01-17,Gamma,7.00,Debit
        2024-01-18,Delta,8.00,
        """,
      amounts: ["-5", "6", "-7"], rejects: 1),
    SignSample(
      name: "directions in some rows only",
      text: """
        Date,Description,Amount,Type
        2024-01-15,Alpha,5.00,Debit
        2024-01-16,Beta,6.00,Credit
        2024-01-17,Gamma,7.00,Foo
        2024-01-18,Delta,8.00,
        """,
      asks: "open-direction"),
    SignSample(
      name: "kinds of rows of both directions",
      text: """
        Date,Type,Description,Amount
        2024-01-15,Purchase,Alpha,14.00
        2024-01-16,Purchase,Beta,2.50
        2024-01-17,Refund,Gamma,20.00
        """,
      amounts: ["-14", "-2.5", "20"]),
  ]

  @Test(arguments: samples) func `They are asked for`(_ sample: SignSample) throws {
    try sample.check()
  }

  @Test func `The line that names the column of directions reads the table`() throws {
    let text = """
      Date,Description,Amount,Type
      2024-01-15,Alpha,5.00,Debit
      2024-01-16,Beta,6.00,Credit
      2024-01-17,Gamma,7.00,Foo
      2024-01-18,Delta,8.00,
      """
    guard case .ambiguous(let questions) = readCSV(text).outcome else {
      Issue.record("not asked")
      return
    }
    let fact = questions.first?.fact as? any ProfileQuestion
    #expect(fact?.settings == ["columns: { direction: \"Type\" }"])
    var profile = StatementProfile(name: "test")
    profile.columns = [.direction: .named("Type")]
    let file = readCSV(text, profile: profile)
    #expect(try rows(file).map(\.amount) == [decimal("-5"), decimal("6")])
    #expect(file.rejected.map(\.fact.code) == ["bad-direction", "bad-direction"])
  }

  @Test func `Columns without a name are asked for by their numbers`() {
    let file = readCSV("31.01.2024;Alpha;6,00;\n29.01.2024;Beta;;7,00\n")
    guard case .ambiguous(let questions) = file.outcome else {
      Issue.record("not asked")
      return
    }
    let fact = questions.first?.fact as? any ProfileQuestion
    #expect(
      fact?.settings == [
        "columns: { debit: 3, credit: 4 }", "columns: { debit: 4, credit: 3 }",
      ])
  }
}

/// Fees in a column of their own.
struct FeeTests {
  private static let table = """
    Date,Description,Amount,Fee
    2024-01-15,Alpha,-5.00,0.50
    2024-01-16,Beta,-6.00,0.30
    2024-01-17,Salary,100.00,1.00
    """

  static let samples: [SignSample] = [
    SignSample(name: "nothing tells", text: table, asks: "open-fee"),
    SignSample(
      name: "apart", text: table, fee: .apart, amounts: ["-5.5", "-6.3", "99"]),
    SignSample(
      name: "included", text: table, fee: .included, amounts: ["-5", "-6", "100"]),
    SignSample(
      name: "none but zero",
      text: """
        Date,Description,Amount,Fee
        2024-01-15,Purchase Alpha,-5.00,0.00
        2024-01-16,Salary,6.00,
        """,
      amounts: ["-5", "6"]),
    SignSample(
      name: "balances that count them",
      text: """
        Date,Description,Amount,Fee,Balance
        2024-01-15,Alpha,-5.00,0.50,94.50
        2024-01-16,Beta,-6.00,0.00,88.50
        2024-01-17,Gamma,100.00,1.00,187.50
        """,
      amounts: ["-5.5", "-6", "99"]),
    SignSample(
      name: "balances that don't",
      text: """
        Date,Description,Amount,Fee,Balance
        2024-01-15,Alpha,-5.00,0.50,95.00
        2024-01-16,Beta,-6.00,0.30,89.00
        2024-01-17,Gamma,100.00,1.00,189.00
        """,
      amounts: ["-5", "-6", "100"]),
    SignSample(
      name: "a net amount beside the gross one",
      text: """
        Date,Description,Gross,Fee,Net
        2024-01-15,Purchase Alpha,-5.00,-0.50,-5.50
        2024-01-16,Purchase Beta,-6.00,-0.30,-6.30
        2024-01-17,Salary,100.00,-1.00,99.00
        """,
      amounts: ["-5.5", "-6.3", "99"]),
    SignSample(
      name: "a further column of what was taken in all",
      text: """
        Date,Description,Amount,Fee,Taken
        2024-01-15,Purchase Alpha,-5.00,0.50,-5.50
        2024-01-16,Purchase Beta,-6.00,0.30,-6.30
        2024-01-17,Salary,100.00,1.00,99.00
        """,
      amounts: ["-5.5", "-6.3", "99"]),
  ]

  @Test(arguments: samples) func `They count where something says so`(_ sample: SignSample) throws {
    try sample.check()
  }
}
