import CLibArchive

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A packed file at a place that stays, where libarchive may look at it as long as it is read.
@safe final class PackedBytes {
  private let buffer: UnsafeMutableRawBufferPointer
  let count: Int

  init(_ bytes: [UInt8]) {
    unsafe buffer = UnsafeMutableRawBufferPointer.allocate(
      byteCount: max(1, bytes.count), alignment: 16)
    unsafe buffer.copyBytes(from: bytes)
    count = bytes.count
  }

  deinit { unsafe buffer.deallocate() }

  fileprivate func open(in archive: OpaquePointer?) -> Int32 {
    unsafe archive_read_open_memory(archive, buffer.baseAddress, count)
  }
}

/// libarchive over bytes in memory: the only place that knows it.
///
/// Only gzip and ZIP are switched on: of the many formats of the library none else is reached by
/// what a bank or a stranger sends.
@safe final class LibArchive {
  struct Entry {
    var name: [UInt8]
    var isFile: Bool
    var isEncrypted: Bool
  }

  private let packed: PackedBytes
  private let archive: OpaquePointer?
  private let block: UnsafeMutableRawBufferPointer
  /// libarchive converts names by the thread's locale, and a program begins in one that knows ASCII
  /// alone.
  private let locale: locale_t?

  init(_ packed: PackedBytes, _ kind: ContainerKind) throws(ContainerFact) {
    self.packed = packed
    unsafe block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    unsafe locale = newlocale(Self.characterTypes, "C.UTF-8", nil)
    unsafe archive = archive_read_new()
    switch kind {
    case .gzip:
      unsafe archive_read_support_filter_gzip(archive)
      unsafe archive_read_support_format_raw(archive)
      unsafe archive_read_support_format_empty(archive)
    case .zip:
      // By the directory at its end: one that is cut off has none.
      unsafe archive_read_support_format_zip_seekable(archive)
    }
    guard unsafe packed.open(in: archive) == ARCHIVE_OK else { throw fault }
  }

  deinit {
    unsafe archive_read_free(archive)
    if let locale = unsafe locale { unsafe freelocale(locale) }
    unsafe block.deallocate()
  }

  /// How many gzip files lie within each other.
  var gzipLayers: Int { Int(unsafe archive_filter_count(archive)) - 1 }

  /// The next member; nothing behind the last.
  func next() throws(ContainerFact) -> Entry? {
    var entry: OpaquePointer?
    let outside = unsafe locale.map { unsafe uselocale($0) }
    defer { if let outside = unsafe outside { unsafe uselocale(outside) } }
    let status = unsafe archive_read_next_header(archive, &entry)
    if status == ARCHIVE_EOF { return nil }
    // A name that can't be converted is a warning; its bytes are asked for below.
    guard status == ARCHIVE_OK || status == ARCHIVE_WARN, let entry = unsafe entry else {
      throw fault
    }
    let type = unsafe archive_entry_filetype(entry)
    return Entry(
      name: unsafe Self.name(of: entry),
      isFile: type == S_IFREG || type == 0,
      isEncrypted: unsafe archive_entry_is_encrypted(entry) != 0)
  }

  static func name(of entry: OpaquePointer) -> [UInt8] {
    let name = unsafe archive_entry_pathname_utf8(entry) ?? archive_entry_pathname(entry)
    guard let name = unsafe name else { return [] }
    return unsafe Array(UnsafeRawBufferPointer(start: name, count: strlen(name)))
  }

  /// Appends the next block of the member's content; false at its end.
  func append(to content: inout [UInt8]) throws(ContainerFact) -> Bool {
    let got = try passBlock()
    unsafe content.append(contentsOf: UnsafeRawBufferPointer(rebasing: block[..<got]))
    return got > 0
  }

  /// Unpacks the next block of the member's content; how many bytes that are, 0 at its end.
  func passBlock() throws(ContainerFact) -> Int {
    let got = unsafe archive_read_data(archive, block.baseAddress, block.count)
    guard got >= 0 else { throw fault }
    return Int(got)
  }

  /// What the library says of its last failure.
  private var fault: ContainerFact {
    guard let text = unsafe archive_error_string(archive) else { return .damaged("") }
    let words = unsafe String(cString: text)
    // "Encrypted file is unsupported", "Passphrase required for this entry".
    let lower = words.lowercased()
    return lower.contains("encrypt") || lower.contains("passphrase") ? .encrypted : .damaged(words)
  }

  #if canImport(Darwin)
    static let characterTypes = LC_CTYPE_MASK
  #else
    static let characterTypes = Int32(1) << LC_CTYPE
  #endif
}
