/// Files of office programs, which are ZIP archives by their content.
enum OfficeFile {
  /// Why a file of this name is not read; nothing where the name is of no such file.
  static func fault(of path: String) -> ContainerFact? {
    let lower = path.lowercased()
    if [".xlsx", ".xlsm", ".ods", ".numbers"].contains(where: { lower.hasSuffix($0) }) {
      return .spreadsheet
    }
    return [".docx", ".odt", ".pptx", ".odp", ".epub"].contains { lower.hasSuffix($0) }
      ? .noStatement(kind: "a document") : nil
  }
}
