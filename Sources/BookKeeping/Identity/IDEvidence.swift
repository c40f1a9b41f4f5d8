import StatementModel

/// What the statements of one source say for and against its native ids, taken one after the other
/// in canonical order.
///
/// Ids and contents are compared by their numbers, so that of each there is one place in a table.
struct IDEvidence {
  private(set) var balance: IDProof.Balance = (0, 0)
  private let statements: [LiveStatement]
  private let keys: RowKeys
  /// By number of the id: the last statement that has it, and the last one that begins on another
  /// day than that.
  private var latest: [Bearer]
  private var before: [Bearer]
  /// By number of the content: the last statement that shows it under an id.
  private var shown: [Bearer]
  /// By statement and row: the next row of the same id, and that of the same content.
  private var nextOfID: [[Int32]]
  private var nextOfContent: [[Int32]]
  private var idTails: [Bearer]
  private var contentTails: [Bearer]
  /// By number: the statement at hand where it has the id or the id key, and how many rows.
  private var counted: [(statement: Int32, count: Int32)]
  private var seen: [Int32]

  /// A statement and the first of its rows that have something.
  private struct Bearer {
    var statement: Int32 = -1
    var row: Int32 = -1
  }

  init(_ statements: [LiveStatement], _ keys: RowKeys) {
    self.statements = statements
    self.keys = keys
    latest = Array(repeating: Bearer(), count: keys.idCount)
    before = latest
    idTails = latest
    shown = Array(repeating: Bearer(), count: keys.contentCount)
    contentTails = shown
    nextOfID = Array(repeating: [], count: statements.count)
    nextOfContent = nextOfID
    counted = Array(repeating: (-1, 0), count: keys.idCount)
    seen = Array(repeating: -1, count: keys.nativeCount)
  }

  /// Rows of one statement that have one id, and those that agree in amount and installment too.
  mutating func lookWithin(_ index: Int) {
    let mark = Int32(index)
    let (ids, natives, marks) = (keys.ids[index], keys.native[index], keys.marks[index])
    for row in ids.indices {
      let id = ids[row]
      guard !id.isNone, !marks[row].contains(.correction) else { continue }
      // The parts of one purchase share its id.
      if !marks[row].contains(.installment) {
        if counted[id.index].statement != mark { counted[id.index] = (mark, 0) }
        counted[id.index].count += 1
        if counted[id.index].count > Int32(NativeIDRule.rowsOfOneID) { balance.contradictions += 1 }
      }
      let key = natives[row].index
      if seen[key] == mark { balance.contradictions += 1 }
      seen[key] = mark
    }
  }

  /// Compares each id's rows of two statements that both have it, neighbours in canonical order
  /// among those that begin on different days: ids counted from 1 in every file agree wherever two
  /// files begin alike, which proves nothing.
  mutating func lookForReused(_ index: Int) {
    let (firsts, next) = chains(index, by: keys.ids[index], &idTails)
    nextOfID[index] = next
    for row in firsts {
      let id = keys.ids[index][row].index
      let last = latest[id]
      if last.statement >= 0 {
        let beginsAlike =
          statements[Int(last.statement)].from == statements[index].from
        let other = beginsAlike ? before[id] : last
        if other.statement >= 0 { compare(index, row, other) }
        if !beginsAlike { before[id] = last }
      }
      latest[id] = Bearer(statement: Int32(index), row: Int32(row))
    }
  }

  /// Finds contents that two statements show under different ids.
  mutating func lookForChanged(_ index: Int) {
    let (firsts, next) = chains(index, by: keys.content[index], &contentTails)
    nextOfContent[index] = next
    var named = Set<String>()
    let marks = keys.marks[index]
    for row in marks.indices where marks[row].contains(.correction) {
      let correction = statements[index].rows[row].details.correction
      if let id = correction?.nativeID { named.insert(id) }
    }
    let (contents, ownIDs) = (keys.content[index], keys.ids[index])
    for row in firsts {
      let content = contents[row].index
      let other = shown[content]
      shown[content] = Bearer(statement: Int32(index), row: Int32(row))
      guard other.statement >= 0 else { continue }
      let place = Int(other.statement)
      let isSame =
        ownIDs[row] == keys.ids[place][Int(other.row)] && next[row] < 0
        && nextOfContent[place][Int(other.row)] < 0
      if isSame { continue }
      let ids = rows(from: row, next).map { ownIDs[$0] }
      let theirs = rows(from: Int(other.row), nextOfContent[place])
      let others = theirs.map { keys.ids[place][$0] }
      let shared = Set(ids).intersection(others).count
      // An id that the statement corrects or takes back has not become another one.
      let missing = theirs.count { row in
        !ids.contains(keys.ids[place][row])
          && statements[place].rows[row].nativeID.map(named.contains) != true
      }
      balance.contradictions += max(0, min(ids.count - shared, missing))
    }
  }

  /// The rows that have something as the first of their statement, in order, and from each row the
  /// next that has the same; corrections and rows without id apart.
  ///
  /// - Parameter tails: By number, the last row so far; of other statements too.
  private func chains(
    _ index: Int, by numbers: [KeyNumber], _ tails: inout [Bearer]
  ) -> (firsts: [Int], next: [Int32]) {
    var next = [Int32](repeating: -1, count: numbers.count)
    var firsts: [Int] = []
    firsts.reserveCapacity(numbers.count)
    let (ids, marks) = (keys.ids[index], keys.marks[index])
    for row in numbers.indices {
      guard !ids[row].isNone, !marks[row].contains(.correction) else { continue }
      let tail = tails[numbers[row].index]
      if tail.statement == Int32(index) {
        next[Int(tail.row)] = Int32(row)
      } else {
        firsts.append(row)
      }
      tails[numbers[row].index] = Bearer(statement: Int32(index), row: Int32(row))
    }
    return (firsts, next)
  }

  private func rows(from first: Int, _ next: [Int32]) -> [Int] {
    var rows = [first]
    while let last = rows.last, next[last] >= 0 { rows.append(Int(next[last])) }
    return rows
  }

  private mutating func compare(_ index: Int, _ row: Int, _ other: Bearer) {
    let place = Int(other.statement)
    // Nearly every id stands once in each, and for the same.
    if keys.content[index][row] == keys.content[place][Int(other.row)],
      keys.native[index][row] == keys.native[place][Int(other.row)]
    {
      balance.agreements += 1
      return
    }
    let own = rows(from: row, nextOfID[index])
    let theirs = rows(from: Int(other.row), nextOfID[place])
    let isOne = own.contains { row in
      theirs.contains { agree((index, row), (place, $0)) }
    }
    if isOne {
      balance.agreements += 1
      return
    }
    // A pending row may differ from its posted form and still be the same event.
    let bothPosted =
      own.allSatisfy { !keys.marks[index][$0].contains(.pending) }
      && theirs.allSatisfy { !keys.marks[place][$0].contains(.pending) }
    let isInParts = own.allSatisfy { row in
      theirs.allSatisfy { areParts((index, row), (place, $0)) }
    }
    if bothPosted, !isInParts { balance.contradictions += 1 }
  }

  /// Whether two rows are different parts of one purchase, which share its id.
  private func areParts(_ one: (Int, Int), _ other: (Int, Int)) -> Bool {
    guard let own = part(one.0, one.1), let their = part(other.0, other.1) else { return false }
    return own.number != their.number && own.count == their.count
  }

  private func part(_ statement: Int, _ row: Int) -> Installment? {
    keys.marks[statement][row].contains(.installment)
      ? statements[statement].rows[row].details.installment : nil
  }

  private func agree(_ one: (Int, Int), _ other: (Int, Int)) -> Bool {
    guard keys.native[one.0][one.1] == keys.native[other.0][other.1] else { return false }
    let left = CalendarDate(dayNumber: keys.days[one.0][one.1])
    let right = CalendarDate(dayNumber: keys.days[other.0][other.1])
    // A bank may reword all its texts at once; then amount and day bear witness.
    return abs(left.days(to: right)) <= NativeIDRule.dayWindow
      && (left == right
        || Similarity.similar(
          statements[one.0].rows[one.1].description,
          statements[other.0].rows[other.1].description))
  }
}
