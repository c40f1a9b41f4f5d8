import StatementModel

/// A decimal from a literal that the test knows to be good.
package func decimal(_ text: String) throws -> ExactDecimal {
  guard let value = ExactDecimal(text) else { throw BadLiteral(text: text) }
  return value
}

/// Money from a literal such as `-12.50 EUR`.
package func money(_ text: String) throws -> Money {
  let parts = text.split(separator: " ")
  guard parts.count == 2, let amount = ExactDecimal(parts[0]),
    let currency = Currency(code: parts[1])
  else { throw BadLiteral(text: text) }
  return Money(amount, currency)
}

/// A day from a literal such as `2026-03-09`.
package func day(_ text: String) throws -> CalendarDate {
  guard let date = CalendarDate(iso: text) else { throw BadLiteral(text: text) }
  return date
}

/// A literal of a test that is not what the test takes it for.
package struct BadLiteral: Error {
  package var text: String
}
