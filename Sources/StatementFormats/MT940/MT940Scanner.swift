/// One field of a message: a tag and what follows it, over as many lines as there are.
struct MT940Field {
  var tag: MT940Tag
  /// Where its tag begins.
  var start: Int
  /// What follows the tag, with line ends as they are.
  var value: Range<Int>
  /// The line on which its tag stands, from 1.
  var line: Int
  /// Whether a new SWIFT block was opened before it, so that it belongs to no earlier message.
  var opensBlock = false
  /// Whether it says `:25:` where only the details of a row can stand.
  var isMistagged = false
}

/// Parts a text into fields.
///
/// Leniencies granted here:
///
/// 1. Before, between and after messages stands what may: file names, banks' own headers, control
///    bytes, SWIFT blocks or none.
/// 2. Line ends are CR, LF, CRLF or, in texts of the German home banking standard, `@@`.
/// 3. A message needs no end: `-`, `-}` and nothing are the same.
/// 4. A tag may be indented or wrapped.
/// 5. In free text a line that looks like a tag is one only where the order of tags allows it.
struct MT940Scanner {
  private enum Area {
    /// Before the first field, and after the end of a block.
    case outside
    /// From `:20:` to the opening balance.
    case head
    case rows
    /// From the closing balance on.
    case closed
    /// After a line `-`.
    case between
  }

  /// The type that the last header stated: 940.
  private(set) var messageType: Int?
  /// A type that a header line stated and that is none, as `:9401:`.
  private(set) var strangeType: (text: Range<Int>, line: Int)?
  /// Whether a mark `-` or `-}` ended the message after the last field.
  private(set) var isEnded = false

  private let text: [UInt8]
  private var offset = 0
  /// The line on which `offset` stands.
  private var line = 1
  private var area = Area.outside
  private var current: MT940Tag?
  private var opensBlock = false

  init(text: [UInt8]) { self.text = text }

  /// The next field; nothing at the end of the text.
  mutating func next() -> MT940Field? {
    let text = text
    let bytes = text.span
    while offset < bytes.count {
      if let place = MT940TagPlace.find(bytes, from: offset) {
        // An account cannot change after a row; one bank's details stand under this tag.
        let isMistagged =
          place.tag == .account && current == .line && area == .rows
          && !beginsMessage(bytes, place)
        return field(bytes, place, isMistagged: isMistagged)
      }
      readHeader(bytes)
    }
    return nil
  }

  private mutating func field(
    _ bytes: Span<UInt8>, _ place: MT940TagPlace, isMistagged: Bool
  ) -> MT940Field {
    var field = MT940Field(
      tag: isMistagged ? .details : place.tag, start: place.start,
      value: place.value..<place.value, line: line, opensBlock: opensBlock,
      isMistagged: isMistagged)
    opensBlock = false
    isEnded = false
    enter(field.tag)
    passTag(bytes, place)
    var end = pass(bytes, lineFrom: place.value)
    while offset < bytes.count, !ends(bytes) { end = pass(bytes, lineFrom: offset) }
    field.value = place.value..<end
    return field
  }

  /// Goes behind the line that `start` stands in, and tells where it ends.
  private mutating func pass(_ bytes: Span<UInt8>, lineFrom start: Int) -> Int {
    let end = MT940Bytes.endOfLine(bytes, from: start)
    offset = MT940Bytes.nextLine(bytes, after: end)
    line += 1
    return end
  }

  /// Counts the line ends within a wrapped tag.
  private mutating func passTag(_ bytes: Span<UInt8>, _ place: MT940TagPlace) {
    var index = place.start
    while index < place.value {
      if MT940Bytes.isLineEnd(bytes[index]) {
        line += 1
        index = MT940Bytes.nextLine(bytes, after: index)
      } else {
        index += 1
      }
    }
  }

  private mutating func enter(_ tag: MT940Tag) {
    current = tag
    switch tag {
    case .reference, .related, .account, .number, .made, .floor: area = .head
    case .opening, .openingOfPage, .line: area = .rows
    case .closing, .closingOfPage, .available, .forward, .debits, .credits: area = .closed
    case .details, .nonSwift: if area == .outside || area == .between { area = .rows }
    }
  }

  /// Whether the current field ends before the next line; passes over a separating one.
  private mutating func ends(_ bytes: Span<UInt8>) -> Bool {
    let first = MT940Bytes.skipBlanks(bytes, from: offset)
    guard first < bytes.count else { return false }
    switch bytes[first] {
    case UInt8(ascii: ":"):
      guard let place = MT940TagPlace.find(bytes, from: first) else { return false }
      return accepts(bytes, place)
    case UInt8(ascii: "-"):
      if let place = MT940TagPlace.find(bytes, from: first) { return accepts(bytes, place) }
      let end = MT940Bytes.endOfLine(bytes, from: first)
      if first + 1 < end, bytes[first + 1] == UInt8(ascii: "}") {
        area = .outside
        isEnded = true
        return true
      }
      guard MT940Bytes.trimmed(bytes, first..<end).count == 1 else { return false }
      let following = MT940Bytes.nextLine(bytes, after: end)
      guard area == .closed || !isText(bytes, at: following) else { return false }
      if area == .closed { area = .between }
      isEnded = true
      _ = pass(bytes, lineFrom: first)
      return true
    case UInt8(ascii: "{"):
      guard first + 2 < bytes.count, MT940Bytes.isDigit(bytes[first + 1]),
        bytes[first + 2] == UInt8(ascii: ":")
      else { return false }
      area = .outside
      return true
    default: return false
    }
  }

  /// Whether the next line that is not blank goes on with free text.
  private func isText(_ bytes: Span<UInt8>, at start: Int) -> Bool {
    guard current?.holdsText == true else { return false }
    var index = start
    while index < bytes.count, MT940Bytes.isBlank(bytes[index]) { index += 1 }
    guard index < bytes.count, bytes[index] != UInt8(ascii: "{") else { return false }
    return MT940TagPlace.find(bytes, from: index) == nil
  }

  /// Whether a tag found within a field's text is one.
  private func accepts(_ bytes: Span<UInt8>, _ place: MT940TagPlace) -> Bool {
    guard let current, current.holdsText else { return true }
    if current == .nonSwift, area == .head { return true }
    switch place.tag {
    case .line, .details, .nonSwift, .closing, .closingOfPage, .opening, .openingOfPage:
      return true
    case .available, .forward:
      return isMark(bytes, at: place.value)
    case .debits, .credits:
      return place.value < bytes.count && MT940Bytes.isDigit(bytes[place.value])
    case .reference:
      if MT940Bytes.isClock(bytes, at: place.value) { return false }
      switch tag(bytes, after: place) {
      case .related, .account, .number, .opening, .openingOfPage, .nonSwift, .floor, .made:
        return true
      default: return false
      }
    case .account:
      return current == .line || beginsMessage(bytes, place)
    case .related, .number, .made, .floor:
      return false
    }
  }

  /// Whether the account at `place` is followed as the account of a message is.
  private func beginsMessage(_ bytes: Span<UInt8>, _ place: MT940TagPlace) -> Bool {
    if MT940Bytes.isClock(bytes, at: place.value) { return false }
    return switch tag(bytes, after: place) {
    case .number, .opening, .openingOfPage, .floor, .made: true
    default: false
    }
  }

  private func isMark(_ bytes: Span<UInt8>, at index: Int) -> Bool {
    index < bytes.count
      && (bytes[index] == UInt8(ascii: "C") || bytes[index] == UInt8(ascii: "D"))
  }

  /// The tag that comes next after the one at `place`, within the length of a field.
  private func tag(_ bytes: Span<UInt8>, after place: MT940TagPlace) -> MT940Tag? {
    var index = place.value
    for _ in 0..<32 {
      index = MT940Bytes.nextLine(bytes, after: MT940Bytes.endOfLine(bytes, from: index))
      guard index < bytes.count else { return nil }
      if let found = MT940TagPlace.find(bytes, from: index) { return found.tag }
    }
    return nil
  }

  // MARK: - Between messages

  /// Passes over a line that is no field, or up to the field that begins in it.
  private mutating func readHeader(_ bytes: Span<UInt8>) {
    let start = offset
    let end = pass(bytes, lineFrom: start)
    let header = MT940Bytes.trimmed(bytes, start..<end)
    guard !header.isEmpty else { return }
    if bytes[header.lowerBound] == UInt8(ascii: ":") {
      readTypeLine(bytes, header)
      return
    }
    if header.count <= 8, let type = MT940Header.type(bytes, at: header.lowerBound, before: end),
      MT940Header.statementTypes.contains(type)
    {
      messageType = type
    }
    let blocks = MT940Header.blocks(bytes, header)
    if let type = blocks.type { messageType = type }
    if blocks.opens { opensBlock = true }
    // A field may begin behind the brace that opens the block.
    if let body = blocks.body, body < end {
      offset = body
      line -= 1
    }
  }

  /// A line `:940:`, as one bank puts above its messages.
  private mutating func readTypeLine(_ bytes: Span<UInt8>, _ header: Range<Int>) {
    let name = (header.lowerBound + 1)..<max(header.lowerBound + 1, header.upperBound - 1)
    guard name.count >= 3, bytes[header.upperBound - 1] == UInt8(ascii: ":"),
      let type = MT940Header.type(bytes, at: name.lowerBound, before: name.upperBound),
      name.allSatisfy({ MT940Bytes.isDigit(bytes[$0]) })
    else { return }
    if name.count == 3, MT940Header.statementTypes.contains(type) {
      messageType = type
    } else if strangeType == nil {
      strangeType = (header, line - 1)
    }
  }
}
