import StatementModel

extension RuleImport {
  /// Takes over the rules of hledger's CSV rules files.
  ///
  /// - Parameters:
  ///   - path: The file itself.
  ///   - sources: It and the files it includes, by their paths.
  package static func hledger(
    _ path: String, _ sources: [String: RuleSource], names: ImportNames
  ) -> RuleImport {
    RuleImport(
      HledgerRules(path, sources, names: names).found, from: .hledger, path: path, names: names)
  }

  /// Takes over the rules of Actual.
  package static func actual(_ source: RuleSource, names: ImportNames) -> RuleImport {
    RuleImport(
      ActualRules(source, names: names).found, from: .actual, path: source.path, names: names)
  }

  /// Takes over the rules of Firefly III.
  package static func firefly(_ source: RuleSource, names: ImportNames) -> RuleImport {
    RuleImport(
      FireflyRules(source, names: names).found, from: .firefly, path: source.path, names: names)
  }

  /// Takes over the assignments of HomeBank.
  package static func homeBank(
    _ root: ForeignElement, path: String, names: ImportNames
  ) -> RuleImport {
    RuleImport(HomeBankRules(root, path: path).found, from: .homebank, path: path, names: names)
  }

  /// Makes rules of what a GnuCash book has learned.
  package static func gnuCash(
    _ book: GnuCashBook, path: String, names: ImportNames
  ) -> RuleImport {
    RuleImport(GnuCashRules(book, path: path).found, from: .gnucash, path: path, names: names)
  }
}
