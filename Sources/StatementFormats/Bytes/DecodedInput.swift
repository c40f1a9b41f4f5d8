/// The content of a file decoded to UTF-8, block by block and as often as asked.
///
/// The encodings of East Asia, which have to be decoded as a whole, are, and are held.
struct DecodedInput {
  /// The encoding as answers name it.
  let encoding: String
  /// Whether the encoding was neither declared nor UTF-8, but guessed from the bytes.
  let isGuess: Bool
  /// About how long the text is, in bytes.
  let expectedLength: Int
  /// Whether what begins as UTF-8 was taken for it, and may prove to be none.
  let isTrusted: Bool
  private let reader: TextReader?

  /// Text that is decoded already.
  init(_ decoded: DecodedText) {
    encoding = decoded.encoding
    isGuess = decoded.isGuess
    expectedLength = decoded.text.count
    isTrusted = false
    reader = TextReader(StatementInput(decoded.text), TextPlan(coding: .utf8))
  }

  /// Decides the encoding of content as `TextDecoding` does.
  ///
  /// - Parameters:
  ///   - input: The content.
  ///   - declared: The encoding that the content or a profile names.
  ///   - trustsHead: Whether content that begins as UTF-8 is taken for it. That spares a pass; where
  ///     it proves wrong the reader fails, and the encoding is to be decided again.
  init(
    _ input: StatementInput, declared: String?, trustsHead: Bool = false
  ) throws(StatementInput.Failure) {
    let head = try input.bytes(at: 0, upTo: TextDecoding.headSize)
    var isTrusted = false
    let plan = try TextDecoding.plan(head: head, declared: declared) {
      (start) throws(StatementInput.Failure) in
      if trustsHead, head.count < input.byteCount,
        UTF8Survey.of(head, from: start).strayBytes == 0
      {
        isTrusted = true
        return UTF8Survey()
      }
      return try UTF8Survey.of(input, from: start)
    }
    guard let reader = TextReader(input, plan) else {
      self.init(TextDecoding.decode(try input.wholeContent(), declared: declared))
      return
    }
    self.init(
      encoding: plan.name, isGuess: plan.isGuess,
      expectedLength: max(0, input.byteCount - plan.start), isTrusted: isTrusted, reader: reader)
  }

  private init(
    encoding: String, isGuess: Bool, expectedLength: Int, isTrusted: Bool, reader: TextReader
  ) {
    self.isTrusted = isTrusted
    self.encoding = encoding
    self.isGuess = isGuess
    self.expectedLength = expectedLength
    self.reader = reader
  }

  /// The text from its beginning.
  ///
  /// Nothing where it has none: UTF-8, which every text here is, needs no table.
  func text() -> TextReader? { reader }
}
