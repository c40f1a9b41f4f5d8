import StatementModel

/// What the format of a table tells of it besides its cells.
///
/// A text of lines and delimiters tells nothing; a list of JSON objects names its columns, has
/// numbers that are none of people's writing, and holds one transaction a record.
struct TableContext {
  /// What the first record names the columns, where it is known to be the header.
  ///
  /// The words by which a column is understood may be others than its name.
  var header: [HeaderCell]?
  /// Columns that hold nothing but numbers with a decimal point.
  var numberColumns: Set<Int> = []
  /// Columns whose role the format itself says.
  var columns: [StatementProfile.Role: Int] = [:]
  /// The names of the members that the objects have, by which interfaces are told.
  var members: Set<String> = []
  /// The currency of the account that all records are of.
  var currency: Currency?
}
