import StatementModel

/// What the statements of one source say for and against its native ids, taken one after the other
/// in canonical order.
///
/// Ids and contents are compared by their numbers, so that of each there is one place in a table. An
/// id has another number in each source; a content has one in all of them.
struct IDEvidence {
  var balance: IDProof.Balance = (0, 0)
  private let rows: CardRows
  private let keys: RowKeys
  private let texts: TextSimilarity
  /// By number of the id: the first row in the last statement that has it, and in the last one that
  /// begins on another day than that.
  private var latest: [Int32]
  private var before: [Int32]
  /// By number of the content: the first row of the last statement that shows it under an id.
  private var shown: [Int32]
  /// By row: the next row of the same id in its statement, and that of the same content.
  private var nextOfID: [Int32]
  private var nextOfContent: [Int32]
  /// By number: the last row so far.
  private var idTails: [Int32]
  private var contentTails: [Int32]
  /// By number: the statement at hand where it has the id or the id key, and how many rows.
  private var counted: [(statement: Int32, count: Int32)]
  private var seen: [Int32]

  init(_ rows: CardRows, _ keys: RowKeys, _ texts: TextSimilarity) {
    self.rows = rows
    self.keys = keys
    self.texts = texts
    latest = Array(repeating: -1, count: keys.idCount)
    before = latest
    idTails = latest
    shown = Array(repeating: -1, count: keys.contentCount)
    contentTails = shown
    nextOfID = Array(repeating: -1, count: rows.count)
    nextOfContent = nextOfID
    counted = Array(repeating: (-1, 0), count: keys.idCount)
    seen = Array(repeating: -1, count: keys.nativeCount)
  }

  /// Begins with the statements of another source.
  mutating func begin() {
    balance = (0, 0)
    // Contents are the same under whatever source they stand.
    for place in shown.indices { shown[place] = -1 }
  }

  /// Whether a row bears witness: it has an id, and corrects nothing.
  private func bearsID(_ row: Int) -> Bool {
    !keys.ids[row].isNone && !rows[row].marks.contains(.correction)
  }

  /// Rows of one statement that have one id, and those that agree in amount and installment too.
  mutating func lookWithin(_ index: Int) {
    let mark = Int32(index)
    for row in rows.ranges[index] where bearsID(row) {
      // The parts of one purchase share its id.
      if !rows[row].marks.contains(.installment) {
        let id = keys.ids[row].index
        if counted[id].statement != mark { counted[id] = (mark, 0) }
        counted[id].count += 1
        if counted[id].count > Int32(NativeIDRule.rowsOfOneID) { balance.contradictions += 1 }
      }
      let key = keys.native[row].index
      if seen[key] == mark { balance.contradictions += 1 }
      seen[key] = mark
    }
  }

  /// Compares each id's rows of two statements that both have it, neighbours in canonical order
  /// among those that begin on different days: ids counted from 1 in every file agree wherever two
  /// files begin alike, which proves nothing.
  mutating func lookForReused(_ index: Int) {
    for row in Self.chain(rows.ranges[index], by: keys.ids, where: bearsID, &idTails, &nextOfID) {
      let id = keys.ids[row].index
      let last = latest[id]
      if last >= 0 {
        let beginsAlike =
          rows.statements[rows.statement(of: Int(last))].from == rows.statements[index].from
        let other = beginsAlike ? before[id] : last
        if other >= 0 { compare(row, Int(other)) }
        if !beginsAlike { before[id] = last }
      }
      latest[id] = Int32(row)
    }
  }

  /// Finds contents that two statements show under different ids.
  mutating func lookForChanged(_ index: Int) {
    let firsts = Self.chain(
      rows.ranges[index], by: keys.content, where: bearsID, &contentTails, &nextOfContent)
    var named = Set<String>()
    if rows.nameOthers {
      for row in rows.ranges[index] where rows[row].marks.contains(.correction) {
        if let id = rows.details(of: row)?.correction?.nativeID { named.insert(id) }
      }
    }
    for row in firsts {
      let content = keys.content[row].index
      let other = Int(shown[content])
      shown[content] = Int32(row)
      guard other >= 0 else { continue }
      let isSame =
        keys.ids[row] == keys.ids[other] && nextOfContent[row] < 0 && nextOfContent[other] < 0
      if isSame { continue }
      let ids = chained(from: row, nextOfContent).map { keys.ids[$0] }
      let theirs = chained(from: other, nextOfContent)
      let different = Set(ids)
      let shared = different.intersection(theirs.map { keys.ids[$0] }).count
      // An id that the statement corrects or takes back has not become another one.
      let missing = theirs.count { row in
        !different.contains(keys.ids[row]) && rows.nativeID(of: row).map(named.contains) != true
      }
      balance.contradictions += max(0, min(ids.count - shared, missing))
    }
  }

  /// The rows that have something as the first of their statement, in order; each is chained to the
  /// next that has the same.
  ///
  /// - Parameter tails: By number, the last row so far; of other statements too.
  private static func chain(
    _ range: Range<Int>, by numbers: [KeyNumber], where isWanted: (Int) -> Bool,
    _ tails: inout [Int32], _ next: inout [Int32]
  ) -> [Int] {
    var firsts: [Int] = []
    firsts.reserveCapacity(range.count)
    for row in range where isWanted(row) {
      let number = numbers[row].index
      let tail = Int(tails[number])
      if range.contains(tail) { next[tail] = Int32(row) } else { firsts.append(row) }
      tails[number] = Int32(row)
    }
    return firsts
  }

  private func chained(from first: Int, _ next: [Int32]) -> [Int] {
    var rows = [first]
    while let last = rows.last, next[last] >= 0 { rows.append(Int(next[last])) }
    return rows
  }

  private mutating func compare(_ row: Int, _ other: Int) {
    // Nearly every id stands once in each, and for the same.
    if keys.content[row] == keys.content[other], keys.native[row] == keys.native[other] {
      balance.agreements += 1
      return
    }
    let own = chained(from: row, nextOfID)
    let theirs = chained(from: other, nextOfID)
    if anyAgree(own, theirs) {
      balance.agreements += 1
      return
    }
    // A pending row may differ from its posted form and still be the same event.
    let bothPosted = (own + theirs).allSatisfy { !rows[$0].isPending }
    let isInParts = own.allSatisfy { row in theirs.allSatisfy { areParts(row, $0) } }
    if bothPosted, !isInParts { balance.contradictions += 1 }
  }

  /// Whether any rows of two statements agree; a filler stands on very many of each, so only those
  /// of near days are compared.
  private func anyAgree(_ own: [Int], _ theirs: [Int]) -> Bool {
    let byDay = theirs.sorted { rows[$0].day < rows[$1].day }
    return own.contains { row in
      let (first, last) = (
        rows[row].day - NativeIDRule.dayWindow, rows[row].day + NativeIDRule.dayWindow
      )
      let start = byDay.indices.partitionPoint { rows[byDay[$0]].day < first }
      let end = (start..<byDay.count).partitionPoint { rows[byDay[$0]].day <= last }
      return byDay[start..<end].contains { agree(row, $0) }
    }
  }

  /// Whether two rows are different parts of one purchase, which share its id.
  private func areParts(_ one: Int, _ other: Int) -> Bool {
    guard let own = rows.details(of: one)?.installment,
      let their = rows.details(of: other)?.installment
    else { return false }
    return own.number != their.number && own.count == their.count
  }

  private func agree(_ one: Int, _ other: Int) -> Bool {
    guard keys.native[one] == keys.native[other] else { return false }
    let (left, right) = (rows[one].day, rows[other].day)
    // A bank may reword all its texts at once; then amount and day bear witness.
    return abs(left - right) <= NativeIDRule.dayWindow
      && (left == right || texts.areSimilar(rows[one].text, rows[other].text))
  }
}
