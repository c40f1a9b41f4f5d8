import StatementModel

/// The compiled form of a rule set as bytes, for a cache.
///
///     form    = "DBRS" version checksum payload
///     version = one byte; any change of the form or of what patterns mean is a new version
///     payload = files, categories, patterns, rules (see CompactWriter)
enum CompiledForm {
  static let magic = Array("DBRS".utf8)
  static let version: UInt8 = 4
  static let headerSize = magic.count + 1 + 8
}

extension RuleSet {
  /// The version of the compiled form and of what it means.
  package static var compiledFormVersion: Int { Int(CompiledForm.version) }

  /// The rules, patterns and categories as bytes that `init(encoded:)` reads back.
  ///
  /// What the bytes were made from must be part of a cache's key: the files with their paths, the
  /// categories and the cards that were handed to the compiler.
  package func encoded() -> [UInt8] {
    var encoder = RuleSetEncoder()
    encoder.write(self)
    let payload = encoder.payload
    let checksum = Checksum.of(payload.span)
    var bytes = CompiledForm.magic + [CompiledForm.version]
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: checksum >> shift))
    }
    return bytes + payload
  }
}

/// Writes the payload; file names are kept once each.
private struct RuleSetEncoder {
  private var writer = CompactWriter()
  private var files: [String] = []
  private var fileNumbers: [String: Int] = [:]

  /// The files, and behind them what refers to them.
  var payload: [UInt8] {
    var head = CompactWriter()
    head.write(list: files) { $0.write($1) }
    return head.bytes + writer.bytes
  }

  mutating func write(_ ruleSet: RuleSet) {
    writer.write(list: ruleSet.categories) { writer, category in
      writer.write(category.path.text)
      writer.write(optional: category.kind) { $0.write($1.rawValue) }
      writer.write(optional: category.icon) { $0.write($1) }
      writer.write(optional: category.color) { $0.write($1) }
    }
    writer.write(list: ruleSet.patterns) { writer, pattern in
      switch pattern {
      case .text(let text):
        writer.write(byte: 0)
        writer.write(text.isOpenAtStart)
        writer.write(text.isOpenAtEnd)
        writer.write(list: text.segments) { writer, segment in
          writer.write(list: segment) { writer, piece in
            switch piece {
            case .literal(let bytes): writer.write(bytes)
            // No literal is empty.
            case .anyOne: writer.write(0)
            }
          }
        }
      case .regex(let expression):
        writer.write(byte: 1)
        writer.write(expression)
      }
    }
    writer.write(ruleSet.rules.count)
    for rule in ruleSet.rules { write(rule) }
  }

  private mutating func write(_ rule: Rule) {
    writer.write(optional: rule.name) { $0.write($1) }
    write(rule.location)
    write(rule.conditions)
    let effects = rule.effects
    writer.write(optional: effects.category) { $0.write($1.text) }
    writer.write(optional: effects.payee) { $0.write($1) }
    writer.write(optional: effects.note) { $0.write($1) }
    writer.write(optional: effects.hidden) { $0.write($1) }
    writer.write(optional: effects.transfer) { $0.write($1) }
    writer.write(optional: effects.period) { $0.write($1) }
    writer.write(optional: effects.split) { writer, split in
      writer.write(list: split.entries) { writer, entry in
        writer.write(entry.category.text)
        switch entry.share {
        case .rest: writer.write(byte: 0)
        case .percent(let percent):
          writer.write(byte: 1)
          Self.write(percent, to: &writer)
        case .amount(let amount, let currency):
          writer.write(byte: 2)
          Self.write(amount, to: &writer)
          writer.write(optional: currency) { $0.write($1.code) }
        }
      }
    }
    writer.write(list: effects.tags) { $0.write($1) }
  }

  private static func write(_ value: ExactDecimal, to writer: inout CompactWriter) {
    writer.write(Int(value.units))
    writer.write(Int(value.scale))
  }

  private mutating func write(_ conditions: [RuleCondition]) {
    writer.write(conditions.count)
    for condition in conditions {
      writer.write(condition.field.rawValue)
      write(condition.location)
      write(condition.test)
    }
  }

  private mutating func write(_ test: ConditionTest) {
    switch test {
    case .match(let uses), .unless(let uses), .memo(let uses):
      writer.write(uses.count)
      for use in uses {
        writer.write(use.id)
        writer.write(use.text)
        write(use.location)
      }
    case .card(let cards): writer.write(list: cards) { $0.write($1.text) }
    case .accountType(let types): writer.write(list: types) { $0.write(byte: $1.rawValue) }
    case .amount(let ranges):
      writer.write(list: ranges) { writer, range in
        writer.write(optional: range.currency) { $0.write($1.code) }
        for bound in [range.least, range.most] {
          writer.write(optional: bound) { Self.write($1, to: &$0) }
        }
      }
    case .currency(let currencies): writer.write(list: currencies) { $0.write($1.code) }
    case .direction(let direction): writer.write(direction == .in)
    case .kind(let kinds): writer.write(list: kinds) { $0.write(byte: $1.rawValue) }
    case .date(let ranges):
      writer.write(list: ranges) { writer, range in
        writer.write(Int(range.lowerBound.dayNumber))
        writer.write(Int(range.upperBound.dayNumber))
      }
    case .day(let ranges), .weekday(let ranges): writer.write(list: ranges) { $0.write($1) }
    case .bankCategory(let categories):
      writer.write(list: categories) { writer, category in
        switch category {
        case .name(let name):
          writer.write(false)
          writer.write(name)
        case .codes(let codes):
          writer.write(true)
          writer.write(codes)
        }
      }
    case .pending(let pending): writer.write(pending)
    case .tag(let tags): writer.write(list: tags) { $0.write($1) }
    case .all(let groups), .any(let groups), .not(let groups):
      writer.write(groups.count)
      for group in groups { write(group) }
    }
  }

  private mutating func write(_ location: SourceLocation) {
    let file: Int
    if let known = fileNumbers[location.file] {
      file = known
    } else {
      file = files.count
      files.append(location.file)
      fileNumbers[location.file] = file
    }
    writer.write(file)
    writer.write(location.line ?? 0)
    writer.write(location.column ?? 0)
  }
}
