import StatementModel

/// Currencies as amounts and cells name them.
enum CurrencySigns {
  enum Sign {
    case currency(Currency)
    /// A sign of several currencies: `$`, `kr`, `¥`.
    case shared(SharedCurrencySign)
  }

  /// What a currency sign, word or code stands for; nothing for any other text.
  static func find(_ text: String) -> Sign? {
    // A longer one of ASCII alone is no sign.
    if text.utf8.count > longestPlain, text.utf8.allSatisfy({ $0 < 0x80 }) { return nil }
    if let sign = table[text] { return sign }
    let upper = text.uppercased()
    if upper.utf8.count == 3, let currency = Currency(code: upper), currency.isKnown {
      return .currency(currency)
    }
    return text.utf8.count > 1 ? table[upper] : nil
  }

  /// How many bytes the longest sign of ASCII alone has.
  static let longestPlain =
    table.keys.filter { $0.utf8.allSatisfy { $0 < 0x80 } }.map(\.utf8.count).max() ?? 0

  /// The sign that the text is, where several currencies share it and none is that much likelier.
  static func sharedSign(_ text: String) -> SharedCurrencySign? {
    guard case .shared(let sign) = find(text), sign.usual == nil else { return nil }
    return sign
  }

  /// The currency that a cell names, if it is one.
  static func currency(_ text: String) -> Currency? {
    switch find(text) {
    case .currency(let currency): currency
    case .shared(let sign): sign.usual
    case nil: nil
    }
  }

  private static let table = Dictionary(
    names.compactMap { line in Sign(line.name).map { (line.text, $0) } }
  ) { first, _ in first }

  /// The lines of `CurrencySigns.tsv`: a code, or the name of what currencies share, and a text.
  static let names: [(name: String, text: String)] = EmbeddedFiles.all
    .filter { $0.path == "Values/CurrencySigns.tsv" }
    .flatMap { $0.text.split(separator: "\n") }
    .compactMap { line in
      let parts = line.split(separator: "\t").map(String.init)
      return line.first != "#" && parts.count == 2 ? (parts[0], parts[1]) : nil
    }
}

extension CurrencySigns.Sign {
  /// - Parameter name: A currency's code, or the name of what currencies share.
  init?(_ name: String) {
    if let shared = SharedCurrencySign.allCases.first(where: { "\($0)" == name }) {
      self = .shared(shared)
    } else if let currency = Currency(code: name) {
      self = .currency(currency)
    } else {
      return nil
    }
  }
}
