import StatementFormats
import StatementModel

/// A statement profile as the journal keeps it: plain texts, so that it outlives the program.
struct ProfileRecord: Codable, Hashable, Sendable {
  var name: String
  var header: [String]?
  var columns: [String: String]?
  var outflow: String?
  var dates: String?
  var decimal: String?
  var encoding: String?
  var delimiter: String?
  var skip: Int?
  var footer: Int?
  var headerRow: Bool?
  var currency: String?
  var year: Int?
  var undated: String?
  var minorUnits: Bool?
  var balanceOwed: Bool?
  var fee: String?
  var status: [String: String]?

  init(_ profile: StatementProfile) {
    name = profile.name
    header = profile.headerContains.isEmpty ? nil : profile.headerContains
    if !profile.columns.isEmpty {
      var texts: [String: String] = [:]
      for (role, column) in profile.columns {
        switch column {
        case .named(let text): texts[role.rawValue] = "=" + text
        case .number(let number): texts[role.rawValue] = String(number)
        }
      }
      columns = texts
    }
    outflow = profile.outflow?.rawValue
    dates = profile.dateOrder?.rawValue
    decimal = profile.decimalMark?.rawValue
    encoding = profile.encoding
    delimiter = profile.delimiter.map { String(UnicodeScalar($0)) }
    skip = profile.skipLines
    footer = profile.footerLines
    headerRow = profile.hasHeader
    currency = profile.currency?.code
    year = profile.year
    undated = profile.undatedDay?.description
    minorUnits = profile.amountsAreMinorUnits
    balanceOwed = profile.balanceIsOwed
    fee = profile.fee?.rawValue
    if !profile.statuses.isEmpty { status = profile.statuses.mapValues(\.rawValue) }
  }

  var profile: StatementProfile {
    var profile = StatementProfile(name: name)
    profile.headerContains = header ?? []
    for (role, text) in columns ?? [:] {
      guard let role = StatementProfile.Role(rawValue: role) else { continue }
      if text.hasPrefix("=") {
        profile.columns[role] = .named(String(text.dropFirst()))
      } else if let number = Int(text) {
        profile.columns[role] = .number(number)
      }
    }
    profile.outflow = outflow.flatMap(StatementProfile.Outflow.init)
    profile.dateOrder = dates.flatMap(StatementProfile.DateOrder.init)
    profile.decimalMark = decimal.flatMap(StatementProfile.DecimalMark.init)
    profile.encoding = encoding
    profile.delimiter = delimiter?.utf8.first
    profile.skipLines = skip
    profile.footerLines = footer
    profile.hasHeader = headerRow
    profile.currency = currency.flatMap { Currency(code: $0) }
    profile.year = year
    profile.undatedDay = undated.flatMap { CalendarDate(iso: $0) }
    profile.amountsAreMinorUnits = minorUnits
    profile.balanceIsOwed = balanceOwed
    profile.fee = fee.flatMap(StatementProfile.Fee.init)
    profile.statuses = (status ?? [:]).compactMapValues(RowStatus.init)
    return profile
  }
}
