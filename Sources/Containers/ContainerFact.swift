import StatementModel

/// What can be wrong with an archive or one of its members.
package enum ContainerFact: DiagnosticFact, Error, Equatable {
  /// The words are those of whoever unpacks.
  case damaged(String)
  case checksum
  case empty
  /// A ZIP that is one document of an office program, and no workbook that is read.
  case spreadsheet
  case encrypted
  case tooManyMembers(limit: Int)
  case tooLarge(limit: Int)
  case unpacksTooFar(ratio: Int)
  case archiveInside(kind: String)
  /// A document such as a PDF beside the statements.
  case noStatement(kind: String)

  /// Whether the member is merely no statement, so that nothing is lost by passing over it.
  package var isHarmless: Bool {
    switch self {
    case .noStatement, .empty: true
    default: false
    }
  }

  package var code: String {
    switch self {
    case .damaged: "archive-damaged"
    case .checksum: "archive-checksum"
    case .empty: "archive-empty"
    case .spreadsheet: "archive-spreadsheet"
    case .encrypted: "archive-encrypted"
    case .tooManyMembers: "archive-too-many-members"
    case .tooLarge: "archive-too-large"
    case .unpacksTooFar: "archive-ratio"
    case .archiveInside: "archive-inside"
    case .noStatement: "member-no-statement"
    }
  }

  package var summary: String {
    switch self {
    case .damaged(let words):
      "the archive is damaged or cut off" + (words.isEmpty ? "" : ": \(words)")
    case .checksum: "the archive is damaged: its checksum does not fit its content"
    case .empty: "the archive holds no file"
    case .spreadsheet:
      "not a statement: the file is a spreadsheet of a kind that is not read (such as ODS) or an office document"
    case .encrypted: "the file is encrypted"
    case .tooManyMembers(let limit): "the archive holds more than \(limit) files"
    case .tooLarge(let limit): "the archive unpacks to more than \(limit) bytes"
    case .unpacksTooFar(let ratio): "the archive unpacks to more than \(ratio) times its size"
    case .archiveInside(let kind): "an archive (\(kind)) within the archive is not unpacked"
    case .noStatement(let kind): "not a statement: the file is \(kind)"
    }
  }

  package var remedy: String? {
    switch self {
    case .damaged, .checksum: "fetch it anew"
    case .spreadsheet:
      "save it as XLSX or CSV, or export the statement as CSV, OFX/QFX, QIF, camt.053, MT940 or JSON"
    case .encrypted: "unpack it with its password, and give what comes out"
    case .tooManyMembers, .tooLarge, .unpacksTooFar, .archiveInside:
      "unpack it, and give the statements in it"
    case .empty, .noStatement: nil
    }
  }
}
