import StatementModel

/// What the objects around lists of transactions say about further pages of them.
struct ListPages {
  /// Why a list is known to go on, for the warning.
  private var more: (evidence: String, offset: Int)?
  /// Whether one of the lists is said to be the last page.
  private var hasLast = false
  /// How many transactions there are of each number said to be in all.
  private var totals: [(name: String, total: Int, rows: Int, offset: Int)] = []

  /// Takes in an object that holds a list.
  ///
  /// - Parameter rows: How many transactions were found in it.
  mutating func see(_ record: JSONRecord, rows: Int) {
    var signs = PageSigns()
    for child in record.children() {
      let name = FieldNames.fold(record.key(of: child))
      if record[child].kind == .object, Self.holders.contains(name) {
        for inner in record.children(of: child) {
          signs.see(record, inner, FieldNames.fold(record.key(of: inner)), isInside: true)
        }
      } else {
        signs.see(record, child, name, isInside: false)
      }
    }
    if let (goesOn, node) = signs.answer {
      if !goesOn { hasLast = true }
      if goesOn, more == nil {
        more = (
          "\"\(record.key(of: node))\" is \(record.excerpt(node))",
          record[node].whole.lowerBound
        )
      }
    }
    guard let (total, node) = signs.total else { return }
    let name = record.key(of: node)
    if let known = totals.firstIndex(where: { $0.name == name && $0.total == total }) {
      totals[known].rows += rows
    } else {
      totals.append((name, total, rows, record[node].whole.lowerBound))
    }
  }

  /// That the file holds a part only, if so.
  ///
  /// - Parameter text: The text of the file.
  func warning(path: String, in text: [UInt8]) -> Diagnostic? {
    func place(_ offset: Int) -> SourceLocation {
      var lines = JSONLines()
      return SourceLocation(file: path, line: lines.place(of: offset, in: text).line)
    }
    if let more, !hasLast {
      return Diagnostic(
        .warning, JSONFileFact.onePage(more.evidence),
        at: place(more.offset))
    }
    guard let part = totals.first(where: { $0.rows < $0.total }) else { return nil }
    let evidence = "\"\(part.name)\" is \(part.total), and \(part.rows) are here"
    return Diagnostic(
      .warning, JSONFileFact.onePage(evidence), at: place(part.offset))
  }

  /// Objects beside a list that tell of its pages.
  fileprivate static let holders: Set<String> = [
    "links", "meta", "pagination", "paging", "page", "pageinfo", "cursor", "cursors", "metadata",
  ]
}

/// The members by which interfaces tell that a list goes on.
private struct PageSigns {
  private var flag: (goesOn: Bool, node: Int)?
  private var link: (goesOn: Bool, node: Int)?
  private var count: (total: Int, node: Int, isPlain: Bool)?
  private var isPaged = false

  /// Whether the list goes on, and the member that says so; a flag goes before a link, since some
  /// sources hand out a cursor behind the last page too.
  var answer: (goesOn: Bool, node: Int)? { flag ?? link }

  /// How many there are in all; a number called only `total` may be a sum of money, unless there
  /// are pages.
  var total: (total: Int, node: Int)? {
    guard let count, isPaged || !count.isPlain else { return nil }
    return (count.total, count.node)
  }

  mutating func see(_ record: JSONRecord, _ node: Int, _ name: String, isInside: Bool) {
    if isInside || Self.paging.contains(name) { isPaged = true }
    if Self.flags.contains(name), let answer = record.answer(node).flatMap(StatementWords.isYes) {
      flag = (answer, node)
    } else if Self.lastFlags.contains(name), let isLast = record.bool(node) {
      flag = (!isLast, node)
    } else if Self.links.contains(name) {
      link = (Self.leadsOn(record, node), node)
    } else if Self.totals.contains(name) || name == "total", record[node].kind == .number,
      let total = record.integer(node)
    {
      count = (total, node, name == "total")
    }
  }

  private static func leadsOn(_ record: JSONRecord, _ node: Int) -> Bool {
    switch record[node].kind {
    case .string: record.string(node) != nil
    case .number: record.integer(node) != 0
    case .object:
      record.string(record.member("href", of: node) ?? record.member("url", of: node)) != nil
    case .null, .boolean, .array: false
    }
  }

  private static let flags: Set<String> = [
    "hasmore", "moreavailable", "hasnext", "hasnextpage", "morepages", "hasmorepages",
    "moretransactions", "hasmoretransactions", "moreresults", "hasmoreresults", "truncated",
    "istruncated",
  ]
  private static let lastFlags: Set<String> = ["last", "islast", "islastpage", "lastpage"]
  private static let links: Set<String> = [
    "next", "nexturl", "nextlink", "nexthref", "nextpage", "nextpageurl", "nextpagelink",
    "nextpagetoken", "nextcursor", "nextid", "nextkey", "nexttoken", "continuationtoken",
    "continuationkey", "odatanextlink", "olderurl",
  ]
  private static let totals: Set<String> = [
    "totaltransactions", "totalcount", "totalresults", "totalelements", "totalitems",
    "totalrecords", "totalrows", "transactionstotal", "transactioncount", "totaltransactioncount",
    "numberoftransactions", "found",
  ]
  private static let paging: Set<String> = [
    "limit", "offset", "page", "perpage", "pagesize", "pagenumber", "skip", "size", "currentpage",
  ]
}
