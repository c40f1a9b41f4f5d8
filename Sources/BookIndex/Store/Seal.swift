import StatementModel

/// One number over the checksums of all directory rows: it tells when rows went missing, which the
/// checksum of a row cannot.
enum Seal {
  /// Makes the seal fit the directories as they are now.
  static func write(on handle: Handle) throws(IndexError) {
    let statement = try handle.prepare("INSERT OR REPLACE INTO seal(id, total) VALUES(0, ?)")
    try statement.bind(1, try total(on: handle))
    try statement.run()
  }

  /// Refuses directories that are not those that were sealed.
  static func check(on handle: Handle) throws(IndexError) {
    let statement = try handle.prepare("SELECT total FROM seal WHERE id = 0")
    guard try statement.step(), try statement.checksum(0) == total(on: handle) else {
      throw .corrupt(.seal)
    }
  }

  private static func total(on handle: Handle) throws(IndexError) -> UInt64 {
    var total: UInt64 = 0
    for (salt, table) in Schema.sealed.enumerated() {
      let statement = try handle.prepare("SELECT sum FROM \(table)")
      while try statement.step() {
        var mixed = Checksum(salt: UInt64(salt))
        mixed.add(statement.integer(0))
        total &+= mixed.value
      }
    }
    return total
  }
}
