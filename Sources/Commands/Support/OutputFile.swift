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
  static func write(_ bytes: [UInt8], to path: String) throws {
    let location = SourceLocation(file: path)
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
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
