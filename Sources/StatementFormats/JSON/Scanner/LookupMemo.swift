/// What the members asked for were found to be, by the layout of the record that was asked.
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

  /// The questions that were asked of one layout.
  private struct Table {
    var layout = -1
    var count = 0
  }

  /// The table in use, and the question behind the last.
  private struct Use {
    var table = 0
    var cursor = 0
  }

  private static let tableCount = 8
  private static let capacity = 96
  // Memory of its own, since each access to a property of a class is checked for conflicts.
  private let entries: UnsafeMutablePointer<Entry>
  private let tables: UnsafeMutablePointer<Table>
  private let use: UnsafeMutablePointer<Use>

  init() {
    unsafe entries = .allocate(capacity: Self.capacity * Self.tableCount)
    unsafe entries.initialize(
      repeating: Entry(name: 0, node: 0, found: 0), count: Self.capacity * Self.tableCount)
    unsafe tables = .allocate(capacity: Self.tableCount)
    unsafe tables.initialize(repeating: Table(), count: Self.tableCount)
    unsafe use = .allocate(capacity: 1)
    unsafe use.initialize(to: Use())
  }

  deinit {
    unsafe entries.deallocate()
    unsafe tables.deallocate()
    unsafe use.deallocate()
  }

  /// Begins with a new record of a layout.
  @inline(__always)
  func restart(_ layout: Int) {
    let table = unsafe use.pointee.table
    unsafe use.pointee.cursor = 0
    if unsafe tables[table].layout != layout { change(to: layout) }
  }

  private func change(to layout: Int) {
    var table = 0
    while table < Self.tableCount, unsafe tables[table].layout != layout { table += 1 }
    if table == Self.tableCount {
      table = unsafe (use.pointee.table + 1) % Self.tableCount
      unsafe tables[table] = Table(layout: layout)
    }
    unsafe use.pointee.table = table
  }

  /// What was found for the question before; nothing where it was not asked.
  @inline(__always)
  func result(of name: StaticString, _ node: Int) -> Int? {
    guard name.hasPointerRepresentation else { return nil }
    let address = unsafe UInt(bitPattern: name.utf8Start)
    let table = unsafe use.pointee.table
    let count = unsafe tables[table].count
    let cursor = unsafe use.pointee.cursor
    let entries = unsafe self.entries + table &* Self.capacity
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
    let table = unsafe use.pointee.table
    let count = unsafe tables[table].count
    guard name.hasPointerRepresentation, count < Self.capacity else { return }
    unsafe entries[table &* Self.capacity &+ count] = Entry(
      name: UInt(bitPattern: name.utf8Start), node: Int32(truncatingIfNeeded: node),
      found: Int32(truncatingIfNeeded: found))
    unsafe tables[table].count = count &+ 1
    unsafe use.pointee.cursor = count &+ 1
  }
}
