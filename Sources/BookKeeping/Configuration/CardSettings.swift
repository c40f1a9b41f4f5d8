import RuleEngine
import StatementModel

/// The `cards:` of `daybook.yaml`.
enum CardSettings {
  /// Where an account was first listed.
  private struct Listing {
    var card: String
    var line: Int?
  }

  static func read(
    _ node: YAMLNode, with reader: inout SettingsReader
  ) -> [ConfiguredCard] {
    var cards: [ConfiguredCard] = []
    var listings: [String: Listing] = [:]
    for entry in reader.entries(of: node, key: "cards") {
      guard isID(entry.key.text) else {
        reader.report(ConfigurationFact.badCardID(entry.key.text), at: entry.key.location)
        continue
      }
      cards.append(card(entry, listings: &listings, with: &reader))
    }
    return cards
  }

  /// Whether a text can be the id of a card: it names a folder below `Statements/`.
  static func isID(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix(".") && text.utf8.count <= 100
      && !text.unicodeScalars.contains {
        $0 == "/" || $0 == "\\" || $0.properties.generalCategory == .control
      }
  }

  private static func card(
    _ entry: YAMLEntry, listings: inout [String: Listing], with reader: inout SettingsReader
  ) -> ConfiguredCard {
    let id = entry.key.text
    var configured = ConfiguredCard(
      card: Card(id: CardID(id), name: id), location: entry.key.location)
    for setting in reader.entries(of: entry.value, key: "cards.\(id)", known: CardKey.names) {
      let key = setting.key.text
      switch CardKey(rawValue: key) {
      case .name:
        if let name = reader.text(setting.value, key: key) { configured.card.name = name.text }
      case .accounts:
        for account in reader.texts(setting.value, key: key) {
          let digits = significant(account.text)
          if let first = listings[digits] {
            reader.report(
              ConfigurationFact.sharedAccount(account.text, card: first.card, line: first.line),
              at: account.location)
          } else {
            listings[digits] = Listing(card: id, line: account.location.line)
            configured.card.accounts.append(account.text)
          }
        }
      case .currency:
        configured.card.currency = reader.currency(setting.value, key: key)
      case .type:
        configured.card.type = accountType(setting.value, with: &reader)
      case .statements:
        configured.statementGlobs = globs(setting.value, with: &reader)
      case .profile:
        let profile = reader.text(setting.value, key: key)
        configured.profile = profile?.text
        configured.profileLocation = profile?.location
      case .headers:
        configured.acceptedHeaders = headers(setting.value, with: &reader)
      case nil: break
      }
    }
    return configured
  }

  /// An account number without the marks that people and banks put between its digits.
  private static func significant(_ account: String) -> String {
    String(account.filter { $0.isLetter || $0.isNumber || $0 == "*" }).lowercased()
  }

  private static func accountType(
    _ node: YAMLNode, with reader: inout SettingsReader
  ) -> AccountType? {
    guard let word = reader.text(node, key: "type") else { return nil }
    if let type = AccountType(name: word.text) { return type }
    reader.report(
      ConfigurationFact.unknownWord(
        word.text, key: "type", allowed: AccountType.allCases.map(\.name)), at: word.location)
    return nil
  }

  private static func headers(
    _ node: YAMLNode, with reader: inout SettingsReader
  ) -> [String] {
    reader.texts(node, key: "headers").compactMap { text in
      let print = text.text.lowercased()
      if print.utf8.count == 8, print.allSatisfy(\.isHexDigit) { return print }
      reader.report(ConfigurationFact.badHeaderPrint(text.text), at: text.location)
      return nil
    }
  }

  private static func globs(
    _ node: YAMLNode, with reader: inout SettingsReader
  ) -> [String] {
    reader.texts(node, key: "statements").compactMap { text in
      do throws(StatementGlob.Fault) {
        return try StatementGlob(text.text).pattern
      } catch {
        reader.report(ConfigurationFact.badGlob(text.text, fault: error), at: text.location)
        return nil
      }
    }
  }
}

extension BookConfiguration {
  /// Whether a text can be the id of a card.
  package static func isCardID(_ text: String) -> Bool { CardSettings.isID(text) }
}
