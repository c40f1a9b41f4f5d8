/// With what hashes begin that only say where to look in a table: another number in each process.
///
/// Texts of statements are written by others. Were the number known, they could be made so that all
/// of them are looked for in one place, and each look-up would pass all that came before.
///
/// Nothing that is written or decided may depend on it: it goes into no order, no name, no checksum.
package enum HashSeed {
  package static let value = UInt64.random(in: .min ... .max)

  /// Where to look for a hash or checksum that is the same in every process.
  @inline(__always)
  package static func place(of hash: UInt64, _ other: UInt64 = 0, seed: UInt64) -> Int {
    let product = (hash ^ seed).multipliedFullWidth(by: other ^ seed.byteSwapped)
    return Int(truncatingIfNeeded: product.high ^ product.low)
  }
}
