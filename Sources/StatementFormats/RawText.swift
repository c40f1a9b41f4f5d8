import StatementModel

extension StatementReader {
  /// The text of one record as its file has it.
  ///
  /// - Parameters:
  ///   - span: Where a reader found the record.
  ///   - bytes: The whole file.
  ///   - options: As the file was read with.
  /// - Returns: Nothing if the span lies outside of the text.
  package static func rawText(
    of span: SourceSpan, in bytes: [UInt8], options: ReadingOptions
  ) -> String? {
    rawTexts(of: [span], in: bytes, options: options)[0]
  }

  /// The texts of several records, in the order of their spans.
  package static func rawTexts(
    of spans: [SourceSpan], in bytes: [UInt8], options: ReadingOptions
  ) -> [String?] {
    let file = read(bytes, options: options)
    let text = TextDecoding.decode(bytes, declared: file.encoding).text
    return spans.map { span in
      guard span.offset >= 0, span.length >= 0, span.offset <= text.count,
        span.length <= text.count - span.offset
      else { return nil }
      return String(decoding: text[span.offset..<(span.offset + span.length)], as: UTF8.self)
    }
  }
}
