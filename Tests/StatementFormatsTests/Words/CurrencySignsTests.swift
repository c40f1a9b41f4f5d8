import StatementModel
import Testing

@testable import StatementFormats

struct `Signs of currencies` {
  @Test func `every line says what its text stands for, and no text stands twice`() {
    let names = CurrencySigns.names
    #expect(names.count > 150)
    #expect(names.filter { CurrencySigns.Sign($0.name) == nil }.map(\.text) == [])
    #expect(Set(names.map(\.text)).count == names.count)
  }

  @Test(arguments: [
    ("€", "EUR"), ("Euro", "EUR"), ("nis", "ILS"), ("שקל חדש", "ILS"), ("Kč", "CZK"),
    ("dem", "DEM"), ("R$", "BRL"), ("r", nil), ("usd", "USD"), ("xqz", nil), ("$", nil),
  ])
  func `a text names a currency or none`(_ text: String, _ code: String?) {
    #expect(CurrencySigns.currency(text)?.code == code)
  }

  @Test func `what several currencies share is known as shared`() {
    #expect(CurrencySigns.sharedSign("＄") == .dollar)
    #expect(CurrencySigns.sharedSign("kr.") == .krone)
    #expect(CurrencySigns.sharedSign("€") == nil)
  }
}
