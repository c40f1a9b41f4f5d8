#if os(Linux)
  import CMalloc
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

  #if os(Linux)
    /// Half a gigabyte of addresses.
    private static let heapBytes = 1 << 29
  #endif
}
