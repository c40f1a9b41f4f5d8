import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads whole files that a person named. Nothing but regular files is read: opening a pipe could
/// wait for ever.
enum InputFile {
  private static let blockSize = 1 << 20

  static func bytes(of path: String) throws -> [UInt8] {
    let location = SourceLocation(file: path)
    // Opened without waiting, then looked at, so that no one can swap the file in between.
    let descriptor = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT, ENOTDIR: throw CommandFailure(.noSuchFile, .notFound, at: location)
      // A socket, or a device without its driver.
      case ENXIO, ENODEV: throw CommandFailure(.notARegularFile, .unreadable, at: location)
      case let code:
        throw CommandFailure(
          .cannotRead(reason: SystemError.words(code)), .unreadable, at: location)
      }
    }
    defer { close(descriptor) }
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else {
      throw CommandFailure(.cannotRead(reason: SystemError.words(errno)), .io, at: location)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw CommandFailure(.isFolder, .unreadable, at: location)
    default: throw CommandFailure(.notARegularFile, .unreadable, at: location)
    }
    return try read(descriptor, expecting: Int(status.st_size), at: location)
  }

  /// The text of a file in UTF-8.
  static func text(of path: String) throws -> String {
    guard let text = String(validating: try bytes(of: path), as: UTF8.self) else {
      throw CommandFailure(.notText, .unreadable, at: SourceLocation(file: path))
    }
    return text
  }

  private static func read(
    _ descriptor: Int32, expecting size: Int, at location: SourceLocation
  ) throws -> [UInt8] {
    var content: [UInt8] = []
    content.reserveCapacity(max(0, size))
    while true {
      var failure: Int32 = 0
      let block = unsafe [UInt8](unsafeUninitializedCapacity: blockSize) { buffer, count in
        var received = -1
        repeat {
          received = unsafe Self.receive(descriptor, buffer)
        } while received < 0 && errno == EINTR
        if received < 0 { failure = errno }
        count = max(0, received)
      }
      guard failure == 0 else {
        throw CommandFailure(.cannotRead(reason: SystemError.words(failure)), .io, at: location)
      }
      guard !block.isEmpty else { return content }
      content += block
    }
  }

  private static func receive(
    _ descriptor: Int32, _ buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      unsafe Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }
}
