/// The members of one object by their folded names, for objects of which there are few.
struct FoldedMembers {
  private var nodes: [String: Int] = [:]

  init(_ record: JSONRecord, _ node: Int) {
    guard record[node].kind == .object else { return }
    for child in record.children(of: node) where record[child].kind != .null {
      nodes[FieldNames.fold(record.key(of: child))] = child
    }
  }

  subscript(name: String) -> Int? { nodes[name] }
}
