import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Whether a single word makes a table a card's, or tells the way of all its amounts.
struct CardEvidenceTests {
  static let samples: [SignSample] = [
    SignSample(
      name: "a seller's account whose column is called Merchant",
      text: """
        Date,Merchant,Amount
        2026-01-31,Alpha payout,45.00
        2026-01-25,Alpha payout,30.00
        2026-01-15,Alpha payout,120.00
        2026-01-10,Beta,99.00
        2026-01-08,Gamma,-3.00
        """,
      asks: "open-sign"),
    SignSample(
      name: "a savings account with the number of a card",
      text: """
        Kartennummer;Datum;Text;Betrag
        1234;31.01.2026;Alpha;45,00
        1234;25.01.2026;Beta;30,00
        1234;15.01.2026;Gamma;120,00
        1234;10.01.2026;Delta;99,00
        """,
      asks: "open-sign"),
    SignSample(
      name: "two columns that only a card's statement has",
      text: """
        Date,Merchant,Billed amount,MCC
        2026-01-31,Alpha,45.00,5411
        2026-01-25,Beta,30.00,5411
        2026-01-15,Gamma,120.00,5812
        2026-01-10,Delta,99.00,5812
        2026-01-08,Gamma,-3.00,5812
        """,
      amounts: ["-45", "-30", "-120", "-99", "3"]),
    SignSample(
      name: "one word of a header and words of rows",
      text: """
        Date,Merchant,Amount
        2026-01-31,Alpha,45.00
        2026-01-25,Beta PURCHASE,30.00
        2026-01-15,Gamma,120.00
        2026-01-10,REFUND Delta,-99.00
        """,
      amounts: ["-45", "-30", "-120", "99"]),
    SignSample(
      name: "one word beside all amounts without a sign",
      text: """
        Date,Description,Amount,Type
        2026-01-31,Alpha,45.00,Credit
        2026-01-25,Beta,30.00,Credit
        2026-01-15,Gamma,120.00,Credit
        """,
      asks: "open-sign"),
    SignSample(
      name: "the same in a column that is one of directions",
      text: """
        Date,Description,Amount,Debit/Credit
        2026-01-31,Alpha,45.00,Credit
        2026-01-25,Beta,30.00,Credit
        2026-01-15,Gamma,120.00,Credit
        """,
      amounts: ["45", "30", "120"]),
    SignSample(
      name: "one word of one row against the others",
      text: """
        Date,Description,Amount
        2026-01-31,Alpha,45.00
        2026-01-25,Beta,30.00
        2026-01-20,Gamma,31.00
        2026-01-15,CARD PURCHASE Delta,-120.00
        """,
      asks: "open-sign"),
    SignSample(
      name: "one row alone, by one word",
      text: "Date,Description,Amount\n2026-01-31,CARD PURCHASE Alpha,45.00\n",
      asks: "open-sign"),
    SignSample(
      name: "a balance that rises with most rows, and one word against it",
      text: """
        Date,Description,Amount,Balance
        2026-01-30,ALPHA 12,45.67,361.16
        2026-01-21,BETA,-300.00,315.49
        2026-01-13,GAMMA PARKING,15.49,615.49
        2026-01-12,DELTA,600.00,600.00
        """,
      asks: "mixed-signs"),
    SignSample(
      name: "the same said to be owed",
      text: """
        Date,Description,Amount,Balance
        2026-01-30,ALPHA 12,45.67,361.16
        2026-01-21,BETA,-300.00,315.49
        2026-01-13,GAMMA PARKING,15.49,615.49
        2026-01-12,DELTA,600.00,600.00
        """,
      outflow: .positive, amounts: ["-45.67", "300", "-15.49", "-600"],
      warns: ["no-balance-follows"]),
    SignSample(
      name: "two columns without header whose balance rises with the first",
      text: """
        2026-01-12,Alpha,600.00,,600.00
        2026-01-13,Beta,15.49,,615.49
        2026-01-21,Gamma,,300.00,315.49
        2026-01-30,Delta,45.67,,361.16
        """,
      asks: "open-debit-credit"),
    SignSample(
      name: "two columns without header, and the words of two rows",
      text: """
        2026-01-12,Alpha,60.00,
        2026-01-13,NETFLIX.COM,15.49,
        2026-01-21,PAYMENT THANK YOU,,300.00
        """,
      amounts: ["-60", "-15.49", "300"]),
    SignSample(
      name: "a note that says more than the shop's name",
      text: """
        Date,Merchant,Amount,Notes
        2026-01-31,Alpha,45.00,
        2026-01-25,IKEA,30.00,
        2026-01-15,ZARA,-12.00,refund
        """,
      amounts: ["-45", "-30", "12"]),
    SignSample(
      name: "signs of both kinds written out, and one word against them",
      text: """
        Date,Description,Amount
        2026-01-31,Alpha,- $45.00
        2026-01-25,Rent,+ $30.00
        2026-01-20,Amazon,- $5.00
        2026-01-19,Beta,+ $9.00
        2026-01-18,Gamma,+ $9.00
        """,
      amounts: ["-45", "30", "-5", "9", "9"]),
    SignSample(
      name: "a fee that was given back",
      text: """
        Date,Description,Amount,Fee,Balance
        2026-01-15,Alpha,-5.00,0.50,94.50
        2026-01-16,Beta,-6.00,0.50,88.00
        2026-01-17,Gamma,10.00,-0.50,98.50
        """,
      amounts: ["-5.5", "-6.5", "10.5"]),
    SignSample(
      name: "fees written with a minus",
      text: """
        Date,Description,Amount,Fee,Balance
        2026-01-15,Alpha,-5.00,-0.50,94.50
        2026-01-16,Beta,-6.00,-0.50,88.00
        2026-01-17,Gamma,10.00,-0.50,97.50
        """,
      amounts: ["-5.5", "-6.5", "9.5"]),
  ]

  @Test(arguments: samples) func `It decides nothing alone`(_ sample: SignSample) throws {
    try sample.check()
  }
}
