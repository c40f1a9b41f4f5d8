/// What the members asked for were found to be, while one record after the other is laid out the
/// same.
///
/// A shape asks for the same members in the same order, so the answer to a question is mostly the
/// one behind the last.
@safe final class LookupMemo {
  /// A question, by the address of the name and the object asked, and its answer: a node, or -1.
  private struct Entry {
    var name: UInt
    var node: Int32
    var found: Int32
  }

  /// What of the memory is in use.
  private struct Use {
    var count = 0
    var cursor = 0
  }

  private static let capacity = 96
  // Memory of its own, since each access to a property of a class is checked for conflicts.
  private let entries: UnsafeMutablePointer<Entry>
  private let use: UnsafeMutablePointer<Use>

  init() {
    unsafe entries = .allocate(capacity: Self.capacity)
    unsafe entries.initialize(
      repeating: Entry(name: 0, node: 0, found: 0), count: Self.capacity)
    unsafe use = .allocate(capacity: 1)
    unsafe use.initialize(to: Use())
  }

  deinit {
    unsafe entries.deallocate()
    unsafe use.deallocate()
  }

  /// Begins with a new record.
  ///
  /// - Parameter isSame: Whether it is laid out as the one before.
  func restart(keeping isSame: Bool) {
    unsafe use.pointee.cursor = 0
    if !isSame { unsafe use.pointee.count = 0 }
  }

  /// What was found for the question before; nothing where it was not asked.
  @inline(__always)
  func result(of name: StaticString, _ node: Int) -> Int? {
    guard name.hasPointerRepresentation else { return nil }
    let address = unsafe UInt(bitPattern: name.utf8Start)
    let count = unsafe use.pointee.count
    let cursor = unsafe use.pointee.cursor
    if cursor < count, unsafe entries[cursor].name == address,
      unsafe Int(entries[cursor].node) == node
    {
      unsafe use.pointee.cursor = cursor &+ 1
      return unsafe Int(entries[cursor].found)
    }
    var index = 0
    while index < count {
      if unsafe entries[index].name == address, unsafe Int(entries[index].node) == node {
        unsafe use.pointee.cursor = index &+ 1
        return unsafe Int(entries[index].found)
      }
      index &+= 1
    }
    return nil
  }

  /// Notes an answer.
  @inline(__always)
  func note(_ found: Int, of name: StaticString, _ node: Int) {
    let count = unsafe use.pointee.count
    guard name.hasPointerRepresentation, count < Self.capacity else { return }
    unsafe entries[count] = Entry(
      name: UInt(bitPattern: name.utf8Start), node: Int32(truncatingIfNeeded: node),
      found: Int32(truncatingIfNeeded: found))
    unsafe use.pointee = Use(count: count &+ 1, cursor: count &+ 1)
  }
}
