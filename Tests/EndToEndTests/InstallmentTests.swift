import Testing

/// Purchases paid in parts.
struct InstallmentTests {
  private static let file = """
    Date,Description,Amount,Currency,Installment
    2026-01-07,HARDWARE STORE,-400.00,ILS,4 of 6
    2026-02-07,HARDWARE STORE,-400.00,ILS,5 of 6
    2026-02-18,SOFA HOUSE,-633.34,ILS,1 of 3
    2026-02-20,BAKERY,-20.00,ILS,

    """

  @Test func `what is owed is listed by purchase and by month`() throws {
    let place = try Place.book()
    try place.write("Statements/max/february.csv", Self.file)
    let ran = try place("run", "--quiet")
    #expect(ran.code == 0, "\(ran.talk)")
    let months = try place("installments", "--months", "--format", "csv")
    #expect(
      months.lines == [
        "month,owed,currency,parts", "2026-03,1033.34,ILS,2", "2026-04,633.34,ILS,1",
      ], "\(months.output)")
    let purchases = try place("installments", "--format", "csv")
    #expect(purchases.lines.count == 3, "\(purchases.output)")
    #expect(purchases.output.contains("SOFA HOUSE,max,1 of 3,1900.02,1266.68,ILS,2026-04"))
    #expect(purchases.output.contains("HARDWARE STORE,max,5 of 6,2400.00,400.00,ILS,2026-03"))
    let text = try place("installments")
    #expect(text.output.contains("March 2026"), "\(text.output)")
    #expect(try place("installments", "--card", "none").code == 64)
  }

  @Test func `nothing owed is said`() throws {
    let place = try Place.book()
    let answer = try place("installments")
    #expect(answer.code == 0)
    #expect(answer.output.contains("Nothing is owed"))
  }
}
