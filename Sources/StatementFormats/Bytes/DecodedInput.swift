/// The content of a file decoded to UTF-8, block by block and as often as asked.
///
/// The encoding is decided as `TextDecoding` decides it, so both give the same text. What is UTF-8
/// throughout, or of an encoding of one byte a character, is decoded as it is asked for; anything
/// else, which is rare, is decoded at once and held.
struct DecodedInput: Sendable {
  /// The encoding as answers name it.
  let encoding: String
  /// Whether the encoding was neither declared nor UTF-8, but guessed from the bytes.
  let isGuess: Bool
  /// The size of the text in bytes, where it is known, else of the content; a hint.
  let expectedLength: Int
  private let content: Content

  fileprivate enum Content {
    case text([UInt8])
    case utf8(StatementInput, from: Int)
    case singleByte(StatementInput, upperHalf: [[UInt8]])
  }

  /// Text that is decoded already.
  init(_ decoded: DecodedText) {
    encoding = decoded.encoding
    isGuess = decoded.isGuess
    expectedLength = decoded.text.count
    content = .text(decoded.text)
  }

  /// Decides the encoding of content by one pass over it.
  ///
  /// - Parameters:
  ///   - input: The content.
  ///   - declared: The encoding that the content or a profile names.
  init(_ input: StatementInput, declared: String?) throws(StatementInput.Failure) {
    let head = try input.bytes(at: 0, upTo: 1 << 20)
    let isMarked = head.starts(with: [0xEF, 0xBB, 0xBF])
    let isWide =
      head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF])
      || (!isMarked && UTF16Decoding.orderByZeros(head) != nil)
    if !isWide {
      let start = isMarked ? 3 : 0
      let survey = try Self.survey(input, from: start)
      if survey.isValid {
        self.init(.utf8(input, from: start), "UTF-8", isGuess: false, input.byteCount - start)
        return
      }
      if !isMarked, !survey.isTruncated {
        let named = declared.flatMap { LegacyEncoding(name: $0) }
        if let named, named.isSingleByte, let table = named.upperHalf() {
          self.init(
            .singleByte(input, upperHalf: table), named.name, isGuess: false, input.byteCount)
          return
        }
        if named == nil, !survey.isMostlyUTF8 {
          let guess = EncodingDetection.guess(head)
          if guess.isSingleByte, let table = guess.upperHalf() {
            self.init(
              .singleByte(input, upperHalf: table), guess.name, isGuess: true, input.byteCount)
            return
          }
        }
      }
    }
    self.init(TextDecoding.decode(try input.wholeContent(), declared: declared))
  }

  private init(_ content: Content, _ encoding: String, isGuess: Bool, _ expectedLength: Int) {
    self.content = content
    self.encoding = encoding
    self.isGuess = isGuess
    self.expectedLength = max(0, expectedLength)
  }

  /// Surveys the whole content as UTF-8 in blocks that end between characters.
  private static func survey(
    _ input: StatementInput, from start: Int
  ) throws(StatementInput.Failure) -> UTF8Survey {
    var survey = UTF8Survey()
    var block: [UInt8] = []
    var offset = start
    while offset < input.byteCount {
      let held = block.count
      try input.append(to: &block, from: offset, upTo: blockSize)
      guard block.count > held else { break }
      offset += block.count - held
      // A character that may go on in the next block waits for it.
      let lead = block.suffix(3).lastIndex { $0 >= 0xC0 }
      let end = offset < input.byteCount ? lead ?? block.count : block.count
      let rest = Array(block[end...])
      block.removeSubrange(end...)
      survey.add(UTF8Survey.of(block))
      block.replaceSubrange(0..., with: rest)
    }
    // The content became shorter: what was held back is its end.
    survey.add(UTF8Survey.of(block))
    return survey
  }

  private static let blockSize = 256 << 10

  /// The text from its beginning.
  func text() -> TextReader { TextReader(content) }

  /// Gives the text in order, once.
  struct TextReader {
    private let content: Content
    private var offset: Int
    private var raw: [UInt8] = []
    /// Whether all of the text has been given.
    private(set) var isAtEnd = false

    fileprivate init(_ content: Content) {
      self.content = content
      if case .utf8(_, let start) = content { offset = start } else { offset = 0 }
    }

    /// Appends the next part of the text, of about `count` bytes; nothing only at its end.
    mutating func append(
      to text: inout [UInt8], about count: Int
    ) throws(StatementInput.Failure) {
      switch content {
      case .text(let whole):
        let end = min(offset + count, whole.count)
        text.append(contentsOf: whole[offset..<end])
        offset = end
        isAtEnd = end == whole.count
      case .utf8(let input, _):
        let known = text.count
        try input.append(
          to: &text, from: offset, upTo: max(0, min(count, input.byteCount - offset)))
        offset += text.count - known
        isAtEnd = text.count == known || offset >= input.byteCount
      case .singleByte(let input, let upperHalf):
        raw.removeAll(keepingCapacity: true)
        try input.append(
          to: &raw, from: offset, upTo: max(0, min(count, input.byteCount - offset)))
        offset += raw.count
        isAtEnd = raw.isEmpty || offset >= input.byteCount
        LegacyEncoding.append(raw, upperHalf: upperHalf, to: &text)
      }
    }
  }
}
