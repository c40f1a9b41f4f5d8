import StatementModel

/// What can be wrong in `daybook.yaml`.
enum ConfigurationFact: DiagnosticFact {
  /// The file as a whole is no mapping.
  case notAMapping(found: String)
  /// A setting's value is of the wrong kind: a list where a text belongs.
  case wrongKind(key: String, expected: String, found: String)
  case unknownKey(String, section: String, known: [String])
  /// A word that is none of those allowed.
  case unknownWord(String, key: String, allowed: [String])
  case notANumber(String, key: String, range: ClosedRange<Int>)
  case unknownCurrency(String, key: String)
  case unknownLocale(String)
  case badCardID(String)
  /// Two cards list one account, or one card lists it twice.
  case sharedAccount(String, card: String, line: Int?)
  /// What should name a header and cannot.
  case badHeaderPrint(String)
  case badGlob(String, fault: StatementGlob.Fault)
  case unknownProfile(String, known: [String])
  case badDelimiter(String)
  case badColumnShape(String)
  case badDate(String)
  case unknownEncoding(String)
  /// Two roles name the same column.
  case sharedColumn(String, role: String)
  case unknownGrouping(String, allowed: [String])
  /// What cannot be the name of an account, a root alone among them.
  case badAccountName(String)
  /// An account's name that begins with none of the kinds of account.
  case rootlessAccount(String, roots: [String])
  case badRootName(String)
  case badBudget(String)
  /// A category that can't be one.
  case badCategory(String)
  case unknownCategory(String, known: [String])
  /// Two budgets of one category for one span.
  case sharedBudget(String, span: String, line: Int?)
  case missingKey(String)
  case contradictingKeys(String, String)
  /// A line for a shell where a list of words belongs.
  case commandLine(key: String, words: [String])
  case badCommandWord(key: String)
  case badAddress(String)

  var code: String {
    switch self {
    case .notAMapping: "not-a-mapping"
    case .wrongKind: "wrong-kind"
    case .unknownKey: "unknown-key"
    case .unknownWord: "unknown-word"
    case .notANumber: "not-a-number"
    case .unknownCurrency: "unknown-currency"
    case .unknownLocale: "unknown-locale"
    case .badCardID: "bad-card-id"
    case .sharedAccount: "shared-account"
    case .badHeaderPrint: "bad-header-print"
    case .badGlob: "bad-glob"
    case .unknownProfile: "unknown-profile"
    case .badDelimiter: "bad-delimiter"
    case .badColumnShape: "bad-column-shape"
    case .badDate: "bad-date"
    case .unknownEncoding: "unknown-encoding"
    case .sharedColumn: "shared-column"
    case .unknownGrouping: "unknown-grouping"
    case .badAccountName: "bad-account-name"
    case .rootlessAccount: "rootless-account"
    case .badRootName: "bad-root-name"
    case .badBudget: "bad-budget"
    case .badCategory: "bad-category"
    case .unknownCategory: "unknown-category"
    case .sharedBudget: "shared-budget"
    case .missingKey: "missing-key"
    case .contradictingKeys: "contradicting-keys"
    case .commandLine: "command-line"
    case .badCommandWord: "bad-command-word"
    case .badAddress: "bad-address"
    }
  }
}
