/// A person's word on recurring payments: which are none, and what others are called.
package struct RecurringDecisions: Hashable, Sendable {
  /// Names of what is no recurring payment, as typed.
  package private(set) var ignored: [String] = []
  /// New names by the found ones, as typed.
  package private(set) var names: [(old: String, new: String)] = []
  private var foldedIgnored: Set<String> = []
  private var foldedNames: [String: String] = [:]

  package init() {}

  package mutating func ignore(_ name: String) {
    ignored.append(name)
    foldedIgnored.insert(TextFolding.fold(name))
  }

  package mutating func rename(_ old: String, to new: String) {
    names.append((old, new))
    foldedNames[TextFolding.fold(old)] = new
  }

  /// Whether a name, whatever its letter case and accents, is none.
  package func isIgnored(_ name: String) -> Bool {
    !foldedIgnored.isEmpty && foldedIgnored.contains(TextFolding.fold(name))
  }

  /// The name that a person gave.
  package func name(for name: String) -> String? {
    foldedNames.isEmpty ? nil : foldedNames[TextFolding.fold(name)]
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.ignored == right.ignored && left.foldedNames == right.foldedNames
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ignored)
    hasher.combine(foldedNames)
  }
}
