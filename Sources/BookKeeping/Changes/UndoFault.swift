import StatementModel

/// What can be wrong with the words of an undo or a redo.
enum UndoFault: DiagnosticFact {
  case unknownImport(String)
  case severalImports(String, [String])
  /// An import that is so already.
  case isSo(String, isLive: Bool)
  case unknownEdit(String)
  case severalEdits(String, [String])
  case editIsSo(String, isUndone: Bool)
  case nothing(isRedo: Bool)

  var code: String {
    switch self {
    case .unknownImport: "unknown-import"
    case .severalImports: "ambiguous-import"
    case .isSo: "import-is-so"
    case .unknownEdit: "unknown-edit"
    case .severalEdits: "ambiguous-edit"
    case .editIsSo: "edit-is-so"
    case .nothing: "nothing-to-undo"
    }
  }

  var summary: String {
    switch self {
    case .unknownImport(let name): "no import has the id or the file \"\(name)\""
    case .severalImports(let name, let ids):
      "several imports are meant by \"\(name)\": \(ids.prefix(5).joined(separator: ", "))"
    case .isSo(let id, isLive: true): "the import \(id) is in the book"
    case .isSo(let id, isLive: false): "the import \(id) was taken back already"
    case .unknownEdit(let id): "no edit's id begins with \"\(id)\""
    case .severalEdits(let id, let ids):
      "several edits' ids begin with \"\(id)\": \(ids.prefix(5).joined(separator: ", "))"
    case .editIsSo(let id, isUndone: true): "the edit \(id) is undone already"
    case .editIsSo(let id, isUndone: false): "the edit \(id) counts already"
    case .nothing(isRedo: true): "there is no edit to redo"
    case .nothing(isRedo: false): "there is no edit to undo"
    }
  }

  var remedy: String? {
    switch self {
    case .unknownImport: "`daybook imports` shows them; give six characters of the id or more"
    case .severalImports: "give the id of one"
    case .severalEdits: "give more of its characters"
    case .isSo: nil
    case .unknownEdit: "`daybook log` shows them; give six characters of the id or more"
    case .editIsSo: nil
    case .nothing: "`daybook log` shows what was done; imports have `daybook imports undo`"
    }
  }
}
