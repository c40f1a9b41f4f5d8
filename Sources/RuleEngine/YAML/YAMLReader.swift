import StatementModel
import Yams

/// The one door to Yams: text in, located tree and mistakes out.
package enum YAMLReader {
  /// What is refused; the defaults are far beyond any file that people write.
  package struct Limits: Sendable {
    /// The largest file, in bytes.
    package var bytes = 16 << 20
    /// How deep lists and mappings may nest.
    package var depth = 32

    package init() {}
  }

  /// Reads one YAML document.
  ///
  /// Anchors, aliases, tags and further documents are refused. Every mistake that leaves the tree
  /// readable is reported; a failure of the syntax ends the reading of the file, unless what it
  /// stands in can be left out.
  ///
  /// - Parameter salvage: What can be left out where it can't be parsed.
  /// - Returns: The tree (nothing for an empty document or one that can't be parsed) and every
  ///   mistake of YAML itself, each with its line as the excerpt.
  package static func read(
    _ text: String, path: String, limits: Limits = Limits(), salvage: YAMLSalvage? = nil
  ) -> (root: YAMLNode?, diagnostics: [Diagnostic]) {
    let size = text.utf8.count
    guard size <= limits.bytes else {
      let fact = YAMLFact.tooLarge(bytes: size, limit: limits.bytes)
      return (nil, [Diagnostic(.error, fact, at: SourceLocation(file: path))])
    }
    let source = SourceText(text, path: path)
    let forbidden = controlCharacters(in: source)
    guard forbidden.isEmpty else { return (nil, forbidden) }
    // Going on behind a mistake means parsing again, which large files are spared.
    var retriesLeft = min(30, 1 << 20 / max(1, size))
    do throws(Failure) {
      return try parse(source, of: source, limits, &retriesLeft)
    } catch {
      guard let salvage else { return (nil, error.diagnostics) }
      return self.salvage(source, by: salvage, behind: error, limits, &retriesLeft)
    }
  }

  /// Why a text can't be parsed.
  private struct Failure: Error {
    var diagnostics: [Diagnostic]
    /// The lines that it speaks of, the most likely one first.
    var lines: [Int]

    init(_ diagnostics: [Diagnostic], lines: [Int?]) {
      self.diagnostics = diagnostics
      self.lines = diagnostics.compactMap(\.location?.line) + lines.compactMap(\.self)
    }
  }

  /// Parses a text, or what is left of it.
  ///
  /// - Parameters:
  ///   - readable: What is to be parsed, line by line at the places of the whole text.
  ///   - source: The whole text.
  private static func parse(
    _ readable: SourceText, of source: SourceText, _ limits: Limits, _ retriesLeft: inout Int
  ) throws(Failure) -> (YAMLNode?, [Diagnostic]) {
    guard var mask = YAMLMask(readable) else {
      let fact = YAMLFact.noStandInsLeft
      throw Failure([Diagnostic(.error, fact, at: SourceLocation(file: source.path))], lines: [])
    }
    while true {
      do {
        // `.basic` resolves every scalar to text; the encoding is named so that no environment
        // variable decides it.
        guard let root = try Yams.compose(yaml: mask.text, .basic, .default, .utf8) else {
          return (nil, [])
        }
        var composer = YAMLTreeBuilder(source: source, mask: mask, depthLimit: limits.depth)
        let tree = composer.build(root)
        return (tree, composer.diagnostics)
      } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
        let (line, column) = (context.mark.line, context.mark.column)
        if retriesLeft > 0, mask.makeUnique(keyAt: line, scalarColumn: column) {
          retriesLeft -= 1
          continue
        }
        let key = mask.restored(keys.min() ?? "")
        let fact = YAMLFact.duplicateKey(key, firstLine: nil)
        throw Failure([diagnostic(fact, source, line: line, column: column)], lines: [line])
      } catch {
        // Where a `#` cut off the end of a list, that is what is to be mended.
        let cuts = FlowComments.cuts(before: error, in: readable)
        throw Failure(
          cuts.isEmpty ? [diagnostic(of: error, readable)] : cuts, lines: Self.lines(of: error))
      }
    }
  }

  /// Leaves out what can't be parsed, part by part, and reads the rest.
  ///
  /// The parser may give up far below the mistake. What is left out is the part that holds the
  /// mistake, if all that comes up to its end can be parsed then.
  private static func salvage(
    _ source: SourceText, by salvage: YAMLSalvage, behind first: Failure, _ limits: Limits,
    _ retriesLeft: inout Int
  ) -> (YAMLNode?, [Diagnostic]) {
    var readable = source
    var failure = first
    var found: [Diagnostic] = []
    search: while true {
      found += failure.diagnostics
      let parts = salvage.parts(at: Set(failure.lines), in: readable)
      for part in candidates(failure.lines.compactMap { parts[$0] }) where retriesLeft > 0 {
        retriesLeft -= 1
        let rest = readable.replacing(part)
        do throws(Failure) {
          let (tree, more) = try parse(rest, of: source, limits, &retriesLeft)
          return (tree, found + more)
        } catch {
          guard let line = error.lines.min(), line > part.lines.upperBound else { continue }
          readable = rest
          failure = error
          continue search
        }
      }
      return (nil, found)
    }
  }

  /// Each of the parts once, and at last all from the first to the last of them as one.
  private static func candidates(_ parts: [YAMLSalvage.Part]) -> [YAMLSalvage.Part] {
    var single: [YAMLSalvage.Part] = []
    for part in parts where !single.contains(part) { single.append(part) }
    guard single.count > 1,
      let first = single.min(by: { $0.lines.lowerBound < $1.lines.lowerBound }),
      let end = single.map(\.lines.upperBound).max()
    else { return single }
    return single
      + [YAMLSalvage.Part(lines: first.lines.lowerBound...end, standIn: first.standIn)]
  }

  /// Where what was being read begins, and where the parser gave up.
  private static func lines(of error: any Error) -> [Int?] {
    switch error as? YamlError {
    case .scanner(let context, _, let mark, _), .parser(let context, _, let mark, _),
      .composer(let context, _, let mark, _):
      // A block began with the first of its items.
      [context.flatMap { $0.text.contains("block") ? nil : $0.mark.line }, mark.line]
    default: []
    }
  }

  /// The YAML parser's error in our terms.
  private static func diagnostic(of error: any Error, _ source: SourceText) -> Diagnostic {
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _):
      let hints = SyntaxHints(source)
      if let (fact, location) = hints.hint(
        problem, line: mark.line, scalarColumn: mark.column, opening: context?.mark.line)
      {
        return Diagnostic(.error, fact, at: location, excerpt: source.excerpt(at: location))
      }
      let fact = YAMLFact.syntax(problem: problem, context: words(context, source))
      // What is missing at the end of the text is shown where it began.
      let isBlank = source.line(mark.line)?.allSatisfy(\.isWhitespace) ?? true
      let place = isBlank ? context?.mark ?? mark : mark
      return diagnostic(fact, source, line: place.line, column: place.column)
    case .composer(_, let problem, let mark, _):
      let fact =
        problem.contains("another document")
        ? YAMLFact.severalDocuments : YAMLFact.syntax(problem: problem, context: nil)
      return diagnostic(fact, source, line: mark.line, column: mark.column)
    case .reader(let problem, _, _, _):
      let fact = YAMLFact.syntax(problem: problem, context: nil)
      return Diagnostic(.error, fact, at: SourceLocation(file: source.path))
    case .memory, .no, .writer, .emitter, .representer, .dataCouldNotBeDecoded,
      .duplicatedKeysInMapping, nil:
      let fact = YAMLFact.syntax(problem: "the text can't be read", context: nil)
      return Diagnostic(.error, fact, at: SourceLocation(file: source.path))
    }
  }

  /// `while parsing a flow sequence that begins in line 3`.
  private static func words(_ context: YamlError.Context?, _ source: SourceText) -> String? {
    guard let context, context.text.hasPrefix("while") else { return nil }
    return "\(context.text) that begins in line \(min(context.mark.line, source.lineStarts.count))"
  }

  private static func diagnostic(
    _ fact: YAMLFact, _ source: SourceText, line: Int, column: Int
  ) -> Diagnostic {
    let location = source.location(line: line, scalarColumn: column)
    return Diagnostic(.error, fact, at: location, excerpt: source.excerpt(at: location))
  }

  /// The characters that YAML does not allow (YAML 1.1, section 5.1), the first ten of them.
  private static func controlCharacters(in source: SourceText) -> [Diagnostic] {
    var found: [Diagnostic] = []
    let bytes = source.bytes
    for index in bytes.indices where found.count < 10 {
      let value: UInt32
      switch bytes[index] {
      case 0x09, 0x0A, 0x0D: continue
      case 0..<0x20, 0x7F: value = UInt32(bytes[index])
      case 0xC2 where index + 1 < bytes.count && bytes[index + 1] < 0xA0:
        guard bytes[index + 1] != 0x85 else { continue }
        value = UInt32(bytes[index + 1])
      case 0xEF where index + 2 < bytes.count && bytes[index + 1] >= 0xBB:
        let low = UInt32(bytes[index + 1] & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
        value = 0xF000 | low
        guard value == 0xFEFF || value >= 0xFFFE else { continue }
      default: continue
      }
      let location = source.location(ofByte: index)
      found.append(
        Diagnostic(
          .error, YAMLFact.controlCharacter(value), at: location,
          excerpt: source.excerpt(at: location)))
    }
    return found
  }
}
