import StatementModel

/// A rule of another program in our terms, before it is written as YAML.
struct ImportedRule: Sendable {
  var name: String?
  var test: ImportedTest
  var effects = ImportedEffects()
  /// Where it stands in the file that it comes from.
  var location: SourceLocation
  /// What the rule rests on, where it is a suggestion: then it is written as a comment.
  var suggestion: String?
}

/// What an imported rule asks.
indirect enum ImportedTest: Hashable, Sendable {
  /// One condition; any of the values, each as it stands in a rules file, without quotes.
  case values(RuleField, [String])
  case all([ImportedTest])
  case any([ImportedTest])
  case not(ImportedTest)

  static func value(_ field: RuleField, _ value: String) -> ImportedTest { .values(field, [value]) }
}

/// What an imported rule sets.
struct ImportedEffects: Hashable, Sendable {
  var category: ForeignCategory?
  /// Shares as they stand in a rules file.
  var split: [Part] = []
  var payee: String?
  var note: String?
  var tags: [String] = []
  var hidden = false
  var transfer = false

  /// One part of a split.
  struct Part: Hashable, Sendable {
    var category: ForeignCategory
    var share: String
  }

  var isEmpty: Bool { properties.isEmpty }

  /// The properties set.
  var properties: RuleProperties {
    var properties: RuleProperties = []
    if category != nil || !split.isEmpty { properties.insert(.category) }
    if payee != nil { properties.insert(.payee) }
    if note != nil { properties.insert(.note) }
    if hidden { properties.insert(.hidden) }
    if transfer { properties.insert(.transfer) }
    if !tags.isEmpty { properties.insert(.tags) }
    return properties
  }

  /// Only those properties that are in the set.
  func limited(to wanted: RuleProperties) -> ImportedEffects {
    var limited = self
    if !wanted.contains(.category) { (limited.category, limited.split) = (nil, []) }
    if !wanted.contains(.payee) { limited.payee = nil }
    if !wanted.contains(.note) { limited.note = nil }
    if !wanted.contains(.hidden) { limited.hidden = false }
    if !wanted.contains(.transfer) { limited.transfer = false }
    if !wanted.contains(.tags) { limited.tags = [] }
    return limited
  }
}

/// A category, or an account that stands for one, as the other program names it.
struct ForeignCategory: Hashable, Sendable {
  /// From the root down, none empty.
  var names: [String]
  /// What it counts as, where the other program says.
  var kind: Category.Kind?
  /// Whether the root only says what it counts as: `expenses`.
  var hasKindForRoot = false
}

/// What came of reading another program's rules: the rules in our order of precedence, and what
/// could not be said.
struct ForeignRules: Sendable {
  var rules: [ImportedRule] = []
  var remarks: [Diagnostic] = []

  mutating func leaveOut(_ what: String, because reason: String, at location: SourceLocation) {
    remarks.append(Diagnostic(.warning, ImportFact.leftOut(what, reason: reason), at: location))
  }

  /// Says once, however often it applies, that something does not mean quite the same.
  mutating func change(_ what: String, at location: SourceLocation) {
    let fact = ImportFact.changed(what)
    guard !remarks.contains(where: { ($0.fact as? ImportFact) == fact }) else { return }
    remarks.append(Diagnostic(.note, fact, at: location))
  }
}

/// Why a part of a rule can't be said in ours.
struct Unsayable: Error, Hashable {
  var what: String
  var reason: String

  init(_ what: String, _ reason: String) {
    self.what = what
    self.reason = reason
  }
}
