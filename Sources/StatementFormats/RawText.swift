import StatementModel

extension StatementReader {
  /// A record as its file has it.
  package struct RawRecord: Sendable {
    /// The sheet of a workbook that it is on.
    package var sheet: String?
    package var text: String
  }

  /// The text of one record as its file has it.
  ///
  /// - Parameters:
  ///   - span: Where a reader found the record.
  ///   - bytes: The whole file.
  ///   - options: As the file was read with.
  /// - Returns: Nothing if the span lies outside of the text.
  package static func rawRecord(
    of span: SourceSpan, in bytes: [UInt8], options: ReadingOptions
  ) -> RawRecord? {
    rawRecords(of: [span], in: bytes, options: options)[0]
  }

  /// The texts of several records, in the order of their spans.
  package static func rawRecords(
    of spans: [SourceSpan], in bytes: [UInt8], options: ReadingOptions
  ) -> [RawRecord?] {
    let file = read(bytes, options: options)
    let format = formats.first { $0.name == file.format } ?? CSVFormat.self
    let source = format.source(bytes, encoding: file.encoding, options: options)
    let text = source.text
    return spans.map { span in
      guard span.offset >= 0, span.length >= 0, span.offset <= text.count,
        span.length <= text.count - span.offset
      else { return nil }
      return RawRecord(
        sheet: source.sheets.last { $0.start <= span.offset }?.name,
        text: String(decoding: text[span.offset..<(span.offset + span.length)], as: UTF8.self))
    }
  }
}

/// The text in which the records of a file stand.
struct SourceText {
  var text: [UInt8]
  /// The sheets of a workbook, and where the text of each begins.
  var sheets: [(name: String, start: Int)] = []
}

extension StatementFormat {
  static func source(
    _ bytes: [UInt8], encoding: String, options: ReadingOptions
  ) -> SourceText {
    SourceText(text: TextDecoding.decode(bytes, declared: encoding).text)
  }
}
