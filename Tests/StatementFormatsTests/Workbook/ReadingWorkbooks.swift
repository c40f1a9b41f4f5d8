import StatementModel
import TestSupport

@testable import StatementFormats

/// Reads a workbook as a file of that name.
func read(_ sample: XLSXSample, profile: StatementProfile? = nil) -> StatementFile {
  var options = ReadingOptions(path: "test.xlsx")
  options.profile = profile
  return StatementReader.read(sample.bytes, options: options)
}
