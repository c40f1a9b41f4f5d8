import StatementModel

/// What can be wrong with an exporter's entry.
enum ExporterFact: DiagnosticFact {
  /// Nothing says which files are its.
  case unrecognisable(String)
  case columnNotInHeader(String, header: [String])
  /// A key that says something of one file or one person.
  case notOfAll(String)
  case sameName(String, SourceLocation)
  case sameHeader(String, SourceLocation)
  case noSample(String)
  /// The rows of the sample are not known for this exporter's.
  case notRecognised(String)
  /// The rows of the sample are not read.
  case notRead(String, because: String)
  /// A row of the sample is read otherwise than the entry says.
  case readsOtherwise(expected: String?, found: String?)

  var code: String {
    switch self {
    case .unrecognisable: "unrecognisable-exporter"
    case .columnNotInHeader: "column-not-in-header"
    case .notOfAll: "not-of-all-files"
    case .sameName: "same-name"
    case .sameHeader: "same-header"
    case .noSample: "no-sample"
    case .notRecognised: "sample-not-recognised"
    case .notRead: "sample-not-read"
    case .readsOtherwise: "sample-reads-otherwise"
    }
  }

  var summary: String {
    switch self {
    case .unrecognisable(let name): "nothing says which files are those of \"\(name)\""
    case .columnNotInHeader(let name, _): "the column \"\(name)\" is not in the header"
    case .notOfAll(let key): "`\(key)` is not the same in all files of an exporter"
    case .sameName(let name, let place):
      "there is another exporter \"\(name)\", at \(place.file):\(place.line ?? 1)"
    case .sameHeader(let name, let place):
      "\"\(name)\" has the same header, at \(place.file):\(place.line ?? 1)"
    case .noSample(let name): "\"\(name)\" has no rows to try it on"
    case .notRecognised(let name):
      "the rows of its sample are not known for files of \"\(name)\""
    case .notRead(_, let reason): "the rows of its sample are not read: \(reason)"
    case .readsOtherwise(let expected?, let found?):
      "a row of its sample is read as \"\(found)\", not as \"\(expected)\""
    case .readsOtherwise(let expected?, nil): "no row of its sample is read as \"\(expected)\""
    case .readsOtherwise(_, let found):
      "a row of its sample is read that it does not tell of: \"\(found ?? "")\""
    }
  }

  var remedy: String? {
    switch self {
    case .unrecognisable:
      "give all cells of the header under header:, or what the columns look like under shape:"
    case .columnNotInHeader(_, let header): "the header has: \(header.joined(separator: ", "))"
    case .notOfAll: "take it out; a profile in daybook.yaml may say it"
    case .sameName: "call one of them otherwise: a second layout is \"NAME (2)\""
    case .sameHeader: "take one of them out; what one header leaves open has one answer"
    case .noSample: "write rows as the file has them under sample: |"
    case .notRecognised:
      "compare the header, or the shape, with the file's: every cell must be there, in order"
    case .notRead: "say what is asked, or take out of reads: what nobody can know"
    case .readsOtherwise: "correct the entry, or what stands under reads:"
    }
  }
}
