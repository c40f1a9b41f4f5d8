import StatementModel

#if os(Linux)
  import CMalloc
  import Glibc
#endif

/// How the process's memory is managed.
enum MemoryBehaviour {
  /// Sets how memory is taken from the system and given back, before anything is allocated.
  ///
  /// The heap is asked for in one piece, of which only what is used costs memory, and in large
  /// pages: taking it page by page as a list of a hundred thousand transactions fills up costs as
  /// much as the list.
  static func settle() {
    #if os(Linux)
      heap_settle(heapBytes)
    #endif
  }

  /// Has memory of the heap made ready on another core, while the program is still busy opening the
  /// book: where memory is dear to get, a long list waits for it a third of its time.
  ///
  /// - Parameters:
  ///   - file: what is going to be read.
  ///   - times: how many times its size what is made of it may take.
  static func makeReady(toRead file: String, times: Int) {
    #if os(Linux)
      var facts = stat()
      guard Cores.all.count > 1, unsafe stat(file, &facts) == 0, facts.st_size >= leastRead
      else { return }
      // What is larger than any gap lies at the end of what is used so far.
      let first = unsafe malloc(hugePage)
      guard let first = unsafe first, let end = unsafe sbrk(0) else { return }
      let begin = UInt(bitPattern: unsafe first.alignedUp(toMultipleOf: hugePage))
      unsafe free(first)
      let bytes = min(Int(facts.st_size) * times, mostReady)
      let last = min(UInt(bitPattern: end), begin + UInt(bytes))
      _ = Meanwhile {
        for page in stride(from: begin, to: last, by: hugePage) {
          // Nothing is written, so no byte changes; where the system knows no such advice, all is
          // as without.
          guard let start = unsafe UnsafeMutableRawPointer(bitPattern: page),
            unsafe madvise(start, hugePage, populate) == 0
          else { return }
        }
      }
    #endif
  }

  #if os(Linux)
    /// `MADV_POPULATE_WRITE`, which the C library's headers may lack.
    private static let populate: CInt = 23
    /// Smaller files are read before another core has begun.
    private static let leastRead = 4 << 20
    /// Of more, what is large is not taken from the heap.
    private static let mostReady = 48 << 20
    /// Half a gigabyte of addresses.
    private static let heapBytes = 1 << 29
    private static let hugePage = heap_page
  #endif

  /// Leaves a value to the end of the process: to take a hundred thousand transactions apart, only
  /// for the process to end, costs more than to print a page of them.
  ///
  /// Files that it holds must be closed before.
  static func leave<Value>(_ value: Value) {
    _ = unsafe Unmanaged.passRetained(Left(value))
  }

  private final class Left<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
  }
}
