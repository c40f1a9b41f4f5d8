import Containers
import StatementModel

/// Reads the parts of an XLSX file: which sheets there are, what numbers mean, what cells say.
///
/// Formulas are never computed, and nothing that the file links to is looked at.
struct XLSXReader {
  let bytes: [UInt8]
  var workbook: Workbook
  var isFrom1904 = false
  /// By the number of a style: what a number with it is.
  var formats: [NumberFormat] = []
  var strings: [String] = []

  /// A sheet that the workbook names.
  struct Entry {
    var name: String
    var isHidden: Bool
    var relation: String
  }

  init(_ bytes: [UInt8], _ limits: ReadingLimits) {
    self.bytes = bytes
    workbook = Workbook(limits: limits)
  }

  func read() throws(WorkbookFault) -> Workbook {
    var reader = self
    try reader.readParts()
    return reader.workbook
  }

  private mutating func readParts() throws(WorkbookFault) {
    let start = try relations(of: "")
    let main = start.first { $0.type == "officeDocument" }?.target ?? "xl/workbook.xml"
    guard let book = try parts([main])[main] else { throw .damaged("\(main) is missing") }
    var entries: [Entry] = []
    var isFrom1904 = false
    try Self.each(["workbookPr", "sheet"], in: book, of: main) { element in
      let attributes = element.attributes
      if element.name == "workbookPr" {
        isFrom1904 = Self.isTrue(attributes["date1904"])
      } else {
        entries.append(
          Entry(
            name: attributes["name"] ?? "",
            isHidden: !["visible", nil].contains(attributes["state"]),
            relation: attributes["id"] ?? ""))
      }
    }
    self.isFrom1904 = isFrom1904
    let relations = try relations(of: main)
    let styles = relations.first { $0.type == "styles" }?.target
    let shared = relations.first { $0.type == "sharedStrings" }?.target
    let beside = try parts(Set([styles, shared].compactMap(\.self)))
    if let styles, let part = beside[styles] { try readStyles(part, of: styles) }
    if let shared, let part = beside[shared] { try readStrings(part, of: shared) }
    var sheets: [String: Entry] = [:]
    for entry in entries {
      let relation = relations.first { $0.id == entry.relation }
      if let relation, relation.type == "worksheet" { sheets[relation.target] = entry }
    }
    try readSheets(sheets)
    workbook.order(by: entries.map(\.name))
  }

  // MARK: Parts

  private func parts(_ names: Set<String>) throws(WorkbookFault) -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    do throws(ContainerFact) {
      try ContainerReader.read(names, of: bytes) { found[$0] = $1 }
    } catch {
      throw WorkbookFault(error)
    }
    return found
  }

  /// What a part says of those that it needs; of the file as a whole where the name is empty.
  private func relations(
    of part: String
  ) throws(WorkbookFault) -> [(id: String, type: String, target: String)] {
    let slash = part.lastIndex(of: "/")
    let folder = slash.map { String(part[...$0]) } ?? ""
    let name = "\(folder)_rels/\(part.dropFirst(folder.count)).rels"
    guard let content = try parts([name])[name] else { return [] }
    var found: [(id: String, type: String, target: String)] = []
    try Self.each(["Relationship"], in: content, of: name) { element in
      let attributes = element.attributes
      guard attributes["TargetMode"] != "External", let target = attributes["Target"] else {
        return
      }
      let type = attributes["Type"]?.split(separator: "/").last.map(String.init) ?? ""
      found.append((attributes["Id"] ?? "", type, Self.path(target, from: folder)))
    }
    return found
  }

  /// The name of a member, in lower case, that is told from the folder of another.
  private static func path(_ target: String, from folder: String) -> String {
    var parts: [Substring] = []
    let whole = (target.hasPrefix("/") ? target : folder + target).lowercased()
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  static func each(
    _ names: [String], skipping: [String] = [], in part: [UInt8], of name: String,
    take: (XMLElement) -> Void
  ) throws(WorkbookFault) {
    do throws(XMLElementFault) {
      let choice = XMLElementChoice(keeping: names, skipping: skipping)
      try XMLElements.read(part, choice, take: take)
    } catch {
      throw .damaged("\(name): \(error.reason)")
    }
  }

  private mutating func readStyles(_ part: [UInt8], of name: String) throws(WorkbookFault) {
    var codes: [Int: NumberFormat] = [:]
    var formats: [NumberFormat] = []
    let skipped = ["cellStyleXfs", "dxfs", "fonts", "fills", "borders", "extLst"]
    try Self.each(["numFmt", "xf"], skipping: skipped, in: part, of: name) { element in
      guard let id = element.attributes.number("numFmtId") else {
        if element.name == "xf" { formats.append(.number) }
        return
      }
      if element.name == "numFmt" {
        codes[id] = NumberFormat(code: element.attributes["formatCode"] ?? "")
      } else {
        formats.append(codes[id] ?? NumberFormat(builtIn: id))
      }
    }
    self.formats = formats
  }

  private mutating func readStrings(_ part: [UInt8], of name: String) throws(WorkbookFault) {
    var strings: [String] = []
    // How a text is read aloud stands beside it.
    try Self.each(["si", "t"], skipping: ["rPh"], in: part, of: name) { element in
      strings.append(Self.text(of: element))
    }
    self.strings = strings
  }
}
