import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a file that a person named, for its owner alone.
enum OutputFile {
  /// Replaces what is there.
  static func write(_ bytes: [UInt8], to path: String) throws {
    try write(bytes, to: path, O_TRUNC)
  }

  /// Writes a file that is not there yet, and never over one that is.
  static func write(_ bytes: [UInt8], toNew path: String) throws {
    try write(bytes, to: path, O_EXCL)
  }

  /// Replaces what is there by a file that is written under another name beside it: all of it, or
  /// nothing happens.
  ///
  /// - Parameter fill: Fills an empty file, whose name is nobody else's.
  static func replace(_ path: String, _ fill: (String) throws -> Void) throws {
    let location = SourceLocation(file: path)
    // What a link leads to is replaced, and the link stays.
    let target = realPath(path) ?? path
    var standing = stat()
    if unsafe stat(target, &standing) == 0, standing.st_mode & S_IFMT != S_IFREG {
      throw CommandFailure(.notAFile, .cannotCreate, at: location)
    }
    var name = Array("\(FilePath(target).parent ?? ".")/.daybook-export-XXXXXX".utf8CString)
    let descriptor = unsafe mkstemp(&name)
    guard descriptor >= 0 else {
      throw CommandFailure(
        .cannotWrite(reason: SystemError.words(errno)), .cannotCreate, at: location)
    }
    close(descriptor)
    let temporary = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    do {
      try fill(temporary)
    } catch {
      unsafe unlink(temporary)
      guard let fact = error as? any DiagnosticFact else { throw error }
      throw CommandFailure([Diagnostic(.error, fact, at: location)], .io)
    }
    guard unsafe rename(temporary, target) == 0 else {
      let number = errno
      unsafe unlink(temporary)
      throw CommandFailure(.cannotWrite(reason: SystemError.words(number)), .io, at: location)
    }
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  private static func write(_ bytes: [UInt8], to path: String, _ flag: Int32) throws {
    let location = SourceLocation(file: path)
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | flag | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw CommandFailure(
        .cannotWrite(reason: SystemError.words(errno)), .cannotCreate, at: location)
    }
    let output = ByteOutput(descriptor: descriptor)
    output.write(bytes)
    output.flush()
    let isClosed = close(descriptor) == 0
    if let failure = output.failure ?? (isClosed ? nil : errno) {
      throw CommandFailure(.cannotWrite(reason: SystemError.words(failure)), .io, at: location)
    }
  }
}
