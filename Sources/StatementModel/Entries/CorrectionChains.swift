/// Puts what corrections connect into order: what is corrected first, what corrects it behind.
package enum CorrectionChains {
  /// One correction; both ends are numbers that the caller knows its rows or clusters by.
  package struct Link: Hashable, Sendable {
    package var correcting: Int
    package var corrected: Int

    package init(correcting: Int, corrected: Int) {
      self.correcting = correcting
      self.corrected = corrected
    }
  }

  /// The groups that links connect, each in order.
  ///
  /// The longer the way down to what corrects nothing, the later; of one length, the lower number
  /// first. What corrects itself in a ring stands last.
  package static func chains(_ links: [Link]) -> [[Int]] {
    let nodes = Set(links.flatMap { [$0.correcting, $0.corrected] }).sorted()
    let depths = depths(of: links)
    var groups = Groups(nodes)
    for link in links { groups.join(link.correcting, link.corrected) }
    var chains: [Int: [Int]] = [:]
    for node in nodes { chains[groups.first(of: node), default: []].append(node) }
    return chains.sorted { $0.key < $1.key }.map { _, chain in
      chain.sorted { (depths[$0] ?? .max, $0) < (depths[$1] ?? .max, $1) }
    }
  }

  /// How many corrections stand between each and what corrects nothing; nothing in a ring.
  private static func depths(of links: [Link]) -> [Int: Int] {
    var waiting: [Int: Int] = [:]
    var correctors: [Int: [Int]] = [:]
    for link in links {
      waiting[link.correcting, default: 0] += 1
      correctors[link.corrected, default: []].append(link.correcting)
    }
    var depths: [Int: Int] = [:]
    var ready = correctors.keys.filter { waiting[$0] == nil }
    for node in ready { depths[node] = 0 }
    while let node = ready.popLast() {
      let depth = (depths[node] ?? 0) + 1
      for corrector in correctors[node] ?? [] {
        depths[corrector] = max(depths[corrector] ?? 0, depth)
        waiting[corrector, default: 0] -= 1
        if waiting[corrector] == 0 { ready.append(corrector) }
      }
    }
    // Of a ring, and of what stands behind one, no number is right.
    return depths.filter { (waiting[$0.key] ?? 0) == 0 }
  }

  /// Which numbers belong together; each group is known by its lowest.
  private struct Groups {
    private var parents: [Int: Int]

    init(_ nodes: [Int]) {
      parents = Dictionary(nodes.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
    }

    mutating func first(of node: Int) -> Int {
      var node = node
      while let parent = parents[node], parent != node {
        // Halving the way keeps long chains short.
        parents[node] = parents[parent]
        node = parent
      }
      return node
    }

    mutating func join(_ left: Int, _ right: Int) {
      let first = first(of: left)
      let second = self.first(of: right)
      parents[max(first, second)] = min(first, second)
    }
  }
}
