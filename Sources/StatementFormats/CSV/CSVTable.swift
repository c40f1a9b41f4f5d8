/// A text cut into records, and access to its cells.
struct CSVTable {
  let text: [UInt8]
  let splitter: FieldSplitter
  let records: [CSVRecord]

  var delimiter: UInt8 { splitter.delimiter }

  /// Splits a record into `fields`, whose storage is reused.
  @inline(__always)
  func split(_ record: CSVRecord, into fields: inout [CSVField]) {
    splitter.split(text.span, record, into: &fields)
  }

  /// The cells of a record as text.
  func cells(_ record: CSVRecord) -> [String] {
    var fields: [CSVField] = []
    split(record, into: &fields)
    return fields.map(string)
  }

  /// The field's text: doubled quotes made single, spreadsheet tricks taken off.
  func string(_ field: CSVField) -> String { field.string(in: text.span) }
}
