import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// Texts that are passed over at a glance, and those that look like them.
struct WordShortcutTests {
  @Test(arguments: [
    ("payment 3 of 10", 3, 10), ("Payment 003 of 010", 3, 10), ("תשלום 3 מתוך 10", 3, 10),
    ("rate 1/12 x", 1, 12), ("cuota (2/6)", 2, 6), ("part:1 / 2", 1, 2), ("part +1 of 2", 1, 2),
  ])
  func `An installment is found`(_ text: String, _ number: Int, _ count: Int) {
    let found = InstallmentWords.find(text, isNamed: false)
    #expect(found == Installment(number: number, count: count))
  }

  @Test(arguments: [
    "", "3", "payment 3", "payment 3 of", "payment 3 of 1000", "payment 12 of 3", "3 of 10",
    "800-555-0101", "payment 3x/10", "payment 3of10", "part 1 - 2", "a5 of 6",
  ])
  func `There is no installment`(_ text: String) {
    #expect(InstallmentWords.find(text, isNamed: false) == nil)
  }

  @Test(arguments: [
    ("Opening balance", LeftOutRow.Reason.openingBalance),
    ("|SALDO FINALE", .closingBalance), ("** Closing balance **", .closingBalance),
    ("OPENING BALANCE AT 1 JANUARY 2024", .openingBalance),
    ("יתרת פתיחה", .openingBalance), ("יתרת סגירה 5 ינואר 2024", .closingBalance),
    ("Начальный остаток", .openingBalance), ("ИТОГО", .summary), ("סה\"כ", .summary),
    ("סה״כ", .summary), ("S A L D O", .closingBalance), ("合计", .summary), ("Σύνολο", .summary),
    ("Počáteční zůstatek", .openingBalance), ("Total 1 2 3", .summary), ("Total ٣", .summary),
    ("März Total", .summary),
  ])
  func `A text that is nothing but a summary`(_ text: String, _ reason: LeftOutRow.Reason) {
    #expect(StatementWords.isWhollySummary(text) == reason)
  }

  @Test(arguments: [
    "", "Total Energies", "סהכ קפה", "Итого кафе", "Café total", "Closing balances",
    "opening balance ｘ", "2024", "January",
  ])
  func `A text that says something else`(_ text: String) {
    #expect(StatementWords.isWhollySummary(text) == nil)
  }

  @Test(arguments: [
    ("Opening balance of the year", LeftOutRow.Reason.openingBalance), ("Solde", .closingBalance),
    ("Solde initial", .openingBalance), ("Balance brought forward 5", .openingBalance),
    ("5 balance brought forward", .openingBalance), ("Saldo", .closingBalance),
    ("Total of all", .summary),
  ])
  func `A text that begins as a summary`(_ text: String, _ reason: LeftOutRow.Reason) {
    #expect(StatementWords.summary(text) == reason)
  }

  @Test(arguments: ["", "12", "the total", "totalled", "opening", "balance"])
  func `A text that does not begin as a summary`(_ text: String) {
    #expect(StatementWords.summary(text) == nil)
  }
}
