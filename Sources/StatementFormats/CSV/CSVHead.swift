/// The beginning of a table, from which its layout and its columns are found out.
struct CSVHead {
  let table: CSVTable
  /// Where the table begins in the file.
  let start: RecordStream.Place
  /// Whether these are all records of the file from there on.
  let isWhole: Bool
  let unclosedLine: Int?
  private let records: [RecordStream.Place]
  private let end: RecordStream.Place

  /// As many bytes are looked at first; statements mostly have fewer.
  static let firstSize = 256 << 10
  /// What is not found out from so many bytes is not found out.
  static let lastSize = 16 << 20

  init(
    _ text: CSVText, at place: RecordStream.Place, bytes count: Int, _ scanner: RecordScanner
  ) throws(RecordStream.Failure) {
    let head = try text.head(at: place.offset, count)
    var inside = place
    inside.offset = 0
    var stream = RecordStream(head.bytes, start: 0, at: inside, isLast: head.isLast, scanner)
    var records: [CSVRecord] = []
    var places: [RecordStream.Place] = []
    while try stream.next() {
      records.append(
        CSVRecord(range: stream.range, line: stream.line, fieldCount: stream.fields.count))
      var at = stream.place
      at.offset += place.offset
      places.append(at)
    }
    var end = stream.placeAfter
    end.offset += place.offset
    self.end = end
    self.records = places
    start = place
    isWhole = head.isLast
    unclosedLine = stream.unclosedLine
    table = CSVTable(text: head.bytes, splitter: scanner.splitter, records: records)
  }

  /// The place before one of the records, or after the last.
  func place(_ record: Int) -> RecordStream.Place {
    record < records.count ? records[record] : end
  }
}
