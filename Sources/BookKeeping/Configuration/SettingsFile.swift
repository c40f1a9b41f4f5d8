import RuleEngine
import StatementModel

/// Changes single settings of `daybook.yaml`, and leaves every other byte alone.
package struct SettingsFile {
  private let paths: BookPaths
  /// The file as it was read.
  private let text: String

  /// Reads the file.
  package init(_ paths: BookPaths) throws(BookError) {
    self.paths = paths
    text = try Catalog.text(of: paths.configuration)
  }

  /// Sets a key of a section, such as `budgets` and `Food`, or a key within that.
  ///
  /// - Returns: Whether the file says something else now.
  /// - Throws: `.usage` with the line to write by hand where the file is written so that it can't
  ///   be done without touching more.
  @discardableResult
  package func set(_ value: SettingValue, at path: [String]) throws(BookError) -> Bool {
    guard let new = SettingsEditor(text).setting(value, at: path) else {
      throw .usage(
        Diagnostic(
          .error, SettingsFact.byHand(path.joined(separator: ": "), value: value.line),
          at: SourceLocation(file: paths.shown(paths.configuration))))
    }
    return try write(new)
  }

  /// Removes a key of a section.
  ///
  /// - Returns: Whether it was there.
  @discardableResult
  package func remove(_ path: [String]) throws(BookError) -> Bool {
    guard let new = SettingsEditor(text).removing(path) else {
      throw .usage(
        Diagnostic(
          .error, SettingsFact.byHand(path.joined(separator: ": "), value: nil),
          at: SourceLocation(file: paths.shown(paths.configuration))))
    }
    return try write(new)
  }

  /// Puts the new text in place, if it can be read, whole and with the file's mode; a link stays
  /// one.
  private func write(_ new: String) throws(BookError) -> Bool {
    guard Array(new.utf8) != Array(text.utf8) else { return false }
    let shown = paths.shown(paths.configuration)
    let mistakes = ConfigurationParser.parse(new, path: shown).diagnostics
    if mistakes.contains(where: { $0.severity == .error }) { throw .configuration(mistakes) }
    guard Array(try Catalog.text(of: paths.configuration).utf8) == Array(text.utf8) else {
      throw .io(Diagnostic(.error, EditableRulesFact.changed, at: SourceLocation(file: shown)))
    }
    let target = FileAccess.realPath(paths.configuration) ?? paths.configuration
    try BookError.wrap { () throws(FileError) in
      try FileAccess.write(
        Array(new.utf8), to: target, isDurable: true, mode: FileAccess.mode(of: target))
    }
    return true
  }
}

/// What can keep a setting from being written.
enum SettingsFact: DiagnosticFact {
  /// Where, and the value to write there; nothing where it is to be removed.
  case byHand(String, value: String?)

  var code: String { "edit-by-hand" }

  var summary: String {
    switch self {
    case .byHand(let place, _):
      "\"\(place)\" can't be changed without touching what stands around it"
    }
  }

  var remedy: String? {
    switch self {
    case .byHand(let place, let value):
      value.map { "write it by hand: \(place): \($0)" } ?? "remove it by hand"
    }
  }
}
