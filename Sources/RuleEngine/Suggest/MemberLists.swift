/// Members by group: lists of numbers, one behind the other.
struct MemberLists: Sendable {
  private var members: [Int32] = []
  private var starts: [Int32] = [0]

  init() {}

  /// Groups pairs; the members of a group keep their order.
  init(_ pairs: [(group: Int32, member: Int32)], groups: Int) {
    starts = [Int32](repeating: 0, count: groups + 1)
    for pair in pairs { starts[Int(pair.group) + 1] += 1 }
    for group in 0..<groups { starts[group + 1] += starts[group] }
    var next = starts
    members = [Int32](repeating: 0, count: pairs.count)
    for pair in pairs {
      members[Int(next[Int(pair.group)])] = pair.member
      next[Int(pair.group)] += 1
    }
  }

  var count: Int { starts.count - 1 }

  subscript(group: Int) -> ArraySlice<Int32> {
    members[Int(starts[group])..<Int(starts[group + 1])]
  }
}
