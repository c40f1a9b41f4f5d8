import StatementModel

/// The table of facts about the index itself: fingerprints and the like.
enum MetaTable {
  private static func sum(_ key: String, _ value: String) -> UInt64 {
    var sum = Checksum()
    sum.add(key)
    sum.add(value)
    return sum.value
  }

  static func value(for key: String, on handle: Handle) throws(IndexError) -> String? {
    let statement = try handle.prepare("SELECT value, sum FROM meta WHERE key = ?")
    try statement.bind(1, key)
    guard try statement.step() else { return nil }
    let value = statement.text(0)
    guard statement.checksum(1) == sum(key, value) else { throw .corrupt(.checksum) }
    return value
  }

  static func set(_ value: String?, for key: String, on handle: Handle) throws(IndexError) {
    guard let value else {
      let statement = try handle.prepare("DELETE FROM meta WHERE key = ?")
      try statement.bind(1, key)
      return try statement.run()
    }
    let statement = try handle.prepare(
      "INSERT OR REPLACE INTO meta(key, value, sum) VALUES(?, ?, ?)")
    try statement.bind(1, key)
    try statement.bind(2, value)
    try statement.bind(3, sum(key, value))
    try statement.run()
  }
}
