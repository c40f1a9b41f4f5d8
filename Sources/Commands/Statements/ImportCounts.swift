import BookKeeping

/// How many rows an import brought, and what became of them.
struct ImportCounts {
  var statements = 0
  var rows = 0
  var new = 0
  var known = 0
  var settled = 0
  var corrected = 0
  var pending = 0
  var rejected = 0
  /// Files that a person is asked about, or that can't be read.
  var waiting = 0

  init() {}

  init(_ files: [ImportedFile]) {
    for file in files {
      rejected += file.rejected.count
      switch file.outcome {
      case .imported(let imported): imported.forEach { add($0) }
      case .waiting, .unreadable: waiting += 1
      case .known, .skipped: break
      }
    }
  }

  mutating func add(_ statement: ImportedStatement) {
    statements += 1
    rows += statement.rows
    new += statement.new
    known += statement.known
    settled += statement.settled
    corrected += statement.corrected
    pending += statement.pending
  }
}
