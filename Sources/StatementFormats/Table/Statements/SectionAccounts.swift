import StatementModel

/// Follows lines between the rows of a table that name an account or a card.
///
/// One file may hold a section for each card. Where such a line stands above a repeated header, a
/// table of its own begins with it; where rows follow without a header, it is told.
struct SectionAccounts {
  /// A line that names an account.
  struct Label {
    var account: String
    /// The number of its record in the table, from 0.
    var record: Int
    var line: Int
  }

  /// The account of the rows at hand, as far as a line says it.
  private var current: String?
  private var label: Label?
  private var hasRows = false
  private var looked = 0
  /// The first line that names another account for rows of the same table.
  private(set) var foreign: Label?

  /// - Parameter account: What the lines above the table say.
  init(above account: String?) { current = account }

  /// Notes a row.
  @inline(__always)
  mutating func addRow() {
    hasRows = true
    if label != nil { takeLabel() }
  }

  private mutating func takeLabel() {
    guard let label else { return }
    if let current, current != label.account, foreign == nil { foreign = label }
    current = label.account
    self.label = nil
  }

  /// Notes a line without a date.
  mutating func add(
    _ cells: @autoclosure () -> [String], at record: Int, line: Int
  ) {
    guard looked < 1000 else { return }
    looked += 1
    let filled = cells().filter { !$0.isEmpty }
    guard (1...3).contains(filled.count), let account = StatementNotes.account(in: filled) else {
      return
    }
    label = Label(account: account, record: record, line: line)
  }

  /// Where the next table begins, at a header: with the line above it that names another account.
  func start(of header: Int, isRepeated: Bool) -> Int? {
    guard let label, hasRows, label.account != current else { return isRepeated ? nil : header }
    return label.record
  }
}
