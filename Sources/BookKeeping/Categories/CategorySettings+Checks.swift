import RuleEngine
import StatementModel

// What must hold before and after a change.
extension CategorySettings {
  func isDeclared(_ category: CategoryPath) -> Bool {
    allUses.contains { $0.kind == .declaration && $0.category == category }
  }

  func unknown(_ name: String) -> BookError {
    let meant = NearMiss.best(for: name, among: tree.paths.map(\.text))
    return Self.failure(.unknown(name, meant: meant))
  }

  func requireKnown(_ category: CategoryPath) throws(BookError) {
    guard tree.contains(category) else { throw unknown(category.text) }
  }

  func requireOwn(_ category: CategoryPath) throws(BookError) {
    guard !tree.isDefault(category) else { throw Self.failure(.isDefault(category.text)) }
  }

  /// - Parameter mayExist: Whether it may be a parent that is only implied, or be there already.
  func requireFree(_ category: CategoryPath, mayExist: Bool) throws(BookError) {
    let name = category.text
    guard !category.isReserved else { throw Self.failure(.reserved(name)) }
    guard mayExist || !tree.contains(category) else { throw Self.failure(.exists(name)) }
  }

  func noPlace(_ name: String, in file: CategoryText) -> BookError {
    .configuration([
      Diagnostic(
        .error, CategoryFault.noPlace(what: "\"\(name)\""), at: SourceLocation(file: file.path))
    ])
  }

  static func failure(_ fault: CategoryFault) -> BookError { .usage(Diagnostic(.error, fault)) }

  // MARK: Plans

  /// The changes of these texts, if all are right together.
  func plan(_ texts: [(file: CategoryText, new: String)]) throws(BookError) -> Plan {
    var plan = Plan()
    for (file, new) in texts where Array(new.utf8) != Array(file.text.utf8) {
      let absolute = rules.first { $0.text.path == file.path }?.absolute ?? paths.configuration
      plan.files.append(
        FileChange(path: file.path, old: file.text, new: new, absolute: absolute))
    }
    let outside = plan.files.filter { !FilePath($0.absolute).isBelow(paths.root) }.map(\.path)
    guard outside.isEmpty || mayChangeOutside else { throw Self.failure(.outside(outside)) }
    _ = try trees(of: plan)
    return plan
  }

  /// All categories after a change, which must leave everything right.
  func trees(of plan: Plan) throws(BookError) -> CategoryTree {
    let new = Dictionary(plan.files.map { ($0.path, $0.new) }, uniquingKeysWith: { one, _ in one })
    let (configuration, mistakes) = ConfigurationParser.parse(
      new[settings.path] ?? settings.text, path: settings.path)
    let sources = rules.map {
      RuleSource(path: $0.text.path, text: new[$0.text.path] ?? $0.text.text)
    }
    let compilation = RuleCompiler.compile(sources, categories: configuration.categories)
    let errors = (mistakes + compilation.diagnostics).filter { $0.severity == .error }
    if let first = errors.first {
      throw .configuration([
        Diagnostic(
          .error, CategoryFault.wouldBeWrong(first.fact.summary, at: first.location))
      ])
    }
    return CategoryTree(
      declared: configuration.categories + (compilation.ruleSet?.categories ?? []))
  }

  /// What uses a category, in words.
  static func words(
    _ uses: [CategoryUse], _ transactions: (all: Int, byHand: Int)
  ) -> [String] {
    let most = 10
    var words = uses.prefix(most).map { use in
      let noun =
        switch use.kind {
        case .rule: "a rule"
        case .test: "a test"
        case .budget: "a budget"
        case .report: "a report"
        case .declaration: "a declaration"
        }
      return "\(use.location): \(noun)"
    }
    if uses.count > most {
      let left = uses.count - most
      words.append("… and \(left) more \(left == 1 ? "place" : "places")")
    }
    if transactions.all > 0 {
      let count = transactions.all == 1 ? "1 transaction" : "\(transactions.all) transactions"
      words.append("\(count), \(transactions.byHand) of them set by hand")
    }
    return words
  }
}
