/// What is known of each distinct description: an open-addressing table of numbers under
/// fingerprints of the texts.
///
/// The texts themselves are not kept: they would take far more memory than all else that is known,
/// and comparing them a second wait for it with each look-up. `Fingerprint` tells why that is safe.
struct DescriptionMemo {
  /// Where a text belongs that is not known yet.
  struct Vacancy {
    fileprivate var fingerprint: Fingerprint
    fileprivate var slot: Int
  }

  enum Found {
    case known(Int32)
    case unknown(Vacancy)
  }

  private struct Slot {
    /// The first part of the text's fingerprint; zero where the slot is free.
    var first: UInt64 = 0
    /// The second part.
    var second: UInt32 = 0
    /// What is known of the text.
    var number: Int32 = 0
  }

  private static let leastSlots = 1024

  private var slots = [Slot](repeating: Slot(), count: leastSlots)
  private let key = FingerprintKey()

  /// How many distinct descriptions are known.
  private(set) var count = 0

  /// The fingerprint under which a text is known.
  @inline(__always)
  func fingerprint(of text: Span<UInt8>) -> Fingerprint { key.fingerprint(of: text) }

  /// The fingerprint under which a text is known.
  @inline(__always)
  func fingerprint(of text: String) -> Fingerprint {
    text.withSpan { fingerprint(of: $0) }
  }

  /// What is known of a text, or where it belongs.
  @inline(__always)
  func find(_ fingerprint: Fingerprint) -> Found {
    let slots = slots.span
    let mask = slots.count &- 1
    var slot = fingerprint.place & mask
    while slots[slot].first != 0 {
      if slots[slot].first == fingerprint.first, slots[slot].second == fingerprint.second {
        return .known(slots[slot].number)
      }
      slot = (slot &+ 1) & mask
    }
    return .unknown(Vacancy(fingerprint: fingerprint, slot: slot))
  }

  /// Makes a text known, where `find` has just said that it belongs.
  mutating func add(_ number: Int32, at vacancy: Vacancy) {
    slots[vacancy.slot] = Slot(
      first: vacancy.fingerprint.first, second: vacancy.fingerprint.second, number: number)
    count += 1
    if count * 4 > slots.count * 3 { grow() }
  }

  /// What is known of a text, or what `make` then makes known.
  mutating func known(of text: String, make: () -> Int32) -> Int32 {
    switch find(fingerprint(of: text.utf8.span)) {
    case .known(let number): return number
    case .unknown(let vacancy):
      let number = make()
      add(number, at: vacancy)
      return number
    }
  }

  /// Forgets all texts; fingerprints stay what they are.
  mutating func removeAll() {
    slots = [Slot](repeating: Slot(), count: Self.leastSlots)
    count = 0
  }

  private mutating func grow() {
    let old = slots
    slots = [Slot](repeating: Slot(), count: old.count * 2)
    let mask = slots.count &- 1
    for entry in old where entry.first != 0 {
      var slot = Fingerprint(first: entry.first, second: entry.second).place & mask
      while slots[slot].first != 0 { slot = (slot &+ 1) & mask }
      slots[slot] = entry
    }
  }
}
