import ArgumentParser
import StatementModel

/// Findings as a log of the Static Analysis Results Interchange Format (OASIS SARIF 2.1.0).
///
/// One run; each code that occurs is one of its rules, and each finding one of its results.
struct SARIFLog {
  let findings: [Diagnostic]
  let paths: FindingPaths

  var json: JSONText {
    .object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          .object([
            ("tool", .object([("driver", driver)])),
            ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(findings.map(result))),
          ])
        ])
      ),
    ])
  }

  /// The codes that occur, by name.
  private var codes: [String] { Set(findings.map(\.fact.code)).sorted() }

  private var driver: JSONText {
    .object([
      ("name", .string("daybook")),
      ("version", .string(DaybookCommand.configuration.version)),
      ("rules", .array(codes.map(descriptor))),
    ])
  }

  private func descriptor(_ code: String) -> JSONText {
    let words = JSONText.object([("text", .string(code.replacing("-", with: " ")))])
    return .object([
      ("id", .string(code)), ("shortDescription", words), ("fullDescription", words),
      (
        "help", .object([("text", .string("`daybook rules check` says what to do at each place."))])
      ),
    ])
  }

  private func result(_ finding: Diagnostic) -> JSONText {
    var members: [(key: String, value: JSONText)] = [
      ("ruleId", .string(finding.fact.code)),
      ("ruleIndex", .optional(codes.firstIndex(of: finding.fact.code))),
      ("level", .string(finding.severity.rawValue)),
      ("message", .object([("text", .string(Self.message(finding.sentences)))])),
    ]
    if let location = finding.location {
      members.append(("locations", .array([place(location, of: finding)])))
    }
    if let remedy = finding.fact.remedy {
      members.append(("properties", .object([("remedy", .string(remedy))])))
    }
    return .object(members)
  }

  private func place(_ location: SourceLocation, of finding: Diagnostic) -> JSONText {
    var physical: [(key: String, value: JSONText)] = [
      ("artifactLocation", .object([("uri", .string(Self.uri(paths.shown(location.file))))]))
    ]
    if let line = location.line {
      var region: [(key: String, value: JSONText)] = [("startLine", .integer(line))]
      if let column = finding.scalarColumn { region.append(("startColumn", .integer(column))) }
      // A region without an end goes on to the end of its line, and so does its text.
      if let excerpt = finding.excerpt {
        let text = excerpt.dropFirst(max(0, (location.column ?? 1) - 1))
        region.append(("snippet", .object([("text", .string(String(text)))])))
      }
      physical.append(("region", .object(region)))
    }
    return .object([("physicalLocation", .object(physical))])
  }

  /// A text as a message: in one, braces hold the place of an argument and are doubled to stand for
  /// themselves (3.11.5), and `](` within would make a link (3.11.6).
  static func message(_ text: String) -> String {
    text.replacing("{", with: "{{").replacing("}", with: "}}").replacing("](", with: "] (")
  }

  /// The path as a URI reference (RFC 3986): relative, or `file:` where it is absolute.
  static func uri(_ path: String) -> String {
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      let character = Character(Unicode.Scalar(byte))
      if byte < 0x80, character.isLetter || character.isNumber || "-._~/".contains(character) {
        text.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (byte < 0x10 ? "0" : "") + digits
      }
    }
    return text
  }
}

extension Diagnostic {
  /// What is wrong and what to do, as sentences.
  var sentences: String {
    func sentence(_ text: String) -> String {
      guard let last = text.last, !".?!:".contains(last) else { return text }
      return text + "."
    }
    return sentence(fact.summary) + (fact.remedy.map { " " + sentence($0) } ?? "")
  }
}
