import StatementModel

/// What folded texts are known to have where a regular expression's literal text stands in the text
/// itself.
///
/// Folding makes the same of all letters that PCRE2 takes for one, whatever their case. It takes
/// nothing out between two letters or digits and puts nothing there; only marks join to what stands
/// before them, and folding tells where that may have been. So a run of letters and digits stands
/// in the folded text as its own folded form.
enum FoldedRuns {
  /// A run of so many bytes tells something.
  private static let leastBytes = 3
  /// So many do beside others: a short word at the end of a name tells it from those of its family.
  private static let leastBytesOfFurther = 2

  /// The clauses of an expression as far as each of their texts has a run.
  static func clauses(_ clauses: [[RegexLiterals.Text]]) -> [[Literal]] {
    let runs = clauses.map { clause in clause.map { longest(of: $0) } }
    func have(_ clause: [[UInt8]], _ least: Int) -> Bool { clause.allSatisfy { $0.count >= least } }
    guard runs.contains(where: { have($0, leastBytes) }) else { return [] }
    return runs.filter { have($0, leastBytesOfFurther) }.map { $0.map { Literal(bytes: $0) } }
  }

  /// The longest run of a text, folded; empty if there is none.
  static func longest(of text: RegexLiterals.Text) -> [UInt8] {
    var longest: [UInt8] = []
    var run: [UInt8] = []
    for scalar in text {
      if append(scalar, to: &run) { continue }
      if run.count > longest.count { longest = run }
      run = []
    }
    return run.count > longest.count ? run : longest
  }

  /// Appends a letter or digit; false for everything else.
  private static func append(_ scalar: Unicode.Scalar, to run: inout [UInt8]) -> Bool {
    if scalar.isASCII {
      let lower = UInt8(truncatingIfNeeded: scalar.value) | 0x20
      let isDigit = ("0"..."9").contains(scalar)
      guard isDigit || lower &- 0x61 < 26 else { return false }
      run.append(isDigit ? UInt8(truncatingIfNeeded: scalar.value) : lower)
      return true
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber:
      break
    default: return false
    }
    var folded: [UInt8] = []
    let joins = TextFolding.fold([scalar].text.utf8.span, into: &folded)
    guard !joins, !folded.isEmpty, !folded.contains(0x20), isSameInAllCases(scalar, folded) else {
      return false
    }
    run.append(contentsOf: folded)
    return true
  }

  /// Whether a letter's other cases fold to the same: letters that are newer than the table of
  /// folding may have such of which it does not know.
  private static func isSameInAllCases(_ scalar: Unicode.Scalar, _ folded: [UInt8]) -> Bool {
    let properties = scalar.properties
    guard properties.changesWhenCaseMapped else { return true }
    let cases = [
      properties.lowercaseMapping, properties.uppercaseMapping, properties.titlecaseMapping,
    ]
    return cases.allSatisfy { other in
      other.unicodeScalars.count > 1 || TextFolding.fold(other).utf8.elementsEqual(folded)
    }
  }
}

extension RegexLiterals.Text {
  /// The characters as a text.
  var text: String {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: self)
    return String(scalars)
  }
}
