import CLibArchive

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why a packed file can't be written.
package struct PackingFault: Error, Equatable {
  /// The operating system's number, where it was the one to refuse.
  package var number: Int32
  package var words: String
}

/// Packs files into one (tar in its POSIX form, gzip) and writes it to an open descriptor.
///
/// The same files give the same bytes: no clock takes part.
@safe package final class TarGzipWriter {
  private let archive: OpaquePointer?
  private let entry: OpaquePointer?
  private let locale: locale_t?

  /// - Parameter descriptor: Open for writing as long as this lives; not closed by it.
  package init(descriptor: Int32) throws(PackingFault) {
    unsafe locale = newlocale(LibArchive.characterTypes, "C.UTF-8", nil)
    unsafe archive = archive_write_new()
    unsafe entry = archive_entry_new()
    unsafe archive_write_add_filter_gzip(archive)
    // Nothing for a value: no time of packing.
    unsafe archive_write_set_filter_option(archive, "gzip", "timestamp", nil)
    unsafe archive_write_set_format_pax_restricted(archive)
    guard unsafe archive_write_open_fd(archive, descriptor) == ARCHIVE_OK else { throw fault }
  }

  deinit {
    unsafe archive_entry_free(entry)
    unsafe archive_write_free(archive)
    if let locale = unsafe locale { unsafe freelocale(locale) }
  }

  /// Adds a file, for its owner alone.
  ///
  /// - Parameters:
  ///   - path: Relative, its folders parted by slashes.
  ///   - modified: Seconds since 1970.
  package func add(
    _ content: [UInt8], at path: String, modified: Int64
  ) throws(PackingFault) {
    let outside = unsafe locale.map { unsafe uselocale($0) }
    defer { if let outside = unsafe outside { unsafe uselocale(outside) } }
    unsafe archive_entry_clear(entry)
    unsafe archive_entry_set_pathname_utf8(entry, path)
    unsafe archive_entry_set_filetype(entry, Self.regularFile)
    unsafe archive_entry_set_perm(entry, 0o600)
    unsafe archive_entry_set_size(entry, Int64(content.count))
    unsafe archive_entry_set_mtime(entry, time_t(modified), 0)
    guard unsafe archive_write_header(archive, entry) == ARCHIVE_OK else { throw fault }
    var offset = 0
    while offset < content.count {
      let put = unsafe content.withUnsafeBytes { buffer -> Int in
        guard let base = buffer.baseAddress else { return 0 }
        return unsafe archive_write_data(archive, base + offset, buffer.count - offset)
      }
      guard put > 0 else { throw fault }
      offset += put
    }
    guard unsafe archive_write_finish_entry(archive) == ARCHIVE_OK else { throw fault }
  }

  /// Writes what is left; nothing can be added afterwards.
  package func finish() throws(PackingFault) {
    guard unsafe archive_write_close(archive) == ARCHIVE_OK else { throw fault }
  }

  /// `AE_IFREG`, which is a macro that Swift doesn't see.
  private static let regularFile: UInt32 = 0o100_000

  private var fault: PackingFault {
    let words = unsafe archive_error_string(archive).map { unsafe String(cString: $0) } ?? ""
    return PackingFault(number: unsafe archive_errno(archive), words: words)
  }
}
