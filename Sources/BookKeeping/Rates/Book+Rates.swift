import StatementModel

extension BookPaths {
  /// Exchange rates, where there are any.
  package var rates: String { root + "/rates.csv" }
}

extension Book {
  /// A file of all rates since 1999 has less than a megabyte.
  private static var mostRateBytes: Int { 64 << 20 }

  /// The rates of `rates.csv`; none without the file.
  ///
  /// - Throws: `.configuration` with every mistake of the file.
  package func exchangeRates() throws(BookError) -> ExchangeRates {
    guard let bytes = try rateBytes() else { return ExchangeRates() }
    let (rates, mistakes) = RatesFile.parse(bytes, path: paths.shown(paths.rates))
    guard mistakes.isEmpty else { throw .configuration(mistakes) }
    return ExchangeRates(rates, maximumAge: configuration.ratesAge)
  }

  /// Equal exactly when the texts of `rates.csv` are.
  var ratesFingerprint: String {
    guard let bytes = try? rateBytes() else { return "" }
    var hash = StableHash()
    hash.add(String(decoding: bytes, as: UTF8.self))
    return TransactionID(high: hash.value.high, low: hash.value.low).description
  }

  private func rateBytes() throws(BookError) -> [UInt8]? {
    guard let status = FileAccess.status(paths.rates), status.kind == .file else { return nil }
    guard status.bytes <= Self.mostRateBytes else {
      throw .configuration([
        Diagnostic(
          .error, RatesFact.tooLarge(bytes: status.bytes),
          at: SourceLocation(file: paths.shown(paths.rates)))
      ])
    }
    let paths = self.paths
    return try BookError.wrap { () throws(FileError) in try FileAccess.read(paths.rates) }
  }
}
