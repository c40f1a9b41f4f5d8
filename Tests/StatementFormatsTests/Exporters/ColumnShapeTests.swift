import StatementModel
import TestSupport
import Testing

@testable import StatementFormats

struct `Shapes of columns` {
  @Test(arguments: [
    ("dd/mm/yyyy", "25/03/2026", true), ("dd/mm/yyyy", "03/25/2026", false),
    ("dd/mm/yyyy", "5/3/2026", false), ("d/m/yyyy", "5/3/2026", true),
    ("d/m/yyyy", "15/13/2026", false), ("yyyymmdd", "20260325", true),
    ("yyyymmdd", "2026032", false), ("dd mmm yy", "04 Mar 26", true),
    ("dd mmm yy", "04 03 26", false), ("dd-mm-yyyy", "25-03-2026 10:00", false),
    ("0.00", "12.34", true), ("0.00", "1,234.56", true), ("0.00", "-12.34", false),
    ("0.00", "12", false), ("0.00", "12,34", false), ("0.0", "12", true), ("0.0", "12.5", true),
    ("-0,00", "-1.234,56", true), ("-0,00", "24 207,40", true), ("-0,00", "+1,00", false),
    ("+0.00", "+5.00", true), ("+0.00", "5.00", false), ("0.00", ".50", false),
    ("0", "00042", true), ("0", "4a", false), ("iban", "NL00ASNB9999999999", true),
    ("iban", "NL00", false), ("currency", "EUR", true), ("currency", "eur", false),
    ("card", "4500********1234", true), ("card", "4500123412341234", false),
    ("=D|C", "D", true), ("=D|C", "K", false), ("text", "x", true), ("text", " ", false),
    ("any", "", true), ("empty", "", true), ("empty", "x", false), ("0.00?", "", true),
    ("0.00?", "7.00", true), ("0.00?", "x", false),
  ])
  func `a cell fits its shape or does not`(_ word: String, _ cell: String, _ fits: Bool) throws {
    #expect(try #require(ColumnShape(word)).fits(cell) == fits)
  }

  @Test(arguments: ["", "date", "dd/mm", "0.000", "amount", "?", "dmyyyyyyyyyyyyyyyyyyyyyyyyyy"])
  func `another word is no shape`(_ word: String) { #expect(ColumnShape(word) == nil) }

  /// Rows of a file without header, and the exporter that they are known for.
  @Test(arguments: [
    ("03/04/2026,SHOP,4.56,,95.44\n03/05/2026,PAY,,10.00,105.44\n", "TD Canada Trust"),
    // A day that is no month.
    ("13/04/2026,SHOP,4.56,,95.44\n14/05/2026,PAY,,10.00,105.44\n", nil),
    ("\"03/04/2026\",\"-12.07\",\"*\",\"\",\"SHOP\"\n", "Wells Fargo"),
    // One row of another kind is enough: it is another's file.
    (
      "\"03/04/2026\",\"-12.07\",\"*\",\"\",\"SHOP\"\n\"03/04/2026\",\"-12.07\",\"x\",\"\",\"SHOP\"\n",
      nil
    ),
    ("2026-04-03,SHOP,4.56,,\n2026-04-05,PAY,,100.00,\n", nil),
  ])
  func `rows without header are known by their shape`(_ text: String, _ name: String?) {
    let file = readCSV(text)
    #expect(file.decisions.first { $0.subject == "exporter" }?.choice == name)
  }

  @Test func `a shape that two exporters share is nobody's`() throws {
    var first = StatementProfile(name: "first")
    first.shape = ["dd-mm-yyyy", "text", "0.00"].compactMap(ColumnShape.init)
    first.outflow = .positive
    var second = first
    second.name = "second"
    second.outflow = .negative
    var options = ReadingOptions(path: "test.csv")
    let bytes = Array("03-04-2026,SHOP,4.56\n25-04-2026,SHOP,5.00\n26-04-2026,SHOP,6.00\n".utf8)
    options.exporters = ExporterLibrary(own: [first])
    let known = CSVFormat.read(bytes, options: options)
    #expect(
      rows(known).map(\.amount) == [try decimal("-4.56"), try decimal("-5"), try decimal("-6")])
    options.exporters = ExporterLibrary(own: [first, second])
    #expect(
      !CSVFormat.read(bytes, options: options).decisions.contains { $0.subject == "exporter" })
  }

  /// The balance of a card is what is owed, and rises with what is spent.
  @Test func `columns that an entry names by number tell debits from credits`() throws {
    let file = readCSV(
      "03/10/2026,ZORBA,4.50,,104.50\n03/14/2026,QUUX,20.00,,124.50\n03/20/2026,FLOP,30.25,,154.75\n"
    )
    #expect(
      rows(file).map(\.amount) == [try decimal("-4.5"), try decimal("-20"), try decimal("-30.25")])
    #expect(
      file.decisions.first { $0.subject == "debit" }?.evidence == "TD Canada Trust writes it there")
  }

  @Test func `a profile is found by its shape, and binds`() throws {
    var profile = StatementProfile(name: "mine")
    profile.shape = ["mm/dd/yyyy", "text", "0.00?", "0.00?", "0.00"].compactMap(ColumnShape.init)
    profile.columns = [.credit: .number(3), .debit: .number(4)]
    var options = ReadingOptions(path: "test.csv")
    options.profiles = [profile]
    let file = CSVFormat.read(
      Array("03/04/2026,SHOP,4.56,,95.44\n".utf8), options: options)
    #expect(file.profileName == "mine")
    #expect(rows(file).map(\.amount) == [try decimal("4.56")])
  }
}
