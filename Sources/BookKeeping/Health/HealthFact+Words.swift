import StatementModel

extension HealthFact {
  var summary: String {
    switch self {
    case .journalLine: "this line of the journal is no entry; no command can use the book"
    case .journalTorn: "the journal's last entry is incomplete and does not count"
    case .journalClash(let id):
      "two entries have the id \(id) and say different things: two devices have one name"
    case .journalCopy(let count, _):
      count == 1
        ? "1 entry of this file stands in another one too, and counts once"
        : "\(count) entries of this file stand in another one too, and count once"
    case .journalRepeat(let count):
      count == 1
        ? "1 entry stands twice in this file, and counts once"
        : "\(count) entries stand twice in this file, and count once"
    case .unknownTarget(let id):
      "this takes back or brings back import \(id), which no entry tells of"
    case .waitingEdits(let count):
      count == 1
        ? "1 edit or decision waits for its transaction to come again"
        : "\(count) edits and decisions wait for their transactions to come again"
    case .archiveMissing(_, isLive: true):
      "the archive does not have this file; an index made anew would lack its transactions"
    case .archiveMissing(_, isLive: false):
      "the archive does not have this file, which was taken back and can't come again without it"
    case .archiveDamaged: "the archived file is not what was imported: its content has changed"
    case .readingKept:
      "this version of daybook reads this file otherwise; the book keeps what was imported"
    case .pathCut(let id, let whole):
      "import \(id) lacks the beginning of its file's path"
        + (whole.map { ", which is \($0)" } ?? "") + "; its card may be wrong, too"
    case .archiveStrays(let count):
      "\(Counted.text(count, "archived file")) that no import speaks of; "
        + "an import that was stopped leaves them, and they do no harm"
    case .indexMissing: "there is no index; the next command makes it"
    case .indexBehind: "the index is behind; the next command brings it up to date"
    case .indexBad(let reason): reason
    case .indexDiffers(let what): "the index is not what the files come to: \(what)"
    case .fileWaits(isUnreadable: false): "this file waits for an answer and is not in the book"
    case .fileWaits(isUnreadable: true): "this file can't be read and is not in the book"
    case .newFiles(let count):
      "\(Counted.text(count, "file")) in Statements/ \(count == 1 ? "is" : "are") not in the book yet"
    case .moreFiles(let count): "\(Counted.text(count, "more file")) like these"
    case .rejectedRows(let count):
      "\(Counted.text(count, "row")) of this file could not be read and \(count == 1 ? "is" : "are")"
        + " not in the book"
    case .openToOthers(let count, let folder):
      "others on this machine can get at \(Counted.text(count, "file or folder", "files and folders"))"
        + " in \(folder)"
    case .cannotWrite: "this can't be written, so the book can only be looked at"
    case .wrongKind(isFolder: true, _): "there is a folder where Daybook keeps a file"
    case .wrongKind(isFolder: false, _): "this is no folder, and Daybook keeps one here"
    case .linkToNothing: "this link leads nowhere, and Daybook keeps a folder here"
    case .leftovers(let count):
      "\(Counted.text(count, "temporary file")) of a run that was stopped; the next one sweeps them"
    case .lockHeld: "another run is writing this book just now; what is told may be of two moments"
    case .littleSpace(let free, let wanted):
      "only \(free) MiB are free on the disk, and \(wanted) MiB may be needed"
    case .clockBehind(let today, let written):
      "it is \(today) by this machine's clock, and something was written on \(written)"
    }
  }

  var remedy: String? {
    switch self {
    case .journalLine:
      "restore the file from a backup, or update daybook if a newer version wrote it"
    case .journalTorn:
      "in this device's file the next entry takes its place; in another's it counts once it is whole"
    case .journalClash:
      "give one device another name, in the file \"device\" of its state folder, and keep both files"
    case .journalCopy(_, isWhole: false):
      "keep it: other entries stand in this file alone"
    case .journalRepeat: nil
    case .journalCopy(_, isWhole: true):
      "if it is a copy that a folder sync made of a conflict, delete it"
    case .unknownTarget:
      "the journal of another device is missing; your folder sync should bring it"
    case .archiveMissing(isThere: true, _), .archiveDamaged(isThere: true):
      "it still lies where it was imported from: `daybook doctor --fix` takes it from there"
    case .archiveMissing(isThere: false, _):
      "put the file back where it was, or restore it from a backup; a folder sync may still bring it"
    case .archiveDamaged(isThere: false):
      "restore it from a backup, or put the file back where it was imported from"
    case .readingKept:
      "`daybook reread --dry-run` with this file shows both, and without --dry-run takes the new reading"
    case .pathCut(let id, let whole):
      "where its card has no other folder's files, `daybook cards rename` (or \"merge\", if the right"
        + " card is there) keeps your edits too; else `daybook imports undo \(id)`, then `daybook import`"
        + " with \(whole ?? "the file")"
    case .indexBad, .indexDiffers: "`daybook rebuild` makes it anew; nothing is lost by it"
    case .fileWaits: "`daybook import --dry-run` with this file says what it asks or why"
    case .newFiles: "`daybook run` imports them"
    case .rejectedRows: "`daybook inspect` with this file names each and why"
    case .openToOthers(_, let folder): "chmod -R go= \"\(folder)\", or `daybook doctor --fix`"
    case .cannotWrite: "give yourself the right to write it"
    case .wrongKind(_, isDerived: true): "move it elsewhere: the next run makes what belongs here"
    case .wrongKind(_, isDerived: false):
      "move it elsewhere, and bring the folder back from a backup or your folder sync"
    case .linkToNothing: "bring back what it leads to, such as a disk, or put a folder in its place"
    case .lockHeld: "examine it again when that has ended"
    case .littleSpace: "make room: a full disk stops imports, though it damages nothing"
    case .clockBehind: "set the clock: edits made by it would count as earlier than they are"
    case .waitingEdits, .archiveStrays, .indexMissing, .indexBehind, .moreFiles, .leftovers:
      nil
    }
  }
}
