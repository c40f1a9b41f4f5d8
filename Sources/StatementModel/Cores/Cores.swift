#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The processor's cores that work may be divided among.
package struct Cores: Sendable {
  /// How many there are; at least 1.
  package let count: Int
  /// Fewer rows than this are not divided: waking another core takes longer than they do.
  ///
  /// Two cores that share a memory take up to a fifth more time of the processor for the same list
  /// than one, but who waits for it waits less.
  package let fewestRows: Int

  package init(count: Int, fewestRows: Int = 16_384) {
    self.count = count
    self.fewestRows = fewestRows
  }

  /// Those of the machine.
  package static let all = Cores(count: available())

  /// For what shall stay on the core that it began on.
  package static let one = Cores(count: 1)

  /// Whether there is another core, and so many rows are worth waking it.
  package func share(rows: Int) -> Bool { count > 1 && rows >= fewestRows }

  private static func available() -> Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }
}
