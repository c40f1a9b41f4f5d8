/// The files that a new book begins with.
package enum BookTemplate {
  /// `daybook.yaml`: every setting in a comment, with its default.
  package static var configuration: String { text(of: "NewBook/daybook.yaml") }

  /// The rules that a person writes come first, so that they win over the starter rules.
  package static var ownRules: String { text(of: "NewBook/\(ownRulesPath)") }

  /// Where `ownRules` goes, relative to the folder of the rules.
  package static let ownRulesPath = "00-mine.yaml"

  /// What a folder under version control leaves out.
  package static let ignoreFile = """
    # Derived from the other files, and made again when missing.
    /.daybook/

    """

  /// The starter rules: paths relative to the folder of the rules, and their text.
  package static let starterRules: [(path: String, text: String)] = {
    let folder = "Configuration/Rules/"
    return EmbeddedFiles.all.filter { $0.path.hasPrefix(folder) }
      .map { (String($0.path.dropFirst(folder.count)), $0.text) }
  }()

  /// An embedded file of this folder; nothing where there is none, which a test would see.
  private static func text(of name: String) -> String {
    EmbeddedFiles.all.first { $0.path == "Configuration/\(name)" }?.text ?? ""
  }

  /// A file that came with the program, however it has been changed since: it says so in its name,
  /// or it has the name and the first line of one that did.
  ///
  /// - Parameter path: Relative to the folder of the rules.
  static func isStarter(_ path: String, _ text: String) -> Bool {
    if path.lowercased().contains("starter") { return true }
    return starterRules.contains { starter in
      starter.path == path && firstLine(starter.text) == firstLine(text)
    }
  }

  private static func firstLine(_ text: String) -> Substring { text.prefix { !$0.isNewline } }
}
