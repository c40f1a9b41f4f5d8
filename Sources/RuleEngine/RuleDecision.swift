import StatementModel

/// What the rules make of a transaction: for each property by itself, the first rule in file
/// order that matches and sets it; tags accumulate.
///
/// Copying one costs next to nothing, whatever it holds: most transactions share theirs.
@usableFromInline
package struct RuleDecision: Hashable, Sendable {
  /// A property's value and the rule that set it, by its number in the rule set, from 0.
  @usableFromInline
  package struct Setting<Value: Hashable & Sendable>: Hashable, Sendable {
    @usableFromInline package var value: Value
    @usableFromInline package var rule: Int

    package init(_ value: Value, by rule: Int) {
      self.value = value
      self.rule = rule
    }
  }

  /// What was set.
  @usableFromInline
  struct Content: Hashable, Sendable {
    @usableFromInline var category: Setting<CategoryPath>?
    var split: Setting<CategorySplit>?
    @usableFromInline var payee: Setting<String>?
    var note: Setting<String>?
    @usableFromInline var hidden: Setting<Bool>?
    @usableFromInline var transfer: Setting<Bool>?
    var period: Setting<String>?
    var tags: [Setting<String>] = []

    var isSplit: Bool { if case .some = split { true } else { false } }
  }

  /// Content that copies share; a change makes another.
  @usableFromInline
  final class Shared: Sendable {
    static let empty = Shared(Content())

    @usableFromInline let content: Content

    init(_ content: Content) { self.content = content }
  }

  @usableFromInline var shared: Shared

  package init() { shared = .empty }

  /// A decision that is lent.
  init(_ shared: Shared) { self.shared = shared }

  /// What the decision refers to, not counted.
  var unmanaged: Unmanaged<Shared> { unsafe Unmanaged.passUnretained(shared) }

  package var category: Setting<CategoryPath>? {
    @inlinable get { shared.content.category }
    set { change { $0.category = newValue } }
  }

  /// The category in several parts, which fit the amount; never beside `category`.
  package var split: Setting<CategorySplit>? {
    get { shared.content.split }
    set { change { $0.split = newValue } }
  }

  /// Whether there is a category, whole or in parts; to ask copies neither.
  package var isCategorized: Bool {
    // Part by part: a category as a whole would be counted twice for this.
    switch shared.content.category {
    case .some: true
    case .none: shared.content.isSplit
    }
  }

  package var payee: Setting<String>? {
    @inlinable get { shared.content.payee }
    set { change { $0.payee = newValue } }
  }

  package var note: Setting<String>? {
    get { shared.content.note }
    set { change { $0.note = newValue } }
  }

  package var hidden: Setting<Bool>? {
    @inlinable get { shared.content.hidden }
    set { change { $0.hidden = newValue } }
  }

  package var transfer: Setting<Bool>? {
    @inlinable get { shared.content.transfer }
    set { change { $0.transfer = newValue } }
  }

  /// The name of a period.
  package var period: Setting<String>? {
    get { shared.content.period }
    set { change { $0.period = newValue } }
  }

  /// In the order of being set, each tag once.
  package var tags: [Setting<String>] {
    get { shared.content.tags }
    set { change { $0.tags = newValue } }
  }

  private mutating func change(_ body: (inout Content) -> Void) {
    var content = shared.content
    body(&content)
    shared = Shared(content)
  }

  @usableFromInline package static func == (one: RuleDecision, other: RuleDecision) -> Bool {
    one.shared === other.shared || one.shared.content == other.shared.content
  }

  @usableFromInline package func hash(into hasher: inout Hasher) { hasher.combine(shared.content) }
}
