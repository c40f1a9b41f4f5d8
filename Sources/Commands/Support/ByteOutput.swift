#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A buffered writer over one of the process's own streams.
///
/// A reader that has gone away (`daybook list | head`) is no failure: what remains is dropped.
/// Any other failure is kept until the command ends, so that a full disk is no silent success.
final class ByteOutput {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// Whether nobody reads it any more, or it can't be written.
  private(set) var isClosed = false
  /// What the system said when writing failed.
  private(set) var failure: Int32?

  private static let capacity = 1 << 16

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Whether a person sees what is written.
  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The terminal's width in columns; nothing where the output is no terminal.
  var terminalWidth: Int? {
    guard isTerminal else { return nil }
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  func write(_ text: String) { write(Array(text.utf8)) }

  func write(_ bytes: [UInt8]) {
    guard !isClosed else { return }
    // What is large is written where it stands.
    if bytes.count >= Self.capacity / 4 {
      flush()
      return put(bytes)
    }
    buffer += bytes
    if buffer.count >= Self.capacity { flush() }
  }

  func flush() {
    put(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  private func put(_ bytes: [UInt8]) {
    var start = 0
    while start < bytes.count, !isClosed {
      let count = unsafe bytes.withUnsafeBytes { bytes in
        unsafe systemWrite(
          descriptor, UnsafeRawBufferPointer(rebasing: bytes[start...]))
      }
      if count >= 0 {
        start += count
      } else if errno != EINTR {
        isClosed = true
        if errno != EPIPE { failure = errno }
      }
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, bytes.baseAddress, bytes.count)
}
