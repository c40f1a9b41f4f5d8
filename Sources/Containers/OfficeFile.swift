/// Files of office programs, which are ZIP archives by their content.
package enum OfficeFile {
  /// Why a file of this name is not read; nothing where the name is of no such file.
  static func fault(of path: String) -> ContainerFact? {
    let lower = path.lowercased()
    if isNamedWorkbook(path) || [".xlsb", ".ods", ".numbers"].contains(where: lower.hasSuffix) {
      return .spreadsheet
    }
    return [".docx", ".odt", ".pptx", ".odp", ".epub"].contains { lower.hasSuffix($0) }
      ? .noStatement(kind: "a document") : nil
  }

  /// Whether a file of this name should be a workbook that is read.
  static func isNamedWorkbook(_ path: String) -> Bool {
    let lower = path.lowercased()
    return [".xlsx", ".xlsm", ".xltx"].contains { lower.hasSuffix($0) }
  }

  /// Whether an archive is one workbook whose sheets are XML.
  package static func isWorkbook(_ bytes: [UInt8]) -> Bool {
    guard ContainerKind.of(bytes.prefix(ContainerKind.headSize)) == .zip,
      let names = try? ContainerReader.memberNames(of: bytes)
    else { return false }
    // Office Open XML, part 1, section 12: sheets of the binary kind lie in files of another ending.
    return names.contains("[content_types].xml")
      && names.contains { $0.hasPrefix("xl/worksheets/") && $0.hasSuffix(".xml") }
  }
}
