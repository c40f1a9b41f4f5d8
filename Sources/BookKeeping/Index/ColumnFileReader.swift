import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads a file of columns section by section, and believes none of it: what is not what was written
/// is an error, and no more memory is asked for than the file has bytes.
struct ColumnFileReader {
  private let file: OpenFile
  private var offset: Int
  /// Over the checksums of the sections that were read.
  private(set) var sum = Checksum()

  init(_ path: String) throws(IndexError) {
    self.init(try Self.opened(path))
    guard try block(of: UInt8.self, count: ColumnFileWriter.mark.count) == ColumnFileWriter.mark
    else { throw .corrupt(.file) }
  }

  private init(_ file: OpenFile) {
    self.file = file
    offset = 0
  }

  private static func opened(_ path: String) throws(IndexError) -> OpenFile {
    do throws(FileError) {
      return try OpenFile(path)
    } catch {
      throw error.isOfNothing ? .missing : .file(error)
    }
  }

  var isAtEnd: Bool { offset == file.byteCount }

  /// The next section as a column.
  mutating func column<Element: BitwiseCopyable>(
    of type: Element.Type
  ) throws(IndexError) -> [Element] {
    let head = try block(of: UInt64.self, count: 2)
    let stride = MemoryLayout<Element>.stride
    guard let bytes = Int(exactly: head[0]), bytes % stride == 0 else { throw .corrupt(.packing) }
    let column = try block(of: type, count: bytes / stride)
    var own = Checksum()
    unsafe own.add(column.span.bytes)
    guard own.value == head[1] else { throw .corrupt(.checksum) }
    sum.add(own.value)
    offset += -bytes & 7
    return column
  }

  /// The next two sections as texts.
  mutating func texts() throws(IndexError) -> [String] {
    let ends = try column(of: Int.self)
    let bytes = try column(of: UInt8.self)
    var texts: [String] = []
    texts.reserveCapacity(ends.count)
    var start = 0
    for end in ends {
      guard start <= end, end <= bytes.count,
        let valid = try? UTF8Span(validating: bytes.span.extracting(start..<end))
      else { throw .corrupt(.packing) }
      texts.append(String(copying: valid))
      start = end
    }
    return texts
  }

  private mutating func block<Element: BitwiseCopyable>(
    of type: Element.Type, count: Int
  ) throws(IndexError) -> [Element] {
    let bytes = count * MemoryLayout<Element>.stride
    guard bytes <= file.byteCount - offset else { throw .corrupt(.file) }
    do throws(FileError) {
      let block = try file.read(type, count: count, at: offset)
      offset += bytes
      return block
    } catch {
      throw .file(error)
    }
  }
}
