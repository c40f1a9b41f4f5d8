/// What is known of each distinct description: an open-addressing table of numbers, with the
/// descriptions' bytes behind the numbers, so that looking one up touches two places of memory.
struct DescriptionMemo {
  /// Where a text belongs that is not known yet.
  struct Vacancy {
    fileprivate var hash: UInt64
    fileprivate var slot: Int
  }

  enum Found {
    case known(Int32)
    case unknown(Vacancy)
  }

  /// Words of eight bytes; descriptions of more in all are too many to be kept.
  private static let wordLimit = 1 << 27

  /// Of each description what is known in the low half of a word, and its length in the high half.
  ///
  /// Behind that stand the bytes, eight in a word. The last word of a text of eight bytes or more
  /// holds its last eight bytes, whether or not the word before has some of them.
  private var words: [UInt64] = []
  /// In the high half of a slot the high half of the hash; in the low half the place in `words`
  /// plus one, zero where the slot is free.
  private var slots = [UInt64](repeating: 0, count: 1024)
  /// Unguessable, so that no file can be made to collide.
  private let seed = UInt64.random(in: .min ... .max)

  /// How many distinct descriptions are known.
  private(set) var count = 0

  /// Whether no more can be taken up.
  var isFull: Bool { words.count >= Self.wordLimit }

  /// What is known of a text, or where it belongs.
  @inline(__always)
  func find(_ text: Span<UInt8>) -> Found {
    let hash = hash(text)
    let (slots, words) = (slots.span, words.span)
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash &>> 32) & mask
    while slots[slot] != 0 {
      if slots[slot] ^ hash < 1 << 32 {
        let place = Int(truncatingIfNeeded: slots[slot] & 0xFFFF_FFFF) &- 1
        if Self.stands(text, words, place) {
          return .known(Int32(truncatingIfNeeded: words[place]))
        }
      }
      slot = (slot &+ 1) & mask
    }
    return .unknown(Vacancy(hash: hash, slot: slot))
  }

  /// Makes a text known, where `find` has just said that it belongs.
  mutating func add(_ text: Span<UInt8>, _ number: Int32, at vacancy: Vacancy) {
    slots[vacancy.slot] = vacancy.hash & 0xFFFF_FFFF_0000_0000 | UInt64(words.count + 1)
    // A description of 4 GiB is longer than any text that is read.
    words.append(
      UInt64(truncatingIfNeeded: text.count) << 32 | UInt64(UInt32(bitPattern: number)))
    var offset = 0
    while offset &+ 8 <= text.count {
      words.append(Self.word(text, offset))
      offset &+= 8
    }
    if offset < text.count { words.append(Self.lastWord(text)) }
    count += 1
    if count * 4 > slots.count * 3 { grow() }
  }

  /// What is known of a text, or what `make` then makes known.
  mutating func known(of text: String, make: () -> Int32) -> Int32 {
    switch find(text.utf8.span) {
    case .known(let number): return number
    case .unknown(let vacancy):
      let number = make()
      add(text.utf8.span, number, at: vacancy)
      return number
    }
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    let mask = slots.count &- 1
    for value in old where value != 0 {
      var slot = Int(truncatingIfNeeded: value &>> 32) & mask
      while slots[slot] != 0 { slot = (slot &+ 1) & mask }
      slots[slot] = value
    }
  }

  /// Whether the text stands at a place of `words`.
  @inline(__always)
  private static func stands(_ text: Span<UInt8>, _ words: Span<UInt64>, _ place: Int) -> Bool {
    guard words[place] &>> 32 == UInt64(truncatingIfNeeded: text.count) else { return false }
    var place = place &+ 1
    var offset = 0
    while offset &+ 8 <= text.count {
      guard word(text, offset) == words[place] else { return false }
      offset &+= 8
      place &+= 1
    }
    return offset == text.count || lastWord(text) == words[place]
  }

  /// A hash of the bytes, eight at a time, by multiplication and folding of the halves.
  @inline(__always)
  private func hash(_ text: Span<UInt8>) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: text.count) &* seed
    var offset = 0
    while offset &+ 8 <= text.count {
      hash = mixed(hash ^ Self.word(text, offset))
      offset &+= 8
    }
    return offset < text.count ? mixed(hash ^ Self.lastWord(text)) : hash
  }

  @inline(__always)
  private func mixed(_ value: UInt64) -> UInt64 {
    let product = (value ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  /// The eight bytes at a place; they must all be there.
  @inline(__always)
  private static func word(_ text: Span<UInt8>, _ place: Int) -> UInt64 {
    unsafe text.bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: place, as: UInt64.self)
  }

  /// The last eight bytes, or all if they are fewer.
  @inline(__always)
  private static func lastWord(_ text: Span<UInt8>) -> UInt64 {
    if text.count >= 8 { return word(text, text.count &- 8) }
    var word: UInt64 = 0
    for index in text.indices { word = word &<< 8 | UInt64(text[index]) }
    return word
  }
}
