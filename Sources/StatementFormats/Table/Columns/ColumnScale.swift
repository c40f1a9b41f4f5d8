import StatementModel

/// What the whole numbers of a column of money count, where that is less than the currency's unit.
enum ColumnScale: Hashable {
  /// Cents, pence or the like, as the header says.
  case hundredths
  /// The smallest unit of the row's currency, whichever that is.
  case minorUnits

  /// The columns of money whose header says so, or all of which it is said.
  ///
  /// - Parameter said: Whether all amounts are said to count the smallest unit.
  static func find(
    _ header: [HeaderCell], _ roles: ColumnRoles, _ said: Bool?
  ) -> [Int: ColumnScale] {
    if let areMinor = said {
      guard areMinor else { return [:] }
      return Dictionary(uniqueKeysWithValues: Set(roles.money).map { ($0, .minorUnits) })
    }
    var scales: [Int: ColumnScale] = [:]
    for column in roles.money where column < header.count {
      scales[column] = ColumnScale(header[column].key)
    }
    return scales
  }

  /// The scale that a header cell names.
  init?(_ key: String) {
    if StatementWords.has(key, Self.hundredthWords) {
      self = .hundredths
    } else if StatementWords.has(key, Self.minorWords) {
      self = .minorUnits
    } else {
      return nil
    }
  }

  /// The amount that the whole number counts; nothing where the number isn't whole.
  func amount(_ number: ExactDecimal, in currency: Currency?) -> ExactDecimal? {
    guard number.scale == 0 else { return nil }
    let decimals = self == .hundredths ? 2 : (currency ?? .none).minorUnits
    return ExactDecimal(units: number.units, scale: decimals)
  }

  private static let hundredthWords = Words.list("scale.hundredths")
  private static let minorWords = Words.list("scale.minor-units")
}
