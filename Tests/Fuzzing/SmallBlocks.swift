import StatementModel

@testable import StatementFormats

/// Readers that read block by block read small inputs in one: here they get blocks of a few bytes.
enum SmallBlocks {
  static func check(_ bytes: [UInt8], _ format: any StatementFormat.Type) {
    let size = 16 + bytes.count % 100
    let inspect: (StatementInput, ReadingOptions) throws(StatementInput.Failure) -> StatementFile
    switch format.name {
    case OFXFormat.name:
      inspect = { (input, options) throws(StatementInput.Failure) in
        try OFXFormat.inspect(input, options: options, step: size)
      }
    case CSVFormat.name:
      let sizes = InspectionSizes(whole: 0, head: 4 * size, block: size)
      inspect = { (input, options) throws(StatementInput.Failure) in
        try CSVFormat.inspect(input, options: options, sizes)
      }
    default: return
    }
    let options = ReadingOptions(path: "fuzz")
    let file = format.read(bytes, options: options).summarized
    do throws(StatementInput.Failure) {
      ReadingLaws.checkSame(file, try inspect(StatementInput(bytes), options))
    } catch {
      broken("content in memory failed: \(error.diagnostic.fact.summary)")
    }
  }
}
