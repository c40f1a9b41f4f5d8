import StatementModel

/// A source whose fields are recognised by name, and whose documents say which sign a purchase has.
struct KnownConvention {
  var source: String
  var outflow: StatementProfile.Outflow
  /// Keys that together stand in no other source's objects.
  private var keys: [StaticString]

  private init(_ source: String, _ outflow: StatementProfile.Outflow, _ keys: [StaticString]) {
    self.source = source
    self.outflow = outflow
    self.keys = keys
  }

  /// The convention of the source that writes such objects.
  static func of(_ record: JSONRecord) -> KnownConvention? {
    let node = record.innermost
    return all.first { convention in
      convention.keys.allSatisfy { record.member($0, of: node) != nil }
    }
  }

  private static let all: [KnownConvention] = [
    KnownConvention("Salt Edge", .negative, ["made_on", "currency_code", "duplicated"]),
    KnownConvention("Salt Edge", .negative, ["made_on", "currency_code", "mode"]),
    KnownConvention("Open Bank Project", .negative, ["this_account", "other_account", "details"]),
    KnownConvention("Finicity", .negative, ["customerId", "postedDate", "transactionDate"]),
    KnownConvention("Finicity", .negative, ["categorization", "postedDate", "customerId"]),
    KnownConvention("Akahu", .negative, ["_account", "_connection"]),
    KnownConvention("bunq", .negative, ["monetary_account_id", "counterparty_alias"]),
    KnownConvention("N26", .negative, ["visibleTS", "accountId", "currencyCode"]),
    KnownConvention("Mercury", .negative, ["bankDescription", "counterpartyName", "postedAt"]),
    KnownConvention("Tink", .negative, ["descriptions", "dates", "amount", "types"]),
  ]
}
