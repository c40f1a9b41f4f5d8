/// A text cut into records, and access to its cells.
struct CSVTable {
  let text: [UInt8]
  let splitter: FieldSplitter
  let records: [CSVRecord]
  /// How many records of the file stand before these.
  var before = 0

  var delimiter: UInt8 { splitter.delimiter }

  /// The rest of the table's records from one on.
  func from(_ number: Int) -> CSVTable {
    CSVTable(
      text: text, splitter: splitter, records: Array(records[number...]), before: before + number)
  }

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
  func string(_ field: CSVField) -> String {
    guard !field.isEmpty else { return "" }
    var start = field.start
    var end = field.end
    if text[start] == 0x27, end - start > 1 {
      // A leading apostrophe keeps spreadsheets from reading a number or a formula.
      if text[end - 1] == 0x27 {
        start += 1
        end -= 1
      } else if Self.isTrickStart(text[start + 1]) {
        start += 1
      }
    }
    guard field.isEscaped else { return String(decoding: text[start..<end], as: UTF8.self) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(end - start)
    var index = start
    while index < end {
      bytes.append(text[index])
      index += text[index] == 0x22 && index + 1 < end && text[index + 1] == 0x22 ? 2 : 1
    }
    if bytes.starts(with: [0x3D, 0x22]), bytes.last == 0x22, bytes.count > 2 {
      return String(decoding: bytes[2..<(bytes.count - 1)], as: UTF8.self)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isTrickStart(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x3D, 0x40].contains(byte)
  }
}
