/// Makes the nodes of a record from the steps that matched it.
struct JSONNodeBuilder {
  /// Layouts that are remembered; sources have a few, since some members are left out at times.
  private static let limit = 16

  /// The layouts met, each with its number.
  private var known: [(template: JSONTemplate, layout: Int)] = []
  /// The layout of the record built last, while `nodes` are still its.
  private var latest = -1
  /// The number that the next layout gets.
  private var nextLayout = 0
  /// The layout to be forgotten next.
  private var oldest = 0

  /// Forgets the record built last.
  ///
  /// - Returns: A number for the layout of a record that was built otherwise.
  mutating func forget() -> Int {
    latest = -1
    nextLayout += 1
    return nextLayout
  }

  /// Builds the record that was matched last and begins at `start`.
  ///
  /// - Returns: A number for its layout: records of one number have nodes with the same keys, and
  ///   in the same places among the others.
  mutating func build(
    _ nodes: inout [JSONNode], of layouts: JSONLayouts, from start: JSONPlace
  ) -> Int {
    if latest < 0 || !Self.matches(known[latest].template, layouts) {
      latest = known.firstIndex { Self.matches($0.template, layouts) } ?? add(layouts)
      nodes = known[latest].template.nodes
    }
    known[latest].template.place(&nodes, of: layouts, from: start)
    return known[latest].layout
  }

  private mutating func add(_ layouts: JSONLayouts) -> Int {
    nextLayout += 1
    let entry = (template: JSONTemplate(of: layouts), layout: nextLayout)
    guard known.count == Self.limit else {
      known.append(entry)
      return known.count - 1
    }
    oldest = (oldest + 1) % Self.limit
    known[oldest] = entry
    return oldest
  }

  @inline(__always)
  private static func matches(_ template: JSONTemplate, _ layouts: JSONLayouts) -> Bool {
    let steps = template.steps.span
    guard steps.count == layouts.scalarCount &+ 1 else { return false }
    let scalars = layouts.scalars.span
    // The later steps are likelier to differ.
    var index = steps.count
    while index > 0 {
      index &-= 1
      if steps[index] != scalars[index].step { return false }
    }
    return true
  }
}
