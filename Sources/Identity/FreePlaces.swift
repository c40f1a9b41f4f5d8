/// Places in order, some of which are taken as time goes by: tells the next free one without a walk
/// over the others.
struct FreePlaces {
  private let places: [Int32]
  /// By the spot of a place: the next one, or one behind it before which no other is free.
  private var following: [Int32]

  /// - Parameter places: In order.
  init(_ places: [Int32]) {
    self.places = places
    following = places.indices.map { Int32($0 + 1) }
  }

  /// The first free place from one on.
  ///
  /// - Parameter isTaken: By place; what is taken once stays so.
  mutating func first(from place: Int, _ isTaken: [Bool]) -> Int? {
    let start = places.indices.partitionPoint { Int(places[$0]) < place }
    var found = start
    while found < places.count, isTaken[Int(places[found])] { found = Int(following[found]) }
    // The way is shorter the next time.
    var passed = start
    while passed < found {
      let next = Int(following[passed])
      following[passed] = Int32(found)
      passed = next
    }
    return found < places.count ? Int(places[found]) : nil
  }
}

extension Range<Int> {
  /// The first place for which something no longer holds that holds up to it.
  func partitionPoint(while holds: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
