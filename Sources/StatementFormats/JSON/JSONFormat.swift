import StatementModel

/// Statements in JSON: of bank interfaces and aggregators whose shape is known, and any array of
/// objects whose members have names that tell what they hold.
enum JSONFormat: StatementFormat {
  static let name = "json"

  static func claims(_ head: FileHead) -> Bool {
    var text = head.text.drop(while: JSONByte.isSpace)
    let isObject = text.first == JSONByte.openObject
    guard isObject || text.first == JSONByte.openArray else { return false }
    text = text.dropFirst().drop(while: JSONByte.isSpace)
    guard let second = text.first else { return true }
    switch second {
    // SWIFT messages begin `{1:`, rich text `{\`.
    case 0x30...0x39, JSONByte.minus: return !isObject
    case JSONByte.backslash: return false
    case JSONByte.openObject, JSONByte.openArray, JSONByte.closeArray, JSONByte.quote,
      JSONByte.closeObject:
      return true
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): return true
    default: return isObject
    }
  }

  static func read(_ bytes: [UInt8], options: ReadingOptions) -> StatementFile {
    let decoded = TextDecoding.decode(bytes, declared: options.profile?.encoding)
    var file: StatementFile
    do throws(JSONSyntaxError) {
      // A string may hold a statement of its own, and so be longer than a record.
      let longest = min(options.limits.recordBytes, 1 << 28) * 4
      let document = try JSONDocument(
        decoded.text, nesting: options.limits.nesting, longest: longest)
      file = read(document, options)
    } catch {
      var lines = JSONLines()
      let (line, column) = lines.place(of: error.offset, in: decoded.text)
      let location = SourceLocation(file: options.path, line: line, column: column)
      file = StatementFile(.unreadable(Diagnostic(.error, error.fact, at: location)))
    }
    file.format = name
    file.encoding = decoded.encoding
    return file
  }

  private static func read(_ document: JSONDocument, _ options: ReadingOptions) -> StatementFile {
    var reading = JSONReading(options, document)
    JSONWalk(document).run(into: &reading)
    if options.profile == nil, let profile = profile(for: reading.header, in: options.profiles) {
      var told = options
      told.profile = profile
      var file = read(document, told)
      file.profileName = profile.name
      return file
    }
    if !reading.directionSigns.areConsistent, options.profile?.outflow != nil {
      // The words for debit and credit are in doubt, and a person says to go by the signs.
      reading = JSONReading(options, document)
      reading.ignoresDirections = true
      JSONWalk(document).run(into: &reading)
    }
    return reading.finish()
  }

  /// The first profile whose header cells are all among the fields' names.
  private static func profile(
    for header: [String], in profiles: [StatementProfile]
  ) -> StatementProfile? {
    let names = Set(header.map(FieldNames.fold))
    return profiles.first { profile in
      !profile.headerContains.isEmpty
        && profile.headerContains.allSatisfy { names.contains(FieldNames.fold($0)) }
    }
  }
}
