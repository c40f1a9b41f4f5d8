import StatementModel

/// How the rows of a table are read: what its header, its columns and all rows together decided.
///
/// It says nothing of any single row: `RowExtraction` reads records by it, `DecidedSettings` writes
/// it as a profile.
struct TablePlan {
  /// Where the header stands, and what it says.
  let layout: TableLayout
  /// Which column holds what.
  let roles: ColumnRoles
  /// By column of dates: the order of day, month and year.
  var orders: [Int: DateOrder] = [:]
  /// By column of dates: the years of dates that are written without.
  var years: [Int: YearRule] = [:]
  /// Columns whose dates are the same days under every order.
  var indifferentDates: Set<Int> = []
  /// By column of money: the decimal mark.
  var marks: [Int: UInt8] = [:]
  /// Columns of money whose decimal mark something decided.
  var decidedMarks: Set<Int> = []
  /// Whether nothing but marks such as CR stands in the column of directions, and not in every row.
  var directionIsMark = false
  /// The field counts that a row may have.
  var allowedCounts: Set<Int> = []
  /// The currency of the file, as far as something besides its rows tells it.
  var currency: Currency?

  init(_ layout: TableLayout, _ roles: ColumnRoles) {
    self.layout = layout
    self.roles = roles
  }
}
