import StatementModel

@testable import StatementFormats

/// Reads a QIF text as a file with that content, through the room's door.
func readQIF(_ text: String, profile: StatementProfile? = nil) -> StatementFile {
  readQIF(Array(text.utf8), profile: profile)
}

func readQIF(_ bytes: [UInt8], profile: StatementProfile? = nil) -> StatementFile {
  var options = ReadingOptions(path: "test.qif")
  options.profile = profile
  return StatementReader.read(bytes, options: options)
}

extension StatementFile {
  var warningCodes: [String] { warnings.map(\.fact.code) }
}
