/// The clusters of one content that the equal rows of a statement may join, each at most once, in
/// canonical order.
///
/// Every look is at the next one that may fit, so that any number of equal rows costs no more than
/// its length.
struct ContentCandidates {
  private let clusters: [Int]
  private let names: [String?]
  private var isTaken: [Bool]
  /// Places of clusters without an id of the source, and of those with one.
  private var unnamed: [Int] = []
  private var named: [String: [Int]] = [:]
  private var nextUnnamed = 0
  private var nextNamed: [String: Int] = [:]
  private var next = 0

  /// - Parameter clusters: With the id that their rows of the statement's source have, if ids count.
  init(_ clusters: [(cluster: Int, id: String?)]) {
    self.clusters = clusters.map(\.cluster)
    names = clusters.map(\.id)
    isTaken = [Bool](repeating: false, count: clusters.count)
    for (place, candidate) in clusters.enumerated() {
      if let id = candidate.id {
        named[id, default: []].append(place)
      } else {
        unnamed.append(place)
      }
    }
  }

  /// The first cluster left that a row may join.
  ///
  /// That is one with the row's own id or with none; for a row without id, any. Another id of the
  /// same source is another transaction.
  mutating func take(for id: String?) -> Int? {
    guard let id else {
      while next < clusters.count, isTaken[next] { next += 1 }
      return taken(next < clusters.count ? next : nil)
    }
    while nextUnnamed < unnamed.count, isTaken[unnamed[nextUnnamed]] { nextUnnamed += 1 }
    let free = nextUnnamed < unnamed.count ? unnamed[nextUnnamed] : nil
    return taken([free, firstNamed(id)].compactMap(\.self).min())
  }

  private mutating func firstNamed(_ id: String) -> Int? {
    guard let places = named[id] else { return nil }
    var next = nextNamed[id] ?? 0
    while next < places.count, isTaken[places[next]] { next += 1 }
    nextNamed[id] = next
    return next < places.count ? places[next] : nil
  }

  /// The same for a row that a person said is none of some clusters; every cluster is looked at.
  mutating func take(for id: String?, unless isRefused: (Int) -> Bool) -> Int? {
    let place = clusters.indices.first { place in
      guard !isTaken[place], !isRefused(clusters[place]) else { return false }
      guard let id else { return true }
      return names[place] == nil || names[place] == id
    }
    return taken(place)
  }

  private mutating func taken(_ place: Int?) -> Int? {
    guard let place else { return nil }
    isTaken[place] = true
    return clusters[place]
  }
}
