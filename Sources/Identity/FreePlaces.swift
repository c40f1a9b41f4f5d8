/// Places in a list of which some are taken: tells the next free one without a walk over the others.
struct FreePlaces {
  /// A free place, or one that is nearer to the next free one.
  private var next: [Int32]

  init(count: Int) { next = (0...Int32(count)).map { $0 } }

  mutating func remove(_ place: Int) { next[place] = next[place + 1] }

  /// The first free place from one on; behind the last one where none is.
  mutating func first(from place: Int) -> Int {
    var found = place
    while Int(next[found]) != found { found = Int(next[found]) }
    // The way is shorter the next time.
    var passed = place
    while Int(next[passed]) != passed {
      let following = Int(next[passed])
      next[passed] = Int32(found)
      passed = following
    }
    return found
  }
}
