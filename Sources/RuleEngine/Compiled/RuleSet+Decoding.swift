import StatementModel

extension RuleSet {
  /// Reads what `encoded()` wrote; nothing for bytes of another version, cut short or damaged.
  package init?(encoded bytes: [UInt8]) {
    guard let header = Self.wholeHeader(of: bytes) else { return nil }
    do throws(CompactReader.Broken) {
      var decoder = try RuleSetDecoder(CompactReader(bytes, from: header))
      self = try decoder.ruleSet()
    } catch {
      return nil
    }
  }

  /// The categories that the rules declare, of what `encoded()` wrote; nothing as above.
  ///
  /// They stand before the rules, of which a book may have thousands: who shows a list needs none.
  package static func categories(encoded bytes: [UInt8]) -> [Category]? {
    guard let header = wholeHeader(of: bytes) else { return nil }
    do throws(CompactReader.Broken) {
      var decoder = try RuleSetDecoder(CompactReader(bytes, from: header))
      return try decoder.categories()
    } catch {
      return nil
    }
  }

  /// How long the header is, if the bytes are whole.
  private static func wholeHeader(of bytes: [UInt8]) -> Int? {
    let header = CompiledForm.headerSize
    guard bytes.count > header, bytes.starts(with: CompiledForm.magic + [CompiledForm.version])
    else { return nil }
    var checksum: UInt64 = 0
    for index in (CompiledForm.magic.count + 1..<header).reversed() {
      checksum = checksum << 8 | UInt64(bytes[index])
    }
    let payload = bytes.span.extracting(droppingFirst: header)
    return checksum == Checksum.of(payload) ? header : nil
  }
}

/// Reads the payload.
///
/// Nothing is taken on trust: numbers of patterns and files are checked, and nesting is bounded.
private struct RuleSetDecoder {
  typealias Broken = CompactReader.Broken

  private static let maximumDepth = 16
  private var reader: CompactReader
  private let files: [String]
  private var patternCount = 0

  init(_ reader: CompactReader) throws(Broken) {
    var reader = reader
    files = try reader.list { reader throws(Broken) in try reader.text() }
    self.reader = reader
  }

  /// The first that stands behind the files.
  mutating func categories() throws(Broken) -> [Category] {
    try reader.list { reader throws(Broken) in try Self.category(&reader) }
  }

  mutating func ruleSet() throws(Broken) -> RuleSet {
    let categories = try categories()
    let patterns = try reader.list { reader throws(Broken) in try Self.pattern(&reader) }
    patternCount = patterns.count
    var rules: [Rule] = []
    let count = try reader.count()
    rules.reserveCapacity(count)
    for _ in 0..<count { rules.append(try rule()) }
    guard reader.isAtEnd else { throw Broken() }
    return RuleSet(rules: rules, categories: categories, patterns: patterns)
  }

  private static func category(_ reader: inout CompactReader) throws(Broken) -> Category {
    let path = try reader.some(CategoryPath(reader.text()))
    let kind = try reader.optional { reader throws(Broken) in
      try reader.some(Category.Kind(rawValue: reader.text()))
    }
    let icon = try reader.optional { reader throws(Broken) in try reader.text() }
    let color = try reader.optional { reader throws(Broken) in try reader.text() }
    return Category(path: path, kind: kind, icon: icon, color: color)
  }

  private static func pattern(_ reader: inout CompactReader) throws(Broken) -> Pattern {
    switch try reader.byte() {
    case 0:
      let isOpenAtStart = try reader.bool()
      let isOpenAtEnd = try reader.bool()
      let segments = try reader.list { reader throws(Broken) in
        let segment: TextPattern.Segment = try reader.list { reader throws(Broken) in
          let bytes = try reader.utf8()
          return bytes.isEmpty ? .anyOne : .literal(bytes)
        }
        guard !segment.isEmpty else { throw Broken() }
        return segment
      }
      return .text(
        TextPattern(segments: segments, isOpenAtStart: isOpenAtStart, isOpenAtEnd: isOpenAtEnd))
    case 1: return .regex(try reader.text())
    default: throw Broken()
    }
  }

  private mutating func rule() throws(Broken) -> Rule {
    let name = try optionalText()
    let location = try location()
    let conditions = try conditions(depth: 0)
    var effects = RuleEffects()
    effects.category = try reader.optional { reader throws(Broken) in
      try reader.some(CategoryPath(reader.text()))
    }
    effects.payee = try optionalText()
    effects.note = try optionalText()
    effects.hidden = try reader.optional { reader throws(Broken) in try reader.bool() }
    effects.transfer = try reader.optional { reader throws(Broken) in try reader.bool() }
    effects.period = try optionalText()
    effects.split = try reader.optional { reader throws(Broken) in
      CategorySplit(try reader.list { reader throws(Broken) in try Self.splitEntry(&reader) })
    }
    effects.tags = try texts()
    return Rule(name: name, location: location, conditions: conditions, effects: effects)
  }

  private static func splitEntry(
    _ reader: inout CompactReader
  ) throws(Broken) -> CategorySplit.Entry {
    let category = try reader.some(CategoryPath(reader.text()))
    switch try reader.byte() {
    case 0: return CategorySplit.Entry(category, .rest)
    case 1: return CategorySplit.Entry(category, .percent(try decimal(&reader)))
    case 2:
      let amount = try decimal(&reader)
      let currency = try reader.optional { reader throws(Broken) in
        try reader.some(Currency(code: reader.text()))
      }
      return CategorySplit.Entry(category, .amount(amount, currency))
    default: throw Broken()
    }
  }

  private mutating func conditions(depth: Int) throws(Broken) -> [RuleCondition] {
    guard depth < Self.maximumDepth else { throw Broken() }
    var conditions: [RuleCondition] = []
    for _ in 0..<(try reader.count()) {
      let field = try reader.some(RuleField(rawValue: reader.text()))
      let location = try location()
      let test = try test(field, depth: depth)
      conditions.append(RuleCondition(field: field, location: location, test: test))
    }
    return conditions
  }

  private mutating func test(_ field: RuleField, depth: Int) throws(Broken) -> ConditionTest {
    switch field {
    case .match: return .match(try uses())
    case .unless: return .unless(try uses())
    case .memo: return .memo(try uses())
    case .card: return .card(try texts().map { CardID($0) })
    case .accountType:
      return try .accountType(
        reader.list { reader throws(Broken) in
          try reader.some(AccountType(rawValue: reader.byte()))
        })
    case .amount:
      return try .amount(
        reader.list { reader throws(Broken) in try Self.amountRange(&reader) })
    case .currency:
      return try .currency(
        reader.list { reader throws(Broken) in try reader.some(Currency(code: reader.text())) })
    case .direction: return .direction(try reader.bool() ? .in : .out)
    case .kind:
      return try .kind(
        reader.list { reader throws(Broken) in
          try reader.some(TransactionKind(rawValue: reader.byte()))
        })
    case .date:
      return try .date(reader.list { reader throws(Broken) in try Self.dates(&reader) })
    case .day: return try .day(ranges())
    case .weekday: return try .weekday(ranges())
    case .bankCategory:
      return try .bankCategory(
        reader.list { reader throws(Broken) in
          try reader.bool() ? .codes(try reader.range()) : .name(try reader.text())
        })
    case .pending: return .pending(try reader.bool())
    case .tag: return .tag(try texts())
    case .all: return .all(try groups(depth: depth))
    case .any: return .any(try groups(depth: depth))
    case .not: return .not(try groups(depth: depth))
    case .name, .category, .payee, .tags, .note, .hidden, .transfer, .period, .split:
      throw Broken()
    }
  }

  private mutating func groups(depth: Int) throws(Broken) -> [[RuleCondition]] {
    var groups: [[RuleCondition]] = []
    for _ in 0..<(try reader.count()) { groups.append(try conditions(depth: depth + 1)) }
    return groups
  }

  private mutating func uses() throws(Broken) -> [PatternUse] {
    var uses: [PatternUse] = []
    for _ in 0..<(try reader.count()) {
      let id = try reader.integer()
      guard id >= 0, id < patternCount else { throw Broken() }
      let text = try reader.text()
      uses.append(PatternUse(id: id, text: text, location: try location()))
    }
    return uses
  }

  private static func amountRange(_ reader: inout CompactReader) throws(Broken) -> AmountRange {
    var range = AmountRange()
    range.currency = try reader.optional { reader throws(Broken) in
      try reader.some(Currency(code: reader.text()))
    }
    range.least = try reader.optional { reader throws(Broken) in try decimal(&reader) }
    range.most = try reader.optional { reader throws(Broken) in try decimal(&reader) }
    return range
  }

  private static func decimal(_ reader: inout CompactReader) throws(Broken) -> ExactDecimal {
    let units = try reader.integer()
    let scale = try reader.integer()
    return try reader.some(ExactDecimal(units: Int64(units), scale: scale))
  }

  private static func dates(
    _ reader: inout CompactReader
  ) throws(Broken) -> ClosedRange<CalendarDate> {
    let range = try reader.range()
    let first = try reader.some(Int32(exactly: range.lowerBound))
    let last = try reader.some(Int32(exactly: range.upperBound))
    return CalendarDate(dayNumber: first)...CalendarDate(dayNumber: last)
  }

  private mutating func ranges() throws(Broken) -> [ClosedRange<Int>] {
    try reader.list { reader throws(Broken) in try reader.range() }
  }

  private mutating func texts() throws(Broken) -> [String] {
    try reader.list { reader throws(Broken) in try reader.text() }
  }

  private mutating func optionalText() throws(Broken) -> String? {
    try reader.optional { reader throws(Broken) in try reader.text() }
  }

  private mutating func location() throws(Broken) -> SourceLocation {
    let file = try reader.integer()
    guard files.indices.contains(file) else { throw Broken() }
    let line = try reader.integer()
    let column = try reader.integer()
    return SourceLocation(
      file: files[file], line: line > 0 ? line : nil, column: column > 0 ? column : nil)
  }
}
