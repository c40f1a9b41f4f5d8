import StatementModel

extension IndexError: DiagnosticFact {
  package var code: String {
    switch self {
    case .missing: "index-missing"
    case .corrupt: "index-corrupt"
    case .wrongVersion: "index-version"
    case .busy: "index-busy"
    case .alreadyThere: "index-entry-exists"
    case .io: "index-io"
    case .misuse: "index-misuse"
    }
  }

  package var summary: String {
    switch self {
    case .missing: "the book has no index"
    case .corrupt(let damage): "the book's index is damaged: \(damage.words)"
    case .wrongVersion(let found):
      "the book's index has version \(found); this program reads version \(Schema.version)"
    case .busy: "the book's index is held by another process"
    case .alreadyThere: "the entry is already in the book's index"
    case .io(let code):
      "the book's index, .daybook/index.sqlite, cannot be \(Self.words(code)) (SQLite error \(code))"
    case .misuse: "the program uses the book's index wrongly"
    }
  }

  package var remedy: String? {
    switch self {
    case .missing, .corrupt, .wrongVersion:
      "run \"daybook rebuild\" to make the index again from archive and journal"
    case .busy: "try again when the other run has ended"
    case .alreadyThere, .misuse: nil
    case .io:
      "see to the free space and the permissions of .daybook, then do it again: nothing is lost"
    }
  }

  /// What could not be done, by SQLite's primary result code.
  private static func words(_ code: Int) -> String {
    switch code & 0xFF {
    case 8: "written: its files are read-only"
    case 10: "read or written: the disk refuses"
    case 13: "written: the disk is full"
    case 14: "opened or made"
    default: "read or written"
    }
  }
}

extension IndexDamage {
  fileprivate var words: String {
    switch self {
    case .file: "it is not a sound database"
    case .schema: "its tables are not those of an index"
    case .seal: "entries are missing"
    case .checksum: "its contents have changed"
    case .packing: "an entry cannot be read"
    }
  }
}
