import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A regular file kept open, of which any part can be read at any time.
///
/// It is safe to share: reading names its offset, and the descriptor never changes.
final class OpenFile: Sendable {
  private let descriptor: Int32
  private let path: String
  /// The size when it was opened.
  let byteCount: Int

  /// - Throws: where there is no regular file, or it may not be read; never waits.
  init(_ path: String) throws(FileError) {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw FileError(action: .read, path: path, number: errno) }
    var info = stat()
    guard unsafe fstat(file, &info) == 0 else {
      let number = errno
      close(file)
      throw FileError(action: .read, path: path, number: number)
    }
    let status = FileAccess.status(of: info)
    guard status.kind == .file else {
      close(file)
      throw FileError(action: .read, path: path, number: status.kind == .folder ? EISDIR : EINVAL)
    }
    descriptor = file
    self.path = path
    byteCount = status.bytes
  }

  deinit { close(descriptor) }

  /// Appends up to `count` bytes from `offset` on; fewer only at the file's end.
  func append(to block: inout [UInt8], from offset: Int, upTo count: Int) throws(FileError) {
    block += try read(UInt8.self, count: count, at: offset)
  }

  /// Up to `count` elements from `offset` on; fewer only at the file's end.
  func read<Element: BitwiseCopyable>(
    _ type: Element.Type, count: Int, at offset: Int
  ) throws(FileError) -> [Element] {
    let wanted = count * MemoryLayout<Element>.stride
    var failure: Int32 = 0
    let elements = unsafe [Element](unsafeUninitializedCapacity: count) { buffer, made in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      var filled = 0
      while filled < wanted {
        let got = unsafe pread(
          descriptor, bytes.baseAddress.map { unsafe $0 + filled }, wanted - filled,
          off_t(offset + filled))
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        if got <= 0 { break }
        filled += got
      }
      made = filled / MemoryLayout<Element>.stride
    }
    guard failure == 0 else { throw FileError(action: .read, path: path, number: failure) }
    return elements
  }
}
