import StatementFormats
import StatementModel

/// Reads whole files that a person named, and nothing but regular files: opening a pipe could
/// wait for ever.
package enum InputFile {
  /// The file's bytes.
  ///
  /// - Throws: `.notFound` where nothing is there, `.unreadable` for what is no regular file or
  ///   may not be read.
  package static func bytes(of path: String) throws(BookError) -> [UInt8] {
    try requireFile(path)
    do throws(FileError) {
      return try FileAccess.read(path)
    } catch {
      throw .unreadable(
        Diagnostic(.error, FileFact(error: error), at: SourceLocation(file: path)))
    }
  }

  /// How many bytes the file has, without a look at them.
  ///
  /// - Throws: `.notFound` where nothing is there, `.unreadable` for what is no regular file.
  package static func byteCount(of path: String) throws(BookError) -> Int {
    try requireFile(path)
    return FileAccess.status(path)?.bytes ?? 0
  }

  /// Whether there is a folder at the path.
  package static func isFolder(_ path: String) -> Bool {
    FileAccess.status(path)?.kind == .folder
  }

  /// The name that means standard input.
  package static let standardInput = "-"

  /// All that comes through standard input, up to one byte more than the limit for files: the
  /// reader then says that it is too large.
  package static func standardInputBytes() throws(BookError) -> [UInt8] {
    do throws(FileError) {
      return try FileAccess.readStream(0, upTo: ReadingLimits().fileBytes + 1)
    } catch {
      let location = SourceLocation(file: standardInput)
      throw .unreadable(Diagnostic(.error, FileFact(error: error), at: location))
    }
  }

  /// The file's text, which must be UTF-8.
  package static func text(of path: String) throws(BookError) -> String {
    if let text = String(validating: try bytes(of: path), as: UTF8.self) { return text }
    throw .unreadable(Diagnostic(.error, CatalogFact.notUTF8, at: SourceLocation(file: path)))
  }

  /// Throws unless there is a regular file, or a folder where one is welcome.
  static func requireFile(_ path: String, orFolder: Bool = false) throws(BookError) {
    let location = SourceLocation(file: path)
    switch FileAccess.status(path)?.kind {
    case nil: throw .notFound(Diagnostic(.error, InputFileFact.missing, at: location))
    case .folder where !orFolder:
      throw .unreadable(Diagnostic(.error, InputFileFact.folder, at: location))
    case .other: throw .unreadable(Diagnostic(.error, InputFileFact.special, at: location))
    case .file, .folder: return
    }
  }
}

/// What can stand at a path where a file was meant.
enum InputFileFact: DiagnosticFact {
  case missing
  case folder
  /// A pipe, a socket or a device.
  case special

  var code: String {
    switch self {
    case .missing: "no-such-file"
    case .folder: "is-folder"
    case .special: "not-a-regular-file"
    }
  }

  var summary: String {
    switch self {
    case .missing: "there is nothing at this path"
    case .folder: "this is a folder, not a file"
    case .special: "this is no regular file, but a pipe, a socket or a device"
    }
  }

  var remedy: String? {
    switch self {
    case .missing: nil
    case .folder: "name the files in it"
    case .special: "save its content to a file first"
    }
  }
}
