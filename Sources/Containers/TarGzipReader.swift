import CLibArchive

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Gives the members of a packed file (tar, gzip) one by one, block by block, from an open
/// descriptor.
@safe package final class TarGzipReader {
  package struct Member {
    /// As it stands in the file; nothing may be opened by it unlooked at.
    package var path: String
    package var isFile: Bool
    /// Folders are packed by other programs; they hold nothing.
    package var isFolder: Bool
  }

  private let archive: OpaquePointer?
  private let room: UnsafeMutableRawBufferPointer
  private let locale: locale_t?

  /// - Parameter descriptor: Open for reading as long as this lives; not closed by it.
  package init(descriptor: Int32) throws(ContainerFact) {
    unsafe room = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)
    unsafe locale = newlocale(LibArchive.characterTypes, "C.UTF-8", nil)
    unsafe archive = archive_read_new()
    unsafe archive_read_support_filter_gzip(archive)
    unsafe archive_read_support_format_tar(archive)
    guard unsafe archive_read_open_fd(archive, descriptor, 1 << 16) == ARCHIVE_OK else {
      throw fault
    }
  }

  deinit {
    unsafe archive_read_free(archive)
    unsafe room.deallocate()
    if let locale = unsafe locale { unsafe freelocale(locale) }
  }

  /// The next member; nothing behind the last.
  package func next() throws(ContainerFact) -> Member? {
    var entry: OpaquePointer?
    let outside = unsafe locale.map { unsafe uselocale($0) }
    defer { if let outside = unsafe outside { unsafe uselocale(outside) } }
    let status = unsafe archive_read_next_header(archive, &entry)
    if status == ARCHIVE_EOF { return nil }
    guard status == ARCHIVE_OK, let entry = unsafe entry else { throw fault }
    let isLink = unsafe archive_entry_hardlink(entry) != nil
    let type = unsafe archive_entry_filetype(entry)
    return Member(
      path: String(decoding: unsafe LibArchive.name(of: entry), as: UTF8.self),
      isFile: !isLink && type == S_IFREG, isFolder: type == S_IFDIR)
  }

  /// The next block of the member's content; empty at its end.
  package func block() throws(ContainerFact) -> [UInt8] {
    let got = unsafe archive_read_data(archive, room.baseAddress, room.count)
    guard got >= 0 else { throw fault }
    return unsafe Array(UnsafeRawBufferPointer(rebasing: room[..<Int(got)]))
  }

  private var fault: ContainerFact {
    .damaged(unsafe archive_error_string(archive).map { unsafe String(cString: $0) } ?? "")
  }
}
