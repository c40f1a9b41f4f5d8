#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file on its way to replace another, written in pieces.
///
/// As long as the pieces are what the standing file has, nothing is written; at the first
/// difference what agreed so far is copied and the rest follows. So an unchanged file costs reading
/// it, keeps its time of change, and is never held in memory whole.
final class ReplacedFile {
  let target: String
  private let temporary: String
  /// The standing file while everything agrees with it.
  private var standing: Int32
  private var agreed = 0
  private var replacement: Int32 = -1
  private var isInPlace = false

  init(_ target: String) {
    self.target = target
    temporary = Temporaries.path(for: target)
    standing =
      FileAccess.status(target)?.kind == .file ? unsafe open(target, O_RDONLY | O_CLOEXEC) : -1
  }

  deinit {
    if standing >= 0 { close(standing) }
    guard replacement >= 0 else { return }
    close(replacement)
    if !isInPlace { unsafe unlink(temporary) }
  }

  func append(_ bytes: [UInt8]) throws(FileError) {
    if standing >= 0, replacement < 0 {
      if try read(bytes.count) == bytes {
        agreed += bytes.count
        return
      }
    }
    try beginReplacement()
    try FileAccess.writeAll(bytes, to: replacement, target)
  }

  /// Puts the file in place.
  ///
  /// - Returns: Whether it is what stood there, so that nothing was written.
  func finish() throws(FileError) -> Bool {
    if standing >= 0, replacement < 0, FileAccess.status(target)?.bytes == agreed { return true }
    try beginReplacement()
    guard unsafe rename(temporary, target) == 0 else {
      throw FileError(action: .rename, path: target, number: errno)
    }
    isInPlace = true
    return false
  }

  /// Opens the temporary file and copies what agreed.
  private func beginReplacement() throws(FileError) {
    guard replacement < 0 else { return }
    replacement = unsafe open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard replacement >= 0 else {
      throw FileError(action: .create, path: target, number: errno)
    }
    guard agreed > 0 else { return }
    guard lseek(standing, 0, SEEK_SET) == 0 else {
      throw FileError(action: .read, path: target, number: errno)
    }
    var left = agreed
    while left > 0 {
      let piece = try read(min(left, 1 << 18))
      // The standing file was cut meanwhile; what was compared can't be had again.
      guard !piece.isEmpty else { throw FileError(action: .read, path: target, number: EIO) }
      try FileAccess.writeAll(piece, to: replacement, target)
      left -= piece.count
    }
  }

  /// The next bytes of the standing file, fewer at its end.
  private func read(_ count: Int) throws(FileError) -> [UInt8] {
    let file = standing
    var failure: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = unsafe FileAccess.readBlock(
          file, buffer.baseAddress, at: filled, upTo: count - filled)
        if got < 0 { failure = errno }
        if got <= 0 { break }
        filled += got
      }
    }
    guard failure == 0 else { throw FileError(action: .read, path: target, number: failure) }
    return bytes
  }
}
