import StatementModel

/// What can be wrong with a backup, or with where one is to go.
enum BackupFact: DiagnosticFact {
  case notABackup
  case newer(found: Int, known: Int)
  /// The words are those of whoever unpacks.
  case broken(String)
  case cutOff
  case changed(String)
  case lacks(String)
  case unlisted(String)
  case badPath(String)
  case targetExists
  case otherFile
  case insideBook(String)
  case cannotPack(String)
  /// A folder or file, and how many rules files lie there.
  case outside(String, files: Int)
  case unfinished
  case damagedContent
  case notInArchive(Int)

  var code: String {
    switch self {
    case .notABackup: "not-a-backup"
    case .newer: "backup-newer"
    case .broken: "backup-broken"
    case .cutOff: "backup-cut-off"
    case .changed: "backup-changed"
    case .lacks: "backup-lacks"
    case .unlisted: "backup-unlisted"
    case .badPath: "backup-path"
    case .targetExists: "restore-target-exists"
    case .otherFile: "backup-target-other"
    case .insideBook: "backup-inside-book"
    case .cannotPack: "backup-cannot-pack"
    case .outside: "backup-outside"
    case .unfinished: "restore-unfinished"
    case .damagedContent: "backup-damaged-content"
    case .notInArchive: "backup-not-in-archive"
    }
  }

  var summary: String {
    switch self {
    case .notABackup: "this is no backup made by daybook"
    case .newer(let found, let known):
      "this backup is of form \(found), and this program knows form \(known)"
    case .broken(let words): "the backup is damaged" + (words.isEmpty ? "" : ": \(words)")
    case .cutOff: "the backup is damaged: its end is missing"
    case .changed(let path): "the backup is damaged: \"\(path)\" is not what was packed"
    case .lacks(let path): "the backup is damaged: \"\(path)\" is missing"
    case .unlisted(let path): "the backup is damaged: nothing is known of \"\(path)\""
    case .badPath(let path): "the backup holds \"\(path)\", which is no path within a book"
    case .targetExists: "there is something here already, and nothing is overwritten"
    case .otherFile: "there is a file here that is no backup, and it is not overwritten"
    case .insideBook(let folder): "a backup does not belong into the book's own \(folder)/"
    case .cannotPack(let words): "the backup can't be written: \(words)"
    case .outside(let path, 1): "\"\(path)\" lies outside of the book and is not in the backup"
    case .outside(let path, let files):
      "\(files) rules files in \"\(path)\" lie outside of the book and are not in the backup"
    case .unfinished: "a restore that was ended before its time left this folder"
    case .damagedContent: "this archived file is damaged, and the backup holds it as it is"
    case .notInArchive(let count):
      "\(Counted.text(count, "imported file")) \(count == 1 ? "is" : "are") missing in the archive,"
        + " and so in the backup"
    }
  }

  var remedy: String? {
    switch self {
    case .notABackup: nil
    case .newer: "update daybook"
    case .broken, .cutOff, .changed, .lacks, .unlisted, .badPath: "use another backup"
    case .targetExists: "name a folder that is not there yet"
    case .otherFile, .insideBook: "name another file"
    case .cannotPack: nil
    case .outside(_, 1): "keep a copy of it yourself"
    case .outside: "keep a copy of them yourself"
    case .unfinished: "delete it, and restore again"
    case .damagedContent, .notInArchive: "`daybook doctor` says what to do"
    }
  }
}
