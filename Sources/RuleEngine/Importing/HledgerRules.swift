import StatementModel

/// Reads the conditional rules of hledger's CSV rules files.
///
///     file       = lines: directives, assignments, if blocks, if tables
///     if block   = "if" [matcher] (matcher lines)* (indented: assignment)+
///     if table   = "if" separator name (separator name)*, then rows until a blank line
///     matcher    = ["&" | "&&"] ["!"] ["%" field] regular expression
///     assignment = field value
///
/// Matchers of a block hold if any of them does; one with `&` before it belongs to the one above.
/// Of several blocks that assign a field, the last wins: so the rules are turned round.
struct HledgerRules {
  private(set) var found = ForeignRules()
  private let sources: [String: RuleSource]
  private let names: ImportNames
  private var fields: [String] = []
  private var open: [String] = []
  /// Whether anything was seen that hledger writes.
  private var isOfFormat = false

  /// Files read in all; a chain of includes must end.
  private static let mostFiles = 200

  /// - Parameters:
  ///   - first: The path of the file itself.
  ///   - sources: All files, those included too, by their paths as `include` resolves them.
  init(_ first: String, _ sources: [String: RuleSource], names: ImportNames) {
    self.sources = sources
    self.names = names
    read(first)
    found.rules.reverse()
    // Then what is no line of such a file is not worth a list: nothing is.
    if !isOfFormat {
      found.remarks = [
        Diagnostic(
          .error, Self.notOfFormat, at: SourceLocation(file: sources[first]?.path ?? first))
      ]
    }
  }

  private static let notOfFormat = ImportFact.notOfFormat(
    "hledger",
    expected:
      "a CSV rules file: lines such as \"fields date, description, amount\", and blocks that"
      + " begin with \"if\"")

  private mutating func read(_ path: String) {
    guard let source = sources[path], open.count < Self.mostFiles, !open.contains(path) else {
      return
    }
    open.append(path)
    found.remarks += source.diagnostics
    let lines = source.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    var index = 0
    while index < lines.count {
      let line = lines[index]
      let location = SourceLocation(file: source.path, line: index + 1)
      if Self.isComment(line) {
        index += 1
      } else if Self.opensTable(line) {
        index = readTable(lines, from: index, source.path)
      } else if Self.word(line) == "if" {
        index = readBlock(lines, from: index, source.path)
      } else {
        readDirective(line, at: location, in: path)
        index += 1
      }
    }
  }

  private static func isComment(_ line: String) -> Bool {
    guard let first = line.first(where: { !$0.isWhitespace }) else { return true }
    return "#;*".contains(first)
  }

  private static func word(_ line: String) -> String {
    String(line.prefix { !$0.isWhitespace })
  }

  private static func rest(_ line: String) -> String {
    trimmed(line.drop { !$0.isWhitespace })
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    var text = Substring(text)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }

  /// Whether the line begins a table: `if` with its separator and names right behind it.
  private static func opensTable(_ line: String) -> Bool {
    guard line.hasPrefix("if"), let separator = line.dropFirst(2).first else { return false }
    return !separator.isLetter && !separator.isNumber && !separator.isWhitespace
  }

  // MARK: Directives

  private mutating func readDirective(
    _ line: String, at location: SourceLocation, in path: String
  ) {
    let directive = HledgerDirective(word: Self.word(line))
    if directive != .unknown { isOfFormat = true }
    switch directive {
    case .include: read(HledgerIncludes.resolved(Self.rest(line), from: path))
    case .columns:
      fields = Self.rest(line).split(separator: ",", omittingEmptySubsequences: false)
        .map { Self.trimmed($0).lowercased() }
    case .layout: break
    case .assignment(let field): readDefault(field, line, at: location)
    case .unknown:
      found.leaveOut(
        "\"\(Self.trimmed(line))\"", because: "it is no line of hledger's rules", at: location)
    }
  }

  /// What holds where no rule says otherwise: of the fields that rules here set, nothing can.
  private mutating func readDefault(_ field: String, _ line: String, at location: SourceLocation) {
    guard HledgerEffects.isMeant(field) else { return }
    if field == "account2", Self.rest(line).lowercased().hasSuffix(":unknown") {
      found.change(
        "what no rule categorizes is Uncategorized here, not \"\(Self.rest(line))\"", at: location)
    } else {
      found.leaveOut(
        "\"\(Self.trimmed(line))\"", because: "a rule without a condition would match everything",
        at: location)
    }
  }

  // MARK: Blocks

  private mutating func readBlock(_ lines: [String], from start: Int, _ file: String) -> Int {
    isOfFormat = true
    let location = SourceLocation(file: file, line: start + 1)
    var matchers: [String] = []
    let first = Self.rest(lines[start])
    if !first.isEmpty { matchers.append(first) }
    var index = start + 1
    while index < lines.count, let letter = lines[index].first, !letter.isWhitespace {
      if !Self.isComment(lines[index]) { matchers.append(Self.trimmed(lines[index])) }
      index += 1
    }
    var assignments: [(String, String, SourceLocation)] = []
    while index < lines.count, lines[index].first?.isWhitespace == true {
      let line = Self.trimmed(lines[index])
      let place = SourceLocation(file: file, line: index + 1)
      if !line.isEmpty, !Self.isComment(line) {
        assignments.append((Self.word(line).trimmingColon, Self.rest(line), place))
      } else if line.isEmpty {
        break
      }
      index += 1
    }
    add(matchers, assignments, at: location)
    return index
  }

  private mutating func readTable(_ lines: [String], from start: Int, _ file: String) -> Int {
    guard let separator = lines[start].dropFirst(2).first else { return start + 1 }
    let columns = lines[start].dropFirst(3).split(
      separator: separator, omittingEmptySubsequences: false
    ).map { Self.trimmed($0) }
    isOfFormat = true
    var index = start + 1
    while index < lines.count, lines[index].contains(where: { !$0.isWhitespace }) {
      let place = SourceLocation(file: file, line: index + 1)
      if !Self.isComment(lines[index]) {
        // The matcher may hold the separator; the values stand at the end.
        let cells = lines[index].split(separator: separator, omittingEmptySubsequences: false)
        guard cells.count > columns.count else {
          found.leaveOut(
            "the row", because: "it has fewer values than the table has columns", at: place)
          index += 1
          continue
        }
        let count = cells.count - columns.count
        let matcher = cells.prefix(count).joined(separator: String(separator))
        let values = zip(columns, cells.suffix(columns.count)).map {
          ($0, Self.trimmed($1), place)
        }
        if values.contains(where: \.1.isEmpty) {
          found.change(
            "an empty value of a table takes back in hledger what earlier rules assign; here it says"
              + " nothing", at: place)
        }
        add([Self.trimmed(matcher)], values.filter { !$0.1.isEmpty }, at: place)
      }
      index += 1
    }
    return index
  }

  private mutating func add(
    _ matchers: [String], _ assignments: [(String, String, SourceLocation)],
    at location: SourceLocation
  ) {
    // What is noted of a test counts only if the rule can be said.
    var noted = found
    do throws(Unsayable) {
      let (test, isGroupKnown) = try HledgerMatchers(fields: fields).test(
        matchers, at: location, &noted)
      found = noted
      var effects = HledgerEffects(groupsAreKnown: isGroupKnown)
      for (field, value, place) in assignments {
        do throws(Unsayable) {
          try effects.read(field, value)
        } catch {
          found.leaveOut(error.what, because: error.reason, at: place)
        }
      }
      guard !effects.effects.isEmpty else {
        if assignments.isEmpty {
          found.leaveOut("the block", because: "it assigns nothing", at: location)
        }
        return
      }
      found.rules.append(ImportedRule(test: test, effects: effects.effects, location: location))
    } catch {
      // Without one of its conditions it would say something else.
      found.leaveOut("the whole rule", because: "\(error.what): \(error.reason)", at: location)
    }
  }
}

extension String {
  /// A field's name, which a colon may follow.
  fileprivate var trimmingColon: String { hasSuffix(":") ? String(dropLast()) : self }
}
