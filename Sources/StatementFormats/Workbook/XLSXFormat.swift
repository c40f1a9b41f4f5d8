import Containers
import StatementModel

/// Workbooks of Office Open XML: `.xlsx`, and `.xlsm`, of which no macro is ever looked at.
enum XLSXFormat: WorkbookFormat {
  static let name = "xlsx"

  /// Any ZIP: archives of statements are unpacked before.
  static func claims(_ head: FileHead) -> Bool { ContainerKind.of(head.bytes) == .zip }

  static func workbook(
    _ bytes: [UInt8], _ options: ReadingOptions
  ) throws(WorkbookFault) -> Workbook {
    guard OfficeFile.isWorkbook(bytes) else {
      throw .noStatement(BinaryKind.find(bytes) ?? .noKnownFormat)
    }
    return try XLSXReader(bytes, options.limits).read()
  }
}
