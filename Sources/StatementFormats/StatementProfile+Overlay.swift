import StatementModel

extension StatementProfile {
  /// The same with what another says put over it.
  package func overlaid(by other: StatementProfile) -> StatementProfile {
    var profile = self
    if !other.headerContains.isEmpty { profile.headerContains = other.headerContains }
    // A column has one role: what it is said to be now it is no longer besides.
    let said = Set(other.columns.values)
    profile.columns = profile.columns.filter { !said.contains($0.value) }
    profile.columns.merge(other.columns) { $1 }
    profile.statuses.merge(other.statuses) { $1 }
    profile.outflow = other.outflow ?? outflow
    profile.balanceIsOwed = other.balanceIsOwed ?? balanceIsOwed
    profile.fee = other.fee ?? fee
    profile.dateOrder = other.dateOrder ?? dateOrder
    profile.decimalMark = other.decimalMark ?? decimalMark
    profile.encoding = other.encoding ?? encoding
    profile.delimiter = other.delimiter ?? delimiter
    profile.skipLines = other.skipLines ?? skipLines
    profile.footerLines = other.footerLines ?? footerLines
    profile.hasHeader = other.hasHeader ?? hasHeader
    profile.currency = other.currency ?? currency
    profile.year = other.year ?? year
    profile.undatedDay = other.undatedDay ?? undatedDay
    profile.amountsAreMinorUnits = other.amountsAreMinorUnits ?? amountsAreMinorUnits
    profile.card = other.card ?? card
    return profile
  }
}
