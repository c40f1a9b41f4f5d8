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
  /// readable is reported; a failure of the syntax ends the reading of the file.
  ///
  /// - Returns: The tree (nothing for an empty document or one that can't be parsed) and every
  ///   mistake of YAML itself, each with its line as the excerpt.
  package static func read(
    _ text: String, path: String, limits: Limits = Limits()
  ) -> (root: YAMLNode?, diagnostics: [Diagnostic]) {
    let size = text.utf8.count
    guard size <= limits.bytes else {
      let fact = YAMLFact.tooLarge(bytes: size, limit: limits.bytes)
      return (nil, [Diagnostic(.error, fact, at: SourceLocation(file: path))])
    }
    let source = SourceText(text, path: path)
    let forbidden = controlCharacters(in: source)
    guard forbidden.isEmpty else { return (nil, forbidden) }
    guard var mask = YAMLMask(source) else {
      return (nil, [Diagnostic(.error, YAMLFact.noStandInsLeft, at: SourceLocation(file: path))])
    }
    // Going on behind a duplicate key means parsing again, which large files are spared.
    var retriesLeft = min(30, 1 << 20 / max(1, size))
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
        return (nil, [diagnostic(fact, source, line: line, column: column)])
      } catch {
        // Where a `#` cut off the end of a list, that is what is to be mended.
        let cuts = FlowComments.cuts(before: error, in: source)
        return (nil, cuts.isEmpty ? [diagnostic(of: error, source)] : cuts)
      }
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
