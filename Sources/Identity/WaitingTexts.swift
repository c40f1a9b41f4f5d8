/// Pending rows by their texts: which of them are similar to another, and where the next one of
/// similar text is.
struct WaitingTexts {
  private let texts: [Int32]
  private let similarity: TextSimilarity
  /// By number: which numbers among the rows are similar.
  private var similar: [Int32: [Int32]] = [:]
  private var similarCount = 0
  /// What is free, where it has been asked for.
  private var isFree: [Bool]
  private var shelf: Shelf?

  /// The places in the order of their texts.
  private struct Shelf {
    /// By text, then place.
    var places: [Int32]
    /// By place: where it stands on the shelf.
    var spots: [Int32]
    var ranges: [Int32: Range<Int>]
    var free: FreePlaces
  }

  /// - Parameters:
  ///   - texts: By place: the number of the text.
  ///   - similarity: Tells which texts are similar.
  init(_ texts: [Int32], by similarity: TextSimilarity) {
    self.texts = texts
    self.similarity = similarity
    isFree = Array(repeating: true, count: texts.count)
  }

  mutating func remove(_ place: Int) {
    isFree[place] = false
    guard let spot = shelf?.spots[place] else { return }
    shelf?.free.remove(Int(spot))
  }

  func areSimilar(_ one: Int32, _ other: Int32) -> Bool { similarity.areSimilar(one, other) }

  /// The first free place in a range whose text is similar.
  mutating func firstSimilar(to text: Int32, in range: Range<Int>) -> Int? {
    var shelf = self.shelf.take() ?? makeShelf()
    var best: Int?
    for other in similarTexts(to: text, among: shelf) {
      guard let spots = shelf.ranges[other] else { continue }
      let start = spots.partitionPoint { Int(shelf.places[$0]) < range.lowerBound }
      let spot = shelf.free.first(from: start)
      guard spot < spots.upperBound else { continue }
      let place = Int(shelf.places[spot])
      if place < best ?? range.upperBound { best = place }
    }
    self.shelf = shelf
    return best
  }

  private func makeShelf() -> Shelf {
    let places = texts.indices.sorted { (texts[$0], $0) < (texts[$1], $1) }
    var shelf = Shelf(
      places: places.map(Int32.init), spots: Array(repeating: 0, count: texts.count),
      ranges: [:], free: FreePlaces(count: texts.count))
    for (spot, place) in places.enumerated() {
      shelf.spots[place] = Int32(spot)
      let known = shelf.ranges[texts[place]]
      shelf.ranges[texts[place]] = (known?.lowerBound ?? spot)..<(spot + 1)
      if !isFree[place] { shelf.free.remove(spot) }
    }
    return shelf
  }

  private mutating func similarTexts(to text: Int32, among shelf: Shelf) -> [Int32] {
    if let known = similar[text] { return known }
    let found = shelf.ranges.keys.filter { areSimilar(text, $0) }
    // Kept as long as they don't come to more than the rows.
    if similarCount > 4 * texts.count {
      similar = [:]
      similarCount = 0
    }
    similar[text] = found
    similarCount += found.count
    return found
  }
}
