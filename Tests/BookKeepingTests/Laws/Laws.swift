import Foundation
import TestSupport
import Testing

/// Holds laws against many things made at random.
///
/// Within the suite the seeds are always the same. `.ci/laws` sets `DAYBOOK_LAWS_SECONDS`, and
/// then each law is held against new ones, from a random seed or `DAYBOOK_LAWS_SEED` on, until
/// the time is over.
enum Laws {
  /// How many histories each law is held against within the suite.
  static let histories: UInt64 = 10_000
  /// Whether this is the longer run, whose histories are longer too.
  static let isLong = ProcessInfo.processInfo.environment["DAYBOOK_LAWS_SECONDS"] != nil

  /// Checks one law; the first case that breaks it is made as small as it gets, and reported.
  ///
  /// - Parameter fault: What is wrong with a case; nothing where the law holds.
  static func check<Case: Shrinkable>(
    _ law: String, histories: UInt64 = histories, sourceLocation: SourceLocation = #_sourceLocation,
    _ make: (UInt64) -> Case, fault: (Case) -> String?
  ) {
    for seed in Seeds(histories) {
      let made = make(seed)
      guard fault(made) != nil else { continue }
      let small = shrink(made) { fault($0) != nil }
      let words = "\(law)\nseed \(seed)\n\(small.report)\n\(fault(small) ?? "")"
      Issue.record(Comment(rawValue: words), sourceLocation: sourceLocation)
      return
    }
  }

  /// The smallest case on the way down that is still wrong.
  static func shrink<Case: Shrinkable>(_ made: Case, isWrong: (Case) -> Bool) -> Case {
    var small = made
    while let next = small.smaller.first(where: isWrong) { small = next }
    return small
  }

  /// Two lists of lines as told by their differences; nothing where they are equal.
  static func difference(_ expected: [String], _ found: [String]) -> String? {
    guard expected != found else { return nil }
    return "expected:\n" + expected.map { "  \($0)\n" }.joined() + "found:\n"
      + found.map { "  \($0)\n" }.joined()
  }
}

/// The seeds that a law is held against.
struct Seeds: Sequence, IteratorProtocol {
  private var nextSeed: UInt64 = 1
  private var last: UInt64?
  private var end: ContinuousClock.Instant?

  init(_ count: UInt64) {
    let environment = ProcessInfo.processInfo.environment
    guard let seconds = environment["DAYBOOK_LAWS_SECONDS"].flatMap(Int.init) else {
      last = count
      return
    }
    nextSeed = environment["DAYBOOK_LAWS_SEED"].flatMap(UInt64.init) ?? 1
    if seconds == 0 { last = nextSeed } else { end = .now + .seconds(seconds) }
  }

  mutating func next() -> UInt64? {
    if let last, nextSeed > last { return nil }
    if let end, ContinuousClock.now >= end {
      print("held until seed \(nextSeed)")
      return nil
    }
    defer { nextSeed += 1 }
    return nextSeed
  }
}
