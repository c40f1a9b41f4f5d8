import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the file system refused, as a fact.
struct FileFact: DiagnosticFact {
  var error: FileError

  var code: String { "file-\(error.action.rawValue)" }
  var summary: String {
    switch error.action {
    case .read: "can't be read: \(error.reason)"
    case .write: "can't be written: \(error.reason)"
    case .create: "can't be created: \(error.reason)"
    case .remove: "can't be removed: \(error.reason)"
    case .list: "can't be listed: \(error.reason)"
    case .rename: "can't be put in place: \(error.reason)"
    case .lock: "can't be locked: \(error.reason)"
    }
  }
  var remedy: String? {
    switch error.number {
    case ENOSPC, EDQUOT: "free some space and do it again: nothing is lost"
    case ENOMEM:
      "it needs more memory than this program may have: raise the limit, or export the file in parts"
    case EIO: "the disk fails: nothing is lost yet, but copy the book to another and do it again"
    case EROFS, EACCES, EPERM:
      switch error.action {
      case .read, .list: "see to it that you may read it"
      default: "see to it that you may write there; looking at lists and reports works without"
      }
    case ENOTDIR:
      "a part of this path is a file and no folder: move that elsewhere, or name another place"
    case ENOENT where error.action == .create:
      "its folder is not there: make it first, or name another place"
    default: nil
    }
  }
}

extension BookError {
  /// Does work on files and gives its failure the kind that decides the exit code.
  static func wrap<T>(_ work: () throws(FileError) -> T) throws(BookError) -> T {
    do throws(FileError) {
      return try work()
    } catch {
      throw BookError(error)
    }
  }

  init(_ error: FileError) {
    let diagnostic = Diagnostic(
      .error, FileFact(error: error), at: SourceLocation(file: error.path))
    switch error.action {
    case .create: self = .cannotCreate(diagnostic)
    default: self = .io(diagnostic)
    }
  }
}
