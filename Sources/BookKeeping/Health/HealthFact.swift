import StatementModel

/// What an examination can find about the files of a book.
enum HealthFact: DiagnosticFact {
  /// A line that is no entry.
  case journalLine
  case journalTorn
  /// Two entries of one id that say different things.
  case journalClash(id: String)
  /// A second copy of entries, as a folder sync makes it of a file in conflict.
  ///
  /// - Parameter isWhole: Whether the file has no entry of its own.
  case journalCopy(count: Int, isWhole: Bool)
  /// Entries that stand twice in one file, as a merge of two versions leaves them.
  case journalRepeat(count: Int)
  /// An undo or redo of an import that no entry tells of.
  case unknownTarget(String)
  /// Edits and decisions that hold to no transaction of today.
  case waitingEdits(Int)
  /// - Parameters:
  ///   - isThere: Whether the file still lies where it was imported from.
  ///   - isLive: Whether its import counts.
  case archiveMissing(isThere: Bool, isLive: Bool)
  case archiveDamaged(isThere: Bool)
  /// This program reads the file otherwise, and the book keeps what was imported.
  case readingKept
  case archiveStrays(Int)
  /// An earlier program cut the path of an import; the whole one, where its file is still there.
  case pathCut(id: String, whole: String?)
  case indexMissing
  case indexBehind
  case indexBad(String)
  case indexDiffers(String)
  case fileWaits(isUnreadable: Bool)
  case newFiles(Int)
  case moreFiles(Int)
  case rejectedRows(Int)
  case openToOthers(count: Int, folder: String)
  case cannotWrite
  /// A file where there should be a folder of ours, or the other way round.
  ///
  /// - Parameter isDerived: Whether it can be made anew.
  case wrongKind(isFolder: Bool, isDerived: Bool)
  /// In place of a folder of ours.
  case linkToNothing
  case leftovers(Int)
  case lockHeld
  case littleSpace(mebibytes: Int, wanted: Int)
  /// An entry of the journal is of a later day than it is.
  case clockBehind(today: CalendarDate, written: CalendarDate)
}

extension HealthFact {
  var code: String {
    switch self {
    case .journalLine: "journal-bad-line"
    case .journalTorn: "journal-torn-line"
    case .journalClash: "journal-clash"
    case .journalCopy: "journal-copy"
    case .journalRepeat: "journal-repeat"
    case .unknownTarget: "journal-unknown-import"
    case .waitingEdits: "edits-wait"
    case .archiveMissing: "awaiting-file"
    case .archiveDamaged: "archive-damaged"
    case .readingKept: "reading-kept"
    case .archiveStrays: "archive-strays"
    case .pathCut: "import-path-cut"
    case .indexMissing: "index-missing"
    case .indexBehind: "index-behind"
    case .indexBad: "index-damaged"
    case .indexDiffers: "index-differs"
    case .fileWaits(let isUnreadable): isUnreadable ? "file-unreadable" : "file-waits"
    case .newFiles: "files-new"
    case .moreFiles: "files-more"
    case .rejectedRows: "rejected-rows"
    case .openToOthers: "open-to-others"
    case .cannotWrite: "read-only"
    case .wrongKind: "wrong-kind"
    case .linkToNothing: "link-to-nothing"
    case .leftovers: "temporaries-left"
    case .lockHeld: "book-busy"
    case .littleSpace: "little-space"
    case .clockBehind: "clock-behind"
    }
  }
}
