import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Amounts without signs whose balances tell them row by row.
struct BalanceSignTests {
  private static let spendingAndIncome = """
    Date,Description,Amount,Balance
    2024-01-15,Alpha,14.00,86.00
    2024-01-16,Beta,2.50,83.50
    2024-01-17,Gamma,2000.00,2083.50
    2024-01-19,Delta,10.00,2073.50
    """

  static let samples: [SignSample] = [
    SignSample(
      name: "the first row that no balance proves is asked about", text: spendingAndIncome,
      asks: "open-row"),
    SignSample(
      name: "a profile answers for it, and it is said", text: spendingAndIncome,
      outflow: .positive, amounts: ["-14", "-2.5", "2000", "-10"], warns: ["sign-by-profile"]),
    SignSample(
      name: "the opening balance above the table proves the first row",
      text: """
        Opening balance;100.00

        Date;Description;Amount;Balance
        2024-01-15;Alpha;14.00;86.00
        2024-01-17;Gamma;2000.00;2086.00
        2024-01-19;Delta;10.00;2076.00
        """,
      amounts: ["-14", "2000", "-10"]),
    SignSample(
      name: "the newest first",
      text: """
        Opening balance;100.00

        Date;Description;Amount;Balance
        2024-01-19;Delta;10.00;2076.00
        2024-01-17;Gamma;2000.00;2086.00
        2024-01-15;Alpha;14.00;86.00
        """,
      amounts: ["-10", "2000", "-14"]),
    SignSample(
      name: "plain words tell the first row",
      text: """
        Date,Description,Amount,Balance
        2024-01-14,Salary Alpha,50.00,100.00
        2024-01-15,Alpha,14.00,86.00
        2024-01-16,Beta,2.50,83.50
        2024-01-17,Gamma,2000.00,2083.50
        """,
      amounts: ["50", "-14", "-2.5", "2000"]),
    SignSample(
      name: "one word does not beat the balances",
      text: """
        Date,Description,Amount,Balance
        2024-01-15,Alpha,3.50,96.50
        2024-01-16,Beta,10.00,86.50
        2024-01-17,Refund,20.00,106.50
        2024-01-19,Gamma,10.00,96.50
        """,
      asks: "open-row"),
    SignSample(
      name: "balances of the ends of days only",
      text: """
        Opening balance;100.00

        Date;Description;Amount;Balance
        2024-01-15;Alpha;14.00;
        2024-01-15;Beta;3.00;83.00
        2024-01-16;Gamma;50.00;
        2024-01-16;Delta;1.00;132.00
        """,
      amounts: ["-14", "-3", "50", "-1"]),
    SignSample(
      name: "one row in the middle that no balance proves",
      text: """
        Opening balance;100.00

        Date;Description;Amount;Balance
        2024-01-15;Alpha;14.00;86.00
        2024-01-16;Beta;5.00;91.00
        2024-01-17;Gamma;3.00;80.00
        2024-01-18;Delta;1.00;79.00
        """,
      asks: "open-row"),
    SignSample(
      name: "all spent so far: the first row can still be income",
      text: """
        Date,Description,Amount,Balance
        2024-01-15,Alpha,14.00,86.00
        2024-01-16,Beta,2.50,83.50
        2024-01-17,Gamma,3.50,80.00
        """,
      asks: "open-row"),
    SignSample(
      name: "a profile answers for a table of spending",
      text: """
        Date,Description,Amount,Balance
        2024-01-15,Alpha,14.00,86.00
        2024-01-16,Beta,2.50,83.50
        2024-01-17,Gamma,3.50,80.00
        """,
      outflow: .positive, amounts: ["-14", "-2.5", "-3.5"]),
    SignSample(
      name: "only deposits",
      text: """
        Date,Description,Amount,Balance
        2024-01-15,Alpha,14.00,114.00
        2024-01-16,Beta,2.50,116.50
        2024-01-17,Gamma,3.50,120.00
        """,
      amounts: ["14", "2.5", "3.5"]),
    SignSample(
      name: "on a card plain words tell that the balance is owed",
      text: """
        Previous balance;100.00

        Date;Merchant;Amount;Balance
        2024-01-15;CARD PURCHASE ALPHA;14.00;114.00
        2024-01-16;CARD PURCHASE BETA;2.50;116.50
        2024-01-17;PAYMENT RECEIVED THANK YOU;100.00;16.50
        """,
      amounts: ["-14", "-2.5", "100"]),
    SignSample(
      name: "elsewhere such words make it a question",
      text: """
        Date,Description,Amount,Balance
        2024-01-15,CARD PURCHASE ALPHA,14.00,114.00
        2024-01-16,CARD PURCHASE BETA,2.50,116.50
        2024-01-17,PAYMENT RECEIVED THANK YOU,100.00,16.50
        """,
      asks: "open-balance"),
    SignSample(
      name: "which the profile answers",
      text: """
        Date,Description,Amount,Balance
        2024-01-15,CARD PURCHASE ALPHA,14.00,114.00
        2024-01-16,CARD PURCHASE BETA,2.50,116.50
        2024-01-17,PAYMENT RECEIVED THANK YOU,100.00,16.50
        """,
      isOwed: true, amounts: ["-14", "-2.5", "100"]),
    SignSample(
      name: "a row that states the opening balance proves the first",
      text: """
        Date,Description,Amount,Balance
        2024-01-14,Opening balance,,100.00
        2024-01-15,Alpha,14.00,86.00
        2024-01-17,Gamma,2000.00,2086.00
        """,
      amounts: ["-14", "2000"]),
    SignSample(
      name: "a header that calls the balance due",
      text: """
        Date,Description,Amount,Balance Due
        2024-01-15,Alpha,14.00,114.00
        2024-01-16,Beta,10.00,124.00
        2024-01-17,Gamma,-100.00,24.00
        """,
      amounts: ["-14", "-10", "100"]),
    SignSample(
      name: "a few words for a balance that is owed are asked about",
      text: """
        Date,Description,Amount,Balance
        2024-01-15,AMAZON,14.00,114.00
        2024-01-16,NETFLIX,10.00,124.00
        2024-01-17,PAYMENT THANK YOU,-100.00,24.00
        """,
      asks: "mixed-signs"),
    SignSample(
      name: "what is available does not count for the balance",
      text: """
        Date,Description,Amount,Available Balance,Balance
        2024-01-15,Alpha,-14.00,500.00,86.00
        2024-01-16,Beta,10.00,480.00,96.00
        2024-01-17,Gamma,-6.00,470.00,90.00
        """,
      amounts: ["-14", "10", "-6"]),
    SignSample(
      name: "a sign that the balance beside it disproves",
      text: """
        Date,Description,Amount,Balance
        2024-01-15,Alpha,-14.00,86.00
        2024-01-16,Beta,-2.50,83.50
        2024-01-17,Gamma,-3.50,80.00
        2024-01-18,Delta,-20.00,100.00
        2024-01-19,Gamma,-3.00,97.00
        """,
      amounts: ["-14", "-2.5", "-3.5", "20", "-3"], warns: ["sign-by-balance"]),
    SignSample(
      name: "pending rows without a balance are outside",
      text: """
        Date,Description,Amount,Balance,Status
        2024-01-15,Alpha,-14.00,86.00,posted
        2024-01-16,Beta,-2.50,,pending
        2024-01-17,Gamma,-3.50,82.50,posted
        2024-01-18,Delta,20.00,102.50,posted
        """,
      amounts: ["-14", "-2.5", "-3.5", "20"]),
  ]

  @Test(arguments: samples) func `Balances give each row its sign`(_ sample: SignSample) throws {
    try sample.check()
  }
}

/// Balances that the rows don't lead to.
struct BalanceWarningTests {
  static let samples: [SignSample] = [
    SignSample(
      name: "one of three",
      text: """
        Date,Description,Amount,Balance
        2024-01-15,Alpha,-3.50,96.50
        2024-01-16,Beta,1000.00,1096.50
        2024-01-17,Gamma,-20.00,1070.50
        2024-01-18,Gamma,-20.00,1050.50
        """,
      amounts: ["-3.5", "1000", "-20", "-20"], warns: ["balance-contradicts"]),
    SignSample(
      name: "two of three",
      text: """
        Date,Description,Amount,Balance
        2024-01-15,Alpha,-3.50,96.50
        2024-01-16,Beta,1000.00,1096.50
        2024-01-18,Gamma,-20.00,1056.50
        2024-01-19,Delta,-10.00,1036.50
        """,
      amounts: ["-3.5", "1000", "-20", "-10"], warns: ["balance-contradicts"]),
    SignSample(
      name: "all contradict what the profile says",
      text: """
        Date,Description,Amount,Balance
        2024-01-15,Alpha,-3.50,96.50
        2024-01-16,Beta,1000.00,1096.50
        2024-01-17,Gamma,-20.00,1076.50
        """,
      outflow: .positive, amounts: ["3.5", "-1000", "20"], warns: ["no-balance-follows"]),
    SignSample(
      name: "unless it says, too, that they are what is owed",
      text: """
        Date,Description,Amount,Balance
        2024-01-15,Alpha,3.50,103.50
        2024-01-16,Beta,-100.00,3.50
        2024-01-17,Gamma,20.00,23.50
        """,
      outflow: .positive, isOwed: true, amounts: ["-3.5", "100", "-20"]),
    SignSample(
      name: "opening and closing balance against the sum",
      text: """
        Opening balance;100,00
        Closing balance;90,00

        Date;Description;Amount
        15.01.2024;Alpha;-3,50
        16.01.2024;Beta;10,00
        """,
      outflow: .negative, amounts: ["-3.5", "10"], warns: ["sum-contradicts"]),
    SignSample(
      name: "opening and closing balance that add up",
      text: """
        Opening balance;100,00
        Closing balance;106,50

        Date;Description;Amount
        15.01.2024;Alpha;-3,50
        16.01.2024;Beta;10,00
        """,
      outflow: .negative, amounts: ["-3.5", "10"]),
    SignSample(
      name: "what a card owes, stated without a sign",
      text: """
        Previous balance;100,00
        New balance;103,50

        Date;Merchant;Amount
        15.01.2024;Alpha;13,50
        16.01.2024;Payment received;-10,00
        """,
      outflow: .positive, amounts: ["-13.5", "10"]),
  ]

  @Test(arguments: samples) func `They are told of`(_ sample: SignSample) throws {
    try sample.check()
  }

  @Test func `The warning names the balances and the amount between`() {
    let file = readCSV(
      """
      Date,Description,Amount,Balance
      2024-01-18,Gamma,-20.00,1050.50
      2024-01-17,Gamma,-20.00,1070.50
      2024-01-16,Beta,1000.00,1096.50
      2024-01-15,Alpha,-3.50,96.50
      """)
    #expect(
      file.warnings.map(\.fact.summary) == [
        "the balance in line 3 is 1070.50, but the one before, 1096.50, and -20.00 make 1076.50"
      ])
    #expect(file.warnings.first?.location?.line == 3)
  }
}
