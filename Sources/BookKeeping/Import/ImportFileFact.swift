import StatementModel

/// What can be wrong with a file that was given for import, whatever its format.
enum ImportFileFact: DiagnosticFact {
  case notAFile(isFolder: Bool)
  case nameIsNoUTF8
  /// What should hold a statement holds none; why.
  case withoutStatement(any DiagnosticFact)
  /// The import that was taken back.
  case undone(String)
  /// What the file asks was answered to the earlier one.
  case readAsBefore(String)
  /// The content is in the book under what an earlier program left of this path (`CutPath`).
  ///
  /// - Parameters:
  ///   - card: The card it was imported for.
  ///   - right: The card that it is of now, and whether the book has it.
  case pathWasCut(id: String, path: String, card: String, right: String, isKnown: Bool)

  /// The code of what is told even of content that is in the book.
  static let cutPathCode = "import-path-cut"

  var code: String {
    switch self {
    case .notAFile: "not-a-file"
    case .nameIsNoUTF8: "name-not-utf8"
    case .withoutStatement(let reason): reason.code
    case .undone: "import-undone"
    case .readAsBefore: ImportedFile.readAsBeforeCode
    case .pathWasCut: Self.cutPathCode
    }
  }
  var summary: String {
    switch self {
    case .notAFile(let isFolder):
      isFolder ? "this is a folder, not a statement file" : "this is no regular file; not opened"
    case .nameIsNoUTF8: "the file's name is not UTF-8"
    case .withoutStatement(let reason): reason.summary
    case .undone(let id): "its import \(id) was taken back, and stays so"
    case .readAsBefore(let path):
      "it asks what was answered to \"\(path)\", whose columns are the same, and is read as that was"
    case .pathWasCut(let id, let path, let card, _, _):
      "its content is in the book as \"\(path)\" of card \(card) (import \(id)): an earlier version of"
        + " daybook lost the beginning of its path"
    }
  }
  var remedy: String? {
    switch self {
    case .notAFile(let isFolder):
      isFolder ? "name the files in it; `daybook run` imports all that lie in Statements/" : nil
    case .nameIsNoUTF8: "rename the file"
    case .pathWasCut(let id, _, let card, let right, let isKnown):
      "where card \(card) has no other folder's files, `daybook cards "
        + (isKnown ? "merge \(right) \(card)" : "rename \(card) \(right)")
        + "` keeps your edits too; else `daybook imports undo \(id)` and then `daybook import`"
        + " with this file"
    case .withoutStatement(let reason):
      reason.remedy ?? "export the statement anew, or take the file away"
    case .readAsBefore:
      "where it should be read otherwise, take the import back and say so in a profile of daybook.yaml"
    case .undone(let id):
      "`daybook imports redo \(id)` brings it back, and `daybook import FILE` reads it anew"
    }
  }
}
