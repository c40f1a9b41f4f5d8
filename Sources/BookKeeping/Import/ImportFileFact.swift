import StatementModel

/// What can be wrong with a file that was given for import, before its content is looked at.
enum ImportFileFact: DiagnosticFact {
  case notAFile(isFolder: Bool)
  case nameIsNoUTF8
  /// The import that was taken back.
  case undone(String)

  var code: String {
    switch self {
    case .notAFile: "not-a-file"
    case .nameIsNoUTF8: "name-not-utf8"
    case .undone: "import-undone"
    }
  }
  var summary: String {
    switch self {
    case .notAFile(let isFolder):
      isFolder ? "this is a folder, not a statement file" : "this is no regular file; not opened"
    case .nameIsNoUTF8: "the file's name is not UTF-8"
    case .undone(let id): "its import \(id) was taken back, and stays so"
    }
  }
  var remedy: String? {
    switch self {
    case .notAFile(let isFolder):
      isFolder ? "name the files in it, or drop them into Statements/ and run" : nil
    case .nameIsNoUTF8: "rename the file"
    case .undone(let id):
      "\"daybook imports redo \(id)\" brings it back, and \"daybook import FILE\" reads it anew"
    }
  }
}
