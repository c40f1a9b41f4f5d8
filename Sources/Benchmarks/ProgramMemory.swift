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
      // Half a gigabyte of addresses.
      heap_settle(1 << 29)
    #endif
  }
}
