import StatementModel
import Yams

/// Turns the parser's nodes into located nodes of ours, and finds YAML's traps by looking at the
/// raw text beside each plain scalar.
struct YAMLTreeBuilder {
  let source: SourceText
  let mask: YAMLMask
  let depthLimit: Int
  private(set) var diagnostics: [Diagnostic] = []
  private var isTooDeep = false
  /// Whether the text has a ` #` at all that the check of every plain scalar could find.
  private let mayCutComments: Bool

  init(source: SourceText, mask: YAMLMask, depthLimit: Int) {
    self.source = source
    self.mask = mask
    self.depthLimit = depthLimit
    let bytes = source.bytes
    mayCutComments = bytes.indices.contains { index in
      bytes[index] == UInt8(ascii: "#") && index > 0 && Self.isBlank(bytes[index - 1])
        && index + 1 < bytes.count && bytes[index + 1] > 0x20
    }
  }

  /// The tree; nothing for a document that says nothing.
  mutating func build(_ root: Node) -> YAMLNode? {
    guard let tree = convert(root, depth: 1) else { return nil }
    if case .scalar(let scalar) = tree, scalar.isNull { return nil }
    return tree
  }

  private mutating func convert(
    _ node: Node, depth: Int, isFlowItem: Bool = false
  ) -> YAMLNode? {
    guard let mark = node.mark else { return nil }
    switch node {
    case .scalar(let scalar):
      return .scalar(convert(scalar, at: mark, isFlowItem: isFlowItem))
    case .sequence(let sequence):
      let location = source.location(line: mark.line, scalarColumn: mark.column)
      guard fits(depth, at: location) else { return nil }
      // The parser's own `style` is not to be trusted: it is read from the closing event.
      let isFlow = byte(at: mark) == UInt8(ascii: "[")
      let items = sequence.compactMap { convert($0, depth: depth + 1, isFlowItem: isFlow) }
      return .sequence(items, at: location)
    case .mapping(let mapping):
      let location = source.location(line: mark.line, scalarColumn: mark.column)
      guard fits(depth, at: location) else { return nil }
      return .mapping(entries(of: mapping, depth: depth), at: location)
    case .alias:
      // The mask lets none through.
      return nil
    }
  }

  private mutating func entries(of mapping: Node.Mapping, depth: Int) -> [YAMLEntry] {
    var entries: [YAMLEntry] = []
    entries.reserveCapacity(mapping.count)
    var lines: [String: Int] = [:]
    for (key, value) in mapping {
      guard let converted = convert(key, depth: depth + 1) else { continue }
      guard case .scalar(let name) = converted else {
        report(.keyIsNotText(kind: converted.kindName), at: converted.location)
        continue
      }
      guard let value = convert(value, depth: depth + 1) else { continue }
      if let first = lines[name.text] {
        report(.duplicateKey(name.text, firstLine: first), at: name.location)
        continue
      }
      lines[name.text] = name.location.line
      entries.append(YAMLEntry(key: name, value: value))
    }
    return entries
  }

  private mutating func convert(
    _ scalar: Node.Scalar, at mark: Mark, isFlowItem: Bool
  ) -> YAMLScalar {
    let (location, start) = source.place(line: mark.line, scalarColumn: mark.column)
    let text = mask.restored(scalar.string)
    let isPlain = scalar.style == .plain || scalar.style == .any
    if isPlain {
      if let indicator = mask.leadingIndicator(of: scalar.string) {
        report(.leadingIndicator(indicator, text: text), at: location)
      }
      if mayCutComments { checkComment(after: text, at: mark) }
      // A dash with what only looks like a space behind it begins no item.
      if text.utf8.first == UInt8(ascii: "-"), let blank = text.unicodeScalars.dropFirst().first,
        YAMLFact.isInvisible(blank)
      {
        let place = source.location(line: mark.line, scalarColumn: mark.column + 1)
        report(.invisibleCharacter(blank.value), at: place)
      }
    }
    return YAMLScalar(
      text: text, isQuoted: !isPlain, isFlowItem: isFlowItem, location: location,
      lines: lines(of: text, scalar.style, at: start, in: mark.line))
  }

  /// The lines in which a text without quotes stands, if these are several.
  private func lines(
    of text: String, _ style: Node.Scalar.Style, at start: Int?, in line: Int
  ) -> [String] {
    let isBlock = style == .literal || style == .folded
    // Where YAML has joined lines there is a space or a line break.
    guard let start, isBlock || style == .plain || style == .any,
      text.utf8.contains(where: { $0 <= 0x20 })
    else { return [] }
    if !isBlock, source.bytes[start...].starts(with: text.utf8) { return [] }
    var first = start
    if isBlock {
      // Its first line is the one behind the indicator's.
      guard line < source.lineStarts.count else { return [] }
      first = source.lineStarts[line]
    }
    guard let end = rawEnd(of: text, from: first) else { return [] }
    let lines = source.bytes[first..<end].split { $0 == 0x0A || $0 == 0x0D }.map { line in
      let body = line.drop(while: Self.isBlank)
      let length = body.lastIndex { !Self.isBlank($0) }.map { $0 + 1 - body.startIndex } ?? 0
      return String(decoding: body.prefix(length), as: UTF8.self)
    }.filter { !$0.isEmpty }
    return lines.count > 1 ? lines : []
  }

  private func byte(at mark: Mark) -> UInt8? {
    source.offset(line: mark.line, scalarColumn: mark.column).flatMap { offset in
      offset < source.bytes.count ? source.bytes[offset] : nil
    }
  }

  private mutating func fits(_ depth: Int, at location: SourceLocation) -> Bool {
    if depth <= depthLimit { return true }
    if !isTooDeep { report(.tooDeep(limit: depthLimit), at: location) }
    isTooDeep = true
    return false
  }

  /// ` #` with no space after it is rarely meant as a comment: `starbucks #1234`.
  private mutating func checkComment(after text: String, at mark: Mark) {
    guard let start = source.offset(line: mark.line, scalarColumn: mark.column),
      let end = rawEnd(of: text, from: start)
    else { return }
    let bytes = source.bytes
    var index = end
    while index < bytes.count, Self.isBlank(bytes[index]) { index += 1 }
    guard index > end, index < bytes.count, bytes[index] == UInt8(ascii: "#") else { return }
    let hash = index
    // `## heading` and a line of hashes are comments.
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    guard index < bytes.count, bytes[index] > 0x20 else { return }
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
    while Self.isBlank(bytes[index - 1]) { index -= 1 }
    let dropped = String(decoding: bytes[hash..<index], as: UTF8.self)
    report(.commentCut(kept: text, dropped: dropped), at: source.location(ofByte: hash))
  }

  /// Where a plain scalar ends in the raw text.
  ///
  /// YAML folds its white space and changes nothing else.
  private func rawEnd(of text: String, from start: Int) -> Int? {
    let bytes = source.bytes
    var index = start
    for byte in text.utf8 where byte > 0x20 {
      while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
      guard index < bytes.count, bytes[index] == byte else { return nil }
      index += 1
    }
    return index
  }

  private mutating func report(_ fact: YAMLFact, at location: SourceLocation) {
    diagnostics.append(
      Diagnostic(.error, fact, at: location, excerpt: source.excerpt(at: location)))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
