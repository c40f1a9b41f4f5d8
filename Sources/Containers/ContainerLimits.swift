/// Ceilings on what an archive may unpack to.
package struct ContainerLimits: Hashable, Sendable {
  /// All members together.
  package var unpackedBytes = 2 << 30
  package var members = 10_000
  /// How many times its own size an archive may unpack to, once it is past `freeBytes`.
  ///
  /// Statements shrink to a twentieth, wordy ones to a fiftieth; what is made to fill a memory
  /// shrinks to a thousandth.
  package var ratio = 100
  package var freeBytes = 64 << 20

  /// How many times its own size an archive usually unpacks to.
  ///
  /// What is more is counted before it is kept, so that an archive that is refused in the end never
  /// fills a memory.
  package var usualRatio = 20

  package init() {}

  /// So many bytes of a member are kept before it is known how many there are.
  func uncountedBytes(ofPacked packed: Int) -> Int { max(freeBytes, packed * usualRatio) }
}
