/// Interfaces whose objects are read by the names of their fields, and whose documents say which sign
/// a purchase has.
enum KnownInterface {
  /// Keys that together stand in no other interface's objects, and the interface.
  private static let all: [(keys: [String], exporter: KnownExporter)] = [
    entry("Salt Edge", "made_on;currency_code;duplicated"),
    entry("Salt Edge", "made_on;currency_code;mode"),
    entry("Open Bank Project", "this_account;other_account;details"),
    entry("Finicity", "customerId;postedDate;transactionDate"),
    entry("Finicity", "categorization;postedDate;customerId"),
    entry("Akahu", "_account;_connection"),
    entry("bunq", "monetary_account_id;counterparty_alias"),
    entry("N26", "visibleTS;accountId;currencyCode"),
    entry("Mercury", "bankDescription;counterpartyName;postedAt"),
    entry("Tink", "descriptions;dates;amount;types"),
  ]

  private static func entry(
    _ name: String, _ keys: String
  ) -> (keys: [String], exporter: KnownExporter) {
    let exporter = KnownExporter(
      .account, name, keys, beginning: true, spent: .negative, from: "the interface's documents")
    return (exporter.header, exporter)
  }

  /// The interface that writes objects with such members.
  ///
  /// - Parameter paths: The paths of the members, from the object on.
  static func find(_ paths: [String]) -> KnownExporter? {
    let keys = Set(paths.map { $0.prefix { $0 != "." } }.map(String.init))
    return all.first { $0.keys.allSatisfy(keys.contains) }?.exporter
  }
}
