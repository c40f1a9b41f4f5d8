/// Edges that share candidates, taken together.
struct EdgeGroups {
  struct Group {
    /// By source, then target.
    var edges: [LinkEdge]

    var isPair: Bool { edges.count == 1 }

    /// The pairs where equally many stand on both sides and each can be linked with its like in
    /// the order of days; else none.
    ///
    /// All of such a group are transfers, whichever belongs to which.
    func inTurn() -> [LinkEdge] {
      if isPair { return edges }
      let sources = Set(edges.map(\.source)).sorted()
      let targets = Set(edges.map(\.target)).sorted()
      guard sources.count == targets.count else { return [] }
      var matched: [LinkEdge] = []
      var next = 0
      for (source, target) in zip(sources, targets) {
        while next < edges.count, (edges[next].source, edges[next].target) < (source, target) {
          next += 1
        }
        guard next < edges.count, edges[next].source == source, edges[next].target == target else {
          return []
        }
        matched.append(edges[next])
      }
      return matched
    }
  }

  private(set) var groups: [Group] = []

  init(_ edges: [LinkEdge]) {
    guard !edges.isEmpty else { return }
    var parents: [Int: Int] = [:]
    func root(_ node: Int) -> Int {
      var node = node
      while let parent = parents[node], parent != node {
        // Halving the way keeps later ones short.
        let above = parents[parent] ?? parent
        parents[node] = above
        node = above
      }
      return node
    }
    for edge in edges {
      for node in [edge.source, edge.target] where parents[node] == nil { parents[node] = node }
      let one = root(edge.source)
      let other = root(edge.target)
      parents[max(one, other)] = min(one, other)
    }
    var places: [Int: Int] = [:]
    for edge in edges.sorted(by: { ($0.source, $0.target) < ($1.source, $1.target) }) {
      let root = root(edge.source)
      if let place = places[root] {
        groups[place].edges.append(edge)
      } else {
        places[root] = groups.count
        groups.append(Group(edges: [edge]))
      }
    }
  }
}
