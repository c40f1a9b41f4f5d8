import StatementModel

/// Settings that a command writes into `daybook.yaml`.
extension Book {
  /// Makes a grouping the one that lists have when none is asked for.
  ///
  /// - Returns: Whether something was written: nothing is where the file says so already.
  /// - Throws: `.configuration` where the file leaves no place for it that changes nothing else.
  package func rememberGrouping(_ grouping: Grouping) throws(BookError) -> Bool {
    guard configuration.defaultGrouping != grouping else { return false }
    let path = paths.configuration
    let text = try Catalog.text(of: path)
    guard let new = GroupingLine.set(grouping, in: text) else {
      throw .configuration([
        Diagnostic(
          .error, SettingFact.noPlace("group-by: \(grouping.rawValue)", section: "reports"),
          at: SourceLocation(file: paths.shown(path)))
      ])
    }
    let target = FileAccess.realPath(path) ?? path
    let slash = target.lastIndex(of: "/") ?? target.startIndex
    let name = target[target.index(after: slash)...]
    try BookError.wrap { () throws(FileError) in
      try FileAccess.write(
        Array(new.utf8), to: target, through: "\(target[..<slash])/.\(name).new",
        isDurable: true, mode: FileAccess.mode(of: target))
    }
    return true
  }
}

/// What can keep a setting from being written.
enum SettingFact: DiagnosticFact {
  case noPlace(String, section: String)

  var code: String { "no-place-for-setting" }

  var summary: String {
    switch self {
    case .noPlace(let line, _): "no place is found for `\(line)` that leaves all else as it is"
    }
  }

  var remedy: String? {
    switch self {
    case .noPlace(let line, let section): "put it below `\(section):` by hand: \(line)"
    }
  }
}
