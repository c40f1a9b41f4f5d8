import StatementModel

/// What stands before and after an amount's digits: a sign, parentheses, a currency.
struct OFXAmountEnds {
  private(set) var isNegative = false
  /// The digits and the marks between them.
  private(set) var number: [Unicode.Scalar]

  /// Nothing for text with two signs or two currencies, or with words that are no currency or not
  /// that of the statement.
  init?(_ text: ArraySlice<UInt8>, currency: Currency?) {
    number = Array(String(decoding: text, as: UTF8.self).unicodeScalars)
    var signs = 0
    var currencies = 0
    while true {
      trim()
      if let first = number.first, let last = number.last, first == "(", last == ")" {
        signs += 1
        isNegative = true
        number = Array(number.dropFirst().dropLast())
      } else if let sign = number.first, Self.isSign(sign) {
        signs += 1
        isNegative = sign != "+"
        number.removeFirst()
      } else if let sign = number.last, Self.isSign(sign) {
        signs += 1
        isNegative = sign != "+"
        number.removeLast()
      } else if let words = takeWords() {
        guard Self.names(words, currency) else { return nil }
        currencies += 1
      } else {
        break
      }
      guard signs <= 1, currencies <= 1 else { return nil }
    }
  }

  private mutating func trim() {
    while let last = number.last, Self.isBlank(last) { number.removeLast() }
    let leading = number.prefix(while: Self.isBlank).count
    number.removeFirst(leading)
  }

  /// Takes off what stands before or after the digits, and is no mark, sign or blank.
  private mutating func takeWords() -> String? {
    let front = number.prefix(while: Self.isWord)
    guard front.isEmpty else {
      number.removeFirst(front.count)
      return Self.text(front)
    }
    let start = number.lastIndex { !Self.isWord($0) }.map { $0 + 1 } ?? 0
    guard start < number.count else { return nil }
    let back = number[start...]
    number.removeSubrange(start...)
    return Self.text(back)
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// Whether the words name the currency, or one that nothing contradicts.
  private static func names(_ words: String, _ currency: Currency?) -> Bool {
    guard words.unicodeScalars.count <= 8, let sign = CurrencySigns.find(words) else {
      return false
    }
    guard let currency else { return true }
    switch sign {
    case .currency(let named): return named == currency
    case .shared(let sign): return sign.canMean(currency)
    }
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "+" || scalar == "\u{2212}"
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\u{A0}" || scalar == "\u{202F}"
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "0"..."9", ".", ",", "(", ")", "'", "\u{2019}": false
    default: !isSign(scalar) && !isBlank(scalar)
    }
  }
}
