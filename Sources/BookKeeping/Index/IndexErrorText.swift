import StatementModel

extension IndexError: DiagnosticFact {
  var code: String {
    switch self {
    case .missing: "index-missing"
    case .corrupt: "index-corrupt"
    case .wrongVersion: "index-version"
    case .file(let error): FileFact(error: error).code
    }
  }

  var summary: String {
    switch self {
    case .missing: "the book has no index"
    case .corrupt(let damage): "the book's index is damaged: \(damage.words)"
    case .wrongVersion(let found):
      """
      the book's index has version \(found); this program reads version \(IndexManifest.version)
      """
    case .file(let error): "the book's index, .daybook/index, \(FileFact(error: error).summary)"
    }
  }

  var remedy: String? {
    switch self {
    case .missing, .corrupt, .wrongVersion:
      "run `daybook rebuild` to make the index again from archive and journal"
    case .file(let error): FileFact(error: error).remedy
    }
  }
}

extension IndexDamage {
  fileprivate var words: String {
    switch self {
    case .file: "a file of it is cut or none of its own"
    case .checksum: "its contents have changed"
    case .packing: "an entry cannot be read"
    }
  }
}
