#if os(Linux)
  import CMalloc
#endif

/// How the process's memory is managed.
enum MemoryBehaviour {
  /// Has large buffers given back to the system as soon as they are let go of.
  ///
  /// The C library otherwise takes the first large buffer that is freed as a sign to keep buffers
  /// of that size, so that a run would hold what reading a file took while it writes reports.
  static func settle() {
    #if os(Linux)
      mallopt(M_MMAP_THRESHOLD, 1 << 20)
    #endif
  }

  /// Leaves a value to the end of the process: to take a hundred thousand transactions apart, only
  /// for the process to end, costs more than to print a page of them.
  static func leave<Value: Sendable>(_ value: Value) {
    _ = unsafe Unmanaged.passRetained(Left(value))
  }

  private final class Left<Value: Sendable>: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }
}
