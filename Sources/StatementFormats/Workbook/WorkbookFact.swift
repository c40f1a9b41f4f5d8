import StatementModel

/// What can be wrong with a workbook, and what is told of its sheets.
enum WorkbookFact: DiagnosticFact, Equatable {
  /// The words are those of whoever takes it apart.
  case damaged(String)
  /// Two cells say that they stand in one place.
  case twoCells
  case noSheet
  case tooManySheets(Int)
  /// The filled cells of a sheet lie too far apart.
  case tooSparse(sheet: String)
  /// Days of a column are texts that begin with the day, and others are none of these that were taken
  /// for days with the month first.
  case exchangedDays(column: String)
  /// Amounts of a column are numbers and texts, and how the texts are written says nothing of `1.234`.
  case mixedNumbers(column: String)
  /// A sheet that nobody sees is passed over.
  case hiddenSheet
  /// Rows that nobody sees, as a filter leaves them, are read.
  case hiddenRows(Int)
  /// All rows of a sheet stand in another one, too.
  case repeatedSheet(of: String)

  var code: String {
    switch self {
    case .damaged: "workbook-damaged"
    case .twoCells: "two-cells"
    case .noSheet: "no-sheet"
    case .tooManySheets: "too-many-sheets"
    case .tooSparse: "sheet-too-sparse"
    case .exchangedDays: "exchanged-days"
    case .mixedNumbers: "mixed-numbers"
    case .hiddenSheet: "hidden-sheet"
    case .hiddenRows: "hidden-rows"
    case .repeatedSheet: "repeated-sheet"
    }
  }

  var summary: String {
    switch self {
    case .damaged(let words): "the workbook is damaged: \(words)"
    case .twoCells: "two cells of the row stand in one column"
    case .noSheet: "not a statement: the workbook has no sheet with anything in it"
    case .tooManySheets(let limit): "the workbook has more than \(limit) sheets"
    case .tooSparse(let sheet): "the filled cells of the sheet \"\(sheet)\" lie too far apart"
    case .exchangedDays(let column):
      "in column \(column) a spreadsheet program has exchanged day and month of some dates: those that "
        + "it could not are texts that begin with a day above 12"
    case .mixedNumbers(let column):
      "column \(column) holds numbers and texts, so that this number could be read in two ways"
    case .hiddenSheet: "the hidden sheet is passed over"
    case .hiddenRows(let count):
      count == 1
        ? "a hidden row is read like the others" : "\(count) hidden rows are read like the others"
    case .repeatedSheet(let other):
      "the sheet is passed over: all its rows stand on the sheet \"\(other)\", too"
    }
  }

  var remedy: String? {
    switch self {
    case .damaged, .twoCells: "fetch it anew, or open it, and save it as XLSX or CSV"
    case .noSheet: nil
    case .tooManySheets, .tooSparse: "save the sheet of the statement as CSV"
    case .exchangedDays:
      "export the statement anew, and give it as it comes, without opening it before"
    case .mixedNumbers: "make the texts numbers in a spreadsheet program, or save the sheet as CSV"
    case .hiddenSheet: "show it in the workbook and save that, if its rows count"
    case .hiddenRows: "delete them from the workbook, if they don't count"
    case .repeatedSheet: nil
    }
  }
}
