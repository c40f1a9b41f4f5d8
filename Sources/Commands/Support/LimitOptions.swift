import ArgumentParser
import StatementFormats

/// How the limits of what a file may hold are raised, or lowered.
struct LimitOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The largest file that is read; 2G.", valueName: "size"))
  var maxFileSize: ByteCount?

  @Option(
    help: ArgumentHelp(
      "The longest record, field or transaction, in any format; 4M.", valueName: "size"))
  var maxRecordSize: ByteCount?

  @Option(help: ArgumentHelp("The longest field of a record; 1M.", valueName: "size"))
  var maxFieldSize: ByteCount?

  @Option(help: ArgumentHelp("The most columns of a CSV; 4096.", valueName: "number"))
  var maxColumns: Int?

  @Option(
    help: ArgumentHelp("How deep JSON, XML and OFX may be nested; 128.", valueName: "number"))
  var maxNesting: Int?

  @Option(
    help: ArgumentHelp(
      "Refuse a file only with more rejected rows than this and than are read; 10000, and 0 for a CSV.",
      valueName: "number"))
  var maxRejectedRows: Int?

  func validate() throws {
    let highest = ReadingLimits.highestColumns
    if let maxColumns, !(1...highest).contains(maxColumns) {
      throw ValidationError("--max-columns must be 1 to \(highest).")
    }
    if let maxNesting, !(1...ReadingLimits.deepestNesting).contains(maxNesting) {
      throw ValidationError("--max-nesting must be 1 to \(ReadingLimits.deepestNesting).")
    }
    if let maxRejectedRows, maxRejectedRows < 0 {
      throw ValidationError("--max-rejected-rows cannot be negative.")
    }
    for (name, size) in [("--max-record-size", maxRecordSize), ("--max-field-size", maxFieldSize)] {
      if let size, size.bytes > ReadingLimits.highest.recordBytes {
        throw ValidationError("\(name) must be less than 4G.")
      }
    }
  }

  var limits: ReadingLimits {
    var limits = ReadingLimits()
    if let maxFileSize { limits.fileBytes = maxFileSize.bytes }
    if let maxRecordSize { limits.recordBytes = maxRecordSize.bytes }
    if let maxFieldSize { limits.fieldBytes = maxFieldSize.bytes }
    if let maxColumns { limits.columns = maxColumns }
    if let maxNesting { limits.nesting = maxNesting }
    limits.rejectedRows = maxRejectedRows
    return limits
  }
}

/// A number of bytes as people write it: `500000`, `64K`, `4MiB`, `3G`; units of 1024.
struct ByteCount: ExpressibleByArgument, Hashable {
  var bytes: Int

  init?(argument: String) {
    let digits = argument.prefix { $0.isASCII && $0.isNumber }
    var unit = argument[digits.endIndex...].lowercased()
    if unit.hasSuffix("ib") { unit.removeLast(2) } else if unit.hasSuffix("b") { unit.removeLast() }
    let shifts = ["": 0, "k": 10, "m": 20, "g": 30, "t": 40]
    guard let number = Int(digits), number > 0, let shift = shifts[unit] else { return nil }
    let (bytes, isTooMuch) = number.multipliedReportingOverflow(by: 1 << shift)
    guard !isTooMuch, bytes <= ReadingLimits.highest.fileBytes else { return nil }
    self.bytes = bytes
  }
}
