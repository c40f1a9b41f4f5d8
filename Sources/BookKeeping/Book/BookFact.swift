import StatementModel

/// What can be wrong with a book as a whole.
enum BookFact: DiagnosticFact {
  /// Another command holds the lock, if it says which.
  case busy(LockHolder?)
  case waits(LockHolder?, seconds: Int)
  /// What is wrong with the rules of now.
  case rulesOfLastRun(String)
  case indexRebuilt(String)
  case workedOutWithoutIndex(String)
  case recordedWithoutIndex(String)
  case awaitingFile(hash: String)
  /// So many imports, of all, whose content neither archive nor index has.
  case awaitingFiles(Int, of: Int)
  /// Content of so many imports, of all, is no longer in the archive, though the index has their rows.
  case archiveLacks(Int, of: Int)
  /// What the archive has under the file's hash is something else.
  case archiveAltered(path: String)
  case noBook(from: String)
  case isNoBook
  /// A folder on the way to the book has a name that can't be written down in it.
  case pathIsNoUTF8
  case exists
  case limitHit(pattern: String, times: Int)

  var code: String {
    switch self {
    case .busy: "book-busy"
    case .waits: "book-waited-for"
    case .rulesOfLastRun: "rules-of-last-run"
    case .indexRebuilt: "index-rebuilt"
    case .workedOutWithoutIndex: "index-not-kept"
    case .recordedWithoutIndex: "index-behind"
    case .awaitingFile, .awaitingFiles: "awaiting-file"
    case .archiveAltered: "archive-damaged"
    case .archiveLacks: "archive-lacks-files"
    case .noBook: "no-book"
    case .isNoBook: "is-no-book"
    case .pathIsNoUTF8: "book-path-not-utf8"
    case .exists: "book-exists"
    case .limitHit: "rule-match-limit"
    }
  }

  var summary: String {
    switch self {
    case .busy(let holder):
      "another run is writing this book" + (holder.map { ": \($0.words)" } ?? "")
    case .waits(let holder, let seconds):
      "waiting up to \(seconds) s for \(holder?.words ?? "another run"), which is writing this book"
    case .rulesOfLastRun(let mistake):
      "\(mistake); until that is mended, what is shown goes by the rules of the last run"
    case .indexRebuilt(let reason): "the index was made anew: \(reason)"
    case .workedOutWithoutIndex(let reason): "this was worked out without the index: \(reason)"
    case .recordedWithoutIndex(let reason): "this is recorded in the journal, but \(reason)"
    case .awaitingFile(let hash):
      "the journal speaks of this file, but the archive has no content \(hash.prefix(12))…"
    case .awaitingFiles(let count, let all):
      "the archive lacks this and \(count - 1) more of the \(all) imported files, so what they said is"
        + " in no total"
    case .archiveLacks(let count, let all):
      "the archive lacks \(count) of \(all) imported files; their transactions stand only in the index,"
        + " which is no copy"
    case .archiveAltered(let path):
      "\(path) is not what was imported: it was altered or is damaged, so this file's rows are missing"
    case .noBook(let folder): "no book here: neither \(folder) nor a folder above has daybook.yaml"
    case .isNoBook: "no book: there is no daybook.yaml in it"
    case .pathIsNoUTF8:
      "the path of this folder has a name that is no UTF-8 (it stands as \u{FFFD} here), so no file in it"
        + " could be named"
    case .exists: "there is a book here already"
    case .limitHit(let pattern, let times):
      "the pattern \(pattern) was stopped \(Counted.text(times, "time")) by the match limit; it matched"
        + " nothing there"
    }
  }

  var remedy: String? {
    switch self {
    case .busy: "try again when it has ended, or say with --wait how many seconds to wait for it"
    case .waits, .rulesOfLastRun, .indexRebuilt, .workedOutWithoutIndex: nil
    case .recordedWithoutIndex:
      "don't do it again: see to the free space and the permissions of .daybook, and run"
    case .archiveLacks:
      "bring Archive/ back from a backup or your folder sync, or put the files back and run"
        + " `daybook doctor --fix`; `daybook doctor` names them"
    case .archiveAltered:
      "import the file again, or bring the archived one back from a backup; `daybook doctor` checks all"
    case .awaitingFile:
      "it counts as soon as your folder sync brings it; else bring it back from a backup, or put the file"
        + " back where it was"
    case .awaitingFiles:
      "they count as soon as your folder sync brings them; else bring Archive/ back from a backup, or"
        + " put the files back where they were; `daybook imports` names them"
    case .noBook, .isNoBook:
      "make one with `daybook init`, or name one with --book or DAYBOOK_BOOK"
    case .pathIsNoUTF8:
      "rename the folder (\"ls -b\" shows which one), or choose another place for the book"
    case .exists: "choose another folder"
    case .limitHit: "make the pattern simpler: nested repetitions such as (a+)+ are the usual cause"
    }
  }
}
