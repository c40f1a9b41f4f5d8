import CBuild
import Commands

#if os(Linux)
  import CMalloc

  // A growing array leaves its former storage behind, and glibc would keep it for the program: at a
  // million rows half as much memory again. Storage beyond this size goes back to the system.
  _ = mallopt(M_MMAP_THRESHOLD, 64 << 10)
#endif

Daybook.run(commit: unsafe String(cString: daybook_commit()))
