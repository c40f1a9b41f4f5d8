import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

/// What decimal marks and the header's language say of the order of dates.
struct DecimalCommaDateTests {
  private func isAsked(_ file: StatementFile) -> Bool {
    if case .ambiguous = file.outcome { return true }
    return false
  }

  @Test(arguments: [
    ("Spanish", "Fecha;Concepto;Importe;Saldo"), ("French", "Date;Libellé;Montant;Solde"),
    ("French without accents", "Date;Libelle;Montant;Solde"),
    ("Portuguese", "Data;Descrição;Valor;Saldo"),
    ("Turkish", "Tarih;Açıklama;Tutar;Bakiye"), ("Romanian", "Data;Descriere;Suma;Sold"),
    ("Indonesian", "Tanggal;Keterangan;Jumlah;Saldo"),
  ])
  func `A decimal comma goes with the day first`(_ name: String, _ header: String) throws {
    let file = readCSV(
      header + "\n10/11/2025;CARD PURCHASE;-10,00;90,00\n09/11/2025;CARD PURCHASE;-5,00;100,00\n")
    #expect(try rows(file).map(\.keyDate) == [day("2025-11-10"), day("2025-11-09")])
  }

  @Test(arguments: [
    ("Portuguese", "Data;Descricao;Valor;Saldo"),
    ("Turkish", "Tarih;Aciklama;Tutar;Bakiye"), ("Romanian", "Data;Descriere;Suma;Sold"),
    ("Indonesian", "Tanggal;Keterangan;Jumlah;Saldo"),
  ])
  func `So does the header's language`(_ name: String, _ header: String) throws {
    let file = readCSV(
      header + "\n10/11/2025;CARD PURCHASE;-10.00;90.00\n09/11/2025;CARD PURCHASE;-5.00;100.00\n")
    #expect(try rows(file).map(\.keyDate) == [day("2025-11-10"), day("2025-11-09")])
  }

  @Test(arguments: [
    ("English", "Date;Description;Amount;Balance"), ("Spanish", "Fecha;Concepto;Importe;Saldo"),
    ("French", "Date;Libellé;Montant;Solde"), ("Spanish, Valor", "Fecha;Detalle;Valor;Saldo"),
  ])
  func `A decimal point and a language of North America leave it open`(
    _ name: String, _ header: String
  ) {
    let file = readCSV(
      header + "\n10/11/2025;CARD PURCHASE;-10.00;90.00\n09/11/2025;CARD PURCHASE;-5.00;100.00\n")
    #expect(isAsked(file))
  }

  @Test func `Short years that an order scatters over decades are not of that order`() throws {
    let file = readCSV(
      """
      Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
      CARD_PAYMENT,Current,25-03-01 18:20,25-03-01 18:21,Shop,-7.45,0,EUR,COMPLETED,96.25
      CARD_PAYMENT,Current,25-03-12 17:45,25-03-12 17:46,Shop,-12.00,0,EUR,COMPLETED,84.25
      CARD_PAYMENT,Current,25-03-27 12:00,25-03-27 12:01,Shop,-9.99,0,EUR,COMPLETED,74.26

      """)
    #expect(
      try rows(file).map(\.keyDate) == [day("2025-03-01"), day("2025-03-12"), day("2025-03-27")])
  }

  @Test func `A single such date is asked about`() {
    let file = readCSV("Date,Description,Amount\n25-03-01 18:20,CARD PURCHASE,-5.00\n")
    #expect(isAsked(file))
  }
}

/// Whole amounts whose commas or points can be taken for decimal marks.
struct GroupedAmountTests {
  @Test(arguments: [
    ("smaller ones without", "-9,000;-540;-12,500", ["-9000", "-540", "-12500"]),
    ("twice", "-9,000;-12,500;-54", ["-9000", "-12500", "-54"]),
  ])
  func `Commas that only larger amounts have group digits`(
    _ name: String, _ amounts: String, _ expected: [String]
  ) {
    let found = rows(read("Date;Description;Amount", amounts))
    #expect(found.map(\.amount.description) == expected)
  }

  @Test(arguments: [
    ("three decimals everywhere", "-9,000;-1,500;-12,500"),
    ("a larger one without", "-9,000;-1500;-54;-12,500"), ("one alone", "-9,000;-54"),
    ("points", "-9.000;-54;-12.500"),
  ])
  func `Others are asked about`(_ name: String, _ amounts: String) {
    guard case .ambiguous(let questions) = read("Date;Description;Amount", amounts).outcome else {
      Issue.record("nothing is asked")
      return
    }
    #expect(questions.map(\.fact.code) == ["open-decimal-mark"])
  }

  @Test func `Amounts under a Japanese header have no decimals`() {
    let file = readCSV(
      """
      日付,摘要内容,支払い金額,預かり金額,差引残高,メモ
      2024/4/22,スーパー,"9,000",,"150,542",

      """)
    #expect(rows(file).map(\.amount.description) == ["-9000"])
  }

  private func read(_ header: String, _ amounts: String) -> StatementFile {
    let cells = amounts.split(separator: ";")
    return readCSV(
      header + "\n"
        + cells.enumerated().map { "2024-01-\(10 + $0);CARD PURCHASE;\($1)\n" }.joined())
  }
}

/// The currency that a line above the table names.
struct NotedCurrencyTests {
  @Test(arguments: ["Currency :- INR", "Currency : INR", "Currency: - INR", "Currency,INR"])
  func `It is read behind any mark`(_ line: String) {
    let file = readCSV(
      "\(line)\nDate,Description,Amount\n2024-01-10,CARD PURCHASE,-5.00\n")
    #expect(file.statements.map(\.currency?.code) == ["INR"])
  }
}
