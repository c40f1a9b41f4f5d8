#if os(Linux)
  import CMalloc
  import Glibc
#endif

/// Memory as the program has it, without which its costs would not be what is measured.
enum ProgramMemory {
  /// Takes the heap from the system in one piece and in large pages, as the program does when it
  /// begins.
  static func settle() {
    #if os(Linux)
      mallopt(M_MMAP_THRESHOLD, 16 << 20)
      mallopt(M_ARENA_MAX, 1)
      mallopt(M_TRIM_THRESHOLD, CInt(heapBytes) * 2)
      mallopt(M_TOP_PAD, CInt(heapBytes))
      let first = unsafe malloc(1 << 20)
      mallopt(M_TOP_PAD, 1 << 20)
      guard let first = unsafe first, let end = unsafe sbrk(0) else { return }
      let begin = unsafe first.alignedUp(toMultipleOf: hugePage)
      if unsafe begin < end { _ = unsafe madvise(begin, begin.distance(to: end), MADV_HUGEPAGE) }
      unsafe free(first)
    #endif
  }

  #if os(Linux)
    private static let heapBytes = 1 << 29
    private static let hugePage = 1 << 21
  #endif
}
