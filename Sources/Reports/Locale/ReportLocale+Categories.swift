import StatementModel

extension ReportLocale {
  /// The category's icon and path, or *Uncategorized*.
  func label(of category: CategoryPath?) -> String {
    guard let category else { return self[.uncategorized] }
    return sign(of: category) + category.text
  }

  /// The category in a tree: four blanks a step, of a kind that no table takes away, then its icon and
  /// its own name.
  func branch(of category: CategoryPath) -> String {
    String(repeating: "\u{A0}\u{A0}", count: category.names.count - 1) + sign(of: category)
      + category.name
  }

  private func sign(of category: CategoryPath) -> String {
    categories[category]?.icon.map { "\($0) " } ?? ""
  }

  /// The category's own colour, else that of the nearest one above it that has one.
  func style(of category: CategoryPath?) -> TerminalStyle? {
    var current = category
    while let path = current {
      if let style = categories[path]?.color.flatMap(TerminalStyle.init(color:)) { return style }
      current = path.parent
    }
    return nil
  }
}
