import StatementFormats
import StatementModel

/// How a file's header differs from the one that a card's files had.
struct HeaderChange: DiagnosticFact, Error {
  let card: CardID
  let fingerprint: String
  private(set) var added: [String] = []
  private(set) var removed: [String] = []
  /// Cells that stand where others stood.
  private(set) var renamed: [(from: String, to: String)] = []
  private let isHeaderGone: Bool
  private let isHeaderNew: Bool

  init(from old: [String], to new: [String], of card: CardID) {
    self.card = card
    fingerprint = HeaderMemory.fingerprint(new)
    isHeaderGone = new.isEmpty
    isHeaderNew = old.isEmpty
    let oldKeys = HeaderMemory.key(old)
    let newKeys = HeaderMemory.key(new)
    let difference = newKeys.difference(from: oldKeys)
    var gone: [Int] = []
    var come: [Int] = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.append(offset)
      case .insert(let offset, _, _): come.append(offset)
      }
    }
    gone.sort()
    come.sort()
    // What came where something went, among the cells that stayed, is a new name for it.
    func place(_ offset: Int, among changes: [Int]) -> Int {
      offset - changes.count { $0 < offset }
    }
    var free = come
    for offset in gone {
      let match = free.first {
        place($0, among: come) == place(offset, among: gone)
          && !newKeys.contains(oldKeys[offset]) && !oldKeys.contains(newKeys[$0])
      }
      if let match {
        renamed.append((old[offset], new[match]))
        free.removeAll { $0 == match }
      } else {
        removed.append(old[offset])
      }
    }
    added = free.map { new[$0] }
    // A cell that went and came has only moved.
    let moved = Set(removed).intersection(added)
    removed.removeAll { moved.contains($0) }
    added.removeAll { moved.contains($0) }
  }

  let code = "header-changed"

  var summary: String {
    var changes: [String] = []
    if isHeaderGone {
      changes.append("it has no header any more")
    } else if isHeaderNew {
      changes.append("it has a header now")
    } else {
      changes += renamed.map { "\"\($0.from)\" is now \"\($0.to)\"" }
      if !added.isEmpty { changes.append("new: \(Self.list(added))") }
      if !removed.isEmpty { changes.append("gone: \(Self.list(removed))") }
      if changes.isEmpty { changes.append("the same columns in another order") }
    }
    return "no file of card \"\(card)\" had this header before (\(changes.joined(separator: "; ")))"
  }

  var remedy: String? {
    "if the columns mean the same, add \"headers: [\(fingerprint)]\" under cards: \(card): in "
      + "daybook.yaml, or import it with --accept-new-header"
  }

  /// The lines of `daybook.yaml` that accept it.
  func advice(header: [String]) -> String {
    let cells = header.isEmpty ? "no header" : Self.list(Array(header.prefix(6)))
    return """
      cards:
        \(YAMLText.scalar(card.text)):
          headers: ["\(fingerprint)"]   # \(cells)
      """
  }

  private static func list(_ cells: [String]) -> String {
    let shown = cells.prefix(8).map { "\"\($0)\"" }.joined(separator: ", ")
    return shown + (cells.count > 8 ? ", …" : "")
  }
}
