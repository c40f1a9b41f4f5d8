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
