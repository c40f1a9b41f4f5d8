import Containers
import Databases
import RuleEngine
import StatementFormats
import StatementModel

/// Reads the rules that people have in other programs.
package enum RulesOfOthers {
  /// A rules file made of the rules in a file of another program.
  ///
  /// - Throws: `.notFound`, or `.unreadable` where the file is not what it should be.
  package static func read(
    _ path: String, as format: ForeignFormat, names: ImportNames
  ) throws(BookError) -> RuleImport {
    let made: RuleImport
    switch format {
    case .hledger: made = .hledger(path, try hledger(path), names: names)
    case .actual: made = .actual(try source(path), names: names)
    case .firefly: made = .firefly(try source(path), names: names)
    case .homebank:
      let root = try elements(of: try unpacked(path), path, skipping: ["ope", "fav"])
      made = .homeBank(root, path: path, names: names)
    case .gnucash: made = .gnuCash(try gnuCash(path), path: path, names: names)
    }
    if let error = made.remarks.first(where: { $0.severity == .error }) {
      throw .unreadable(error)
    }
    return made
  }

  private static func source(_ path: String) throws(BookError) -> RuleSource {
    var text = try InputFile.text(of: path)
    if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    return RuleSource(path: path, text: text)
  }

  // MARK: hledger

  /// More files than this are not followed.
  private static let mostFiles = 200

  /// The file and those that it includes, by their paths.
  private static func hledger(_ path: String) throws(BookError) -> [String: RuleSource] {
    var sources = [path: try source(path)]
    var waiting = [path]
    while let next = waiting.popLast() {
      guard var one = sources[next] else { continue }
      for include in HledgerIncludes.paths(in: one.text) {
        let target = HledgerIncludes.resolved(include.path, from: next)
        guard sources[target] == nil, sources.count < mostFiles else { continue }
        do throws(BookError) {
          sources[target] = try source(target)
          waiting.append(target)
        } catch {
          one.diagnostics.append(
            Diagnostic(
              .warning, IncludeFact.unreadable(include.path),
              at: SourceLocation(file: next, line: include.line)))
        }
      }
      sources[next] = one
    }
    return sources
  }

  // MARK: XML

  /// The file's bytes, without the compression that some programs give their files.
  private static func unpacked(_ path: String) throws(BookError) -> [UInt8] {
    let bytes = try InputFile.bytes(of: path)
    guard ContainerKind.of(bytes.prefix(ContainerKind.headSize)) == .gzip else { return bytes }
    do throws(ContainerFact) {
      guard let member = try ContainerReader(bytes, .gzip, named: path).next() else { return [] }
      return try member.content.get()
    } catch {
      throw .unreadable(Diagnostic(.error, error, at: SourceLocation(file: path)))
    }
  }

  private static func elements(
    of bytes: [UInt8], _ path: String, skipping: [String]
  ) throws(BookError) -> ForeignElement {
    do throws(XMLElementFault) {
      return foreign(try XMLElements.read(bytes, skipping: skipping))
    } catch {
      throw .unreadable(
        Diagnostic(
          .error, OtherFileFact.noXML(error.reason),
          at: SourceLocation(file: path, line: error.line)))
    }
  }

  private static func foreign(_ element: XMLElement) -> ForeignElement {
    ForeignElement(
      name: element.name, attributes: element.attributes.dictionary, text: element.text,
      children: element.children.map(foreign), line: element.line)
  }

  // MARK: GnuCash

  private static func gnuCash(_ path: String) throws(BookError) -> GnuCashBook {
    let bytes = try unpacked(path)
    if ReadDatabase.isOne(bytes) { return try gnuCashDatabase(path) }
    let root = try elements(
      of: bytes, path,
      skipping: [
        "gnc:transaction", "gnc:pricedb", "gnc:commodity", "gnc:schedxaction",
        "gnc:template-transactions", "gnc:budget",
      ])
    var book = GnuCashBook()
    for element in root.children where element.name == "gnc:book" {
      for account in element.children where account.name == "gnc:account" {
        func child(_ name: String) -> ForeignElement? {
          account.children.first { $0.name == name }
        }
        guard let id = child("act:id")?.text else { continue }
        book.accounts[id] = GnuCashBook.Account(
          name: child("act:name")?.text ?? "", type: child("act:type")?.text ?? "",
          parent: child("act:parent")?.text)
        add(child("act:slots"), below: "", to: &book, depth: 0)
      }
    }
    return book
  }

  /// Adds the slots of an element, those in frames with the keys of the frames before theirs.
  private static func add(
    _ slots: ForeignElement?, below path: String, to book: inout GnuCashBook, depth: Int
  ) {
    guard let slots, depth < 8 else { return }
    for slot in slots.children where slot.name == "slot" {
      guard let key = slot.children.first(where: { $0.name == "slot:key" })?.text,
        let value = slot.children.first(where: { $0.name == "slot:value" })
      else { continue }
      if value.attributes["type"] == "frame" {
        add(value, below: "\(path)\(key)/", to: &book, depth: depth + 1)
      } else {
        book.add(
          slot: path + key, count: Int(value.text), account: value.text, line: slot.line)
      }
    }
  }

  private static func gnuCashDatabase(_ path: String) throws(BookError) -> GnuCashBook {
    var book = GnuCashBook()
    let accounts = "SELECT guid, name, account_type, parent_guid FROM accounts"
    let slots = """
      SELECT name, int64_val, guid_val, string_val FROM slots \
      WHERE name LIKE 'import-map%' ORDER BY name, id
      """
    let database = ReadDatabase(path)
    let isRead =
      database?.forEachRow(of: accounts) { row in
        guard let id = row.text(0) else { return true }
        book.accounts[id] = GnuCashBook.Account(
          name: row.text(1) ?? "", type: row.text(2) ?? "", parent: row.text(3))
        return true
      } == true
      && database?.forEachRow(of: slots) { row in
        guard let name = row.text(0) else { return true }
        book.add(
          slot: name, count: row.text(1).flatMap { Int($0) },
          account: row.text(2) ?? row.text(3))
        return true
      } == true
    guard isRead else {
      throw .unreadable(
        Diagnostic(.error, OtherFileFact.noDatabase, at: SourceLocation(file: path)))
    }
    return book
  }
}

/// What can be wrong with a file of another program.
enum OtherFileFact: DiagnosticFact {
  case noXML(String)
  case noDatabase

  var code: String {
    switch self {
    case .noXML: "import-xml"
    case .noDatabase: "import-database"
    }
  }

  var summary: String {
    switch self {
    case .noXML(let reason): "the file can't be read as XML: \(reason)"
    case .noDatabase: "the file is no GnuCash book, or is damaged or in use"
    }
  }

  var remedy: String? {
    switch self {
    case .noXML: "Name the file that the program itself saves its book in."
    case .noDatabase: "Close it in GnuCash, and try again."
    }
  }
}
