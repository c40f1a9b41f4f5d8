import RuleEngine
import StatementModel

/// A key of `exports:`.
enum ExportKey: String, SettingKey {
  case roots, accounts

  var setting: (form: ValueForm, summary: String, examples: [String]) {
    switch self {
    case .roots:
      (
        .mapping(MappingForm(ExportRootKey.fields, isOptional: true)),
        "What the five kinds of account are called.", []
      )
    case .accounts:
      (
        .mapping(MappingForm(ExportAccountKey.fields, isOptional: true)),
        "The accounts of cards and categories that are not to be called by their own names.", []
      )
    }
  }
}

/// A key of `exports.roots:`.
enum ExportRootKey: String, SettingKey {
  case assets, liabilities, expenses, income, equity

  var root: ExportNames.Root {
    switch self {
    case .assets: .assets
    case .liabilities: .liabilities
    case .expenses: .expenses
    case .income: .income
    case .equity: .equity
    }
  }

  var setting: (form: ValueForm, summary: String, examples: [String]) {
    (.formed(.rootName), "The name that \(rawValue) begin with.", [root.usualName])
  }
}

/// A key of `exports.accounts:`.
enum ExportAccountKey: String, SettingKey {
  case cards, categories

  var setting: (form: ValueForm, summary: String, examples: [String]) {
    switch self {
    case .cards:
      (
        .named(.cardID, .formed(.accountName), isOptional: true),
        "The accounts of cards, by the cards' ids.", []
      )
    case .categories:
      (
        .named(.exportedCategory, .formed(.accountName), isOptional: true),
        "The accounts of categories; those below one stand below its account.", []
      )
    }
  }
}

extension TextForm {
  static let rootName = TextForm(
    "a word that begins with a capital letter",
    pattern: #"^[^\x00-@\[-\x7F][-0-9A-Za-z\u0080-\uFFFF]*$"#)
  static let accountName = TextForm(
    "names with \":\" between them: Assets:Checking",
    pattern: #"^[^:]*[^:\s][^:]*(:[^:]*[^:\s][^:]*)+$"#)
  static let exportedCategory = TextForm(
    "names with \"/\" between them: Food/Groceries",
    pattern: #"^[^/]*[^/\s][^/]*(/[^/]*[^/\s][^/]*)*$"#, numbers: .any)
}

/// The `exports:` of `daybook.yaml`.
enum ExportSettings {
  static func read(_ node: YAMLNode, with reader: inout SettingsReader) -> ExportNames {
    var names = ExportNames()
    let sections = reader.entries(of: node, key: "exports", known: ExportKey.names)
    // Accounts are held against the roots, wherever those stand.
    for section in sections where section.key.text == ExportKey.roots.rawValue {
      readRoots(section.value, into: &names, with: &reader)
    }
    for section in sections where section.key.text == ExportKey.accounts.rawValue {
      readAccounts(section.value, into: &names, with: &reader)
    }
    return names
  }

  private static func readRoots(
    _ node: YAMLNode, into names: inout ExportNames, with reader: inout SettingsReader
  ) {
    for entry in reader.entries(of: node, key: "exports.roots", known: ExportRootKey.names) {
      guard let key = ExportRootKey(rawValue: entry.key.text),
        let name = reader.text(entry.value, key: key.rawValue)
      else { continue }
      if isRoot(name.text) {
        names.roots[key.root] = name.text
      } else {
        reader.report(ConfigurationFact.badRootName(name.text), at: name.location)
      }
    }
  }

  /// What every program takes for the first name of an account.
  private static func isRoot(_ text: String) -> Bool {
    guard text.unicodeScalars.first?.properties.generalCategory == .uppercaseLetter else {
      return false
    }
    return text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber:
        true
      default: scalar == "-"
      }
    }
  }

  private static func readAccounts(
    _ node: YAMLNode, into names: inout ExportNames, with reader: inout SettingsReader
  ) {
    let section = "exports.accounts"
    for list in reader.entries(of: node, key: section, known: ExportAccountKey.names) {
      let key = list.key.text
      for entry in reader.entries(of: list.value, key: "\(section).\(key)") {
        let account = account(entry, names, with: &reader)
        switch ExportAccountKey(rawValue: key) {
        case .cards:
          if CardSettings.isID(entry.key.text) {
            names.cards[CardID(entry.key.text)] = account
          } else {
            reader.report(ConfigurationFact.badCardID(entry.key.text), at: entry.key.location)
          }
        case .categories:
          if let path = CategoryPath(entry.key.text) {
            names.categories[path] = account
          } else {
            reader.report(
              ConfigurationFact.badCategory(entry.key.text), at: entry.key.location)
          }
        case nil: break
        }
      }
    }
  }

  /// The names of an account from its root on.
  private static func account(
    _ entry: YAMLEntry, _ names: ExportNames, with reader: inout SettingsReader
  ) -> [String]? {
    guard let text = reader.text(entry.value, key: entry.key.text) else { return nil }
    let parts = text.text.split(separator: ":", omittingEmptySubsequences: false)
      .map { part in
        String(
          part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
      }
    guard parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) else {
      reader.report(ConfigurationFact.badAccountName(text.text), at: text.location)
      return nil
    }
    let roots = ExportNames.Root.allCases.map(names.name(of:))
    guard roots.contains(parts[0]) else {
      reader.report(
        ConfigurationFact.rootlessAccount(text.text, roots: roots), at: text.location)
      return nil
    }
    return parts
  }
}
