// The entry points of libFuzzer, for `.ci/fuzz`. Not part of the package.

import StatementModel
import TestSupport

@testable import StatementFormats

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One kind of input and what must hold of it.
///
/// Every reading format is a target under its name; a new format needs no line here.
enum FuzzTarget {
  case format(any StatementFormat.Type)
  /// The part of an XLSX file that holds the cells of a sheet.
  case sheet
  /// Any file, through the door of the room.
  case any
  /// Bytes to text.
  case text
  /// A rules file, or several.
  case rules
  /// A `daybook.yaml`.
  case configuration

  static let names =
    StatementReader.formats.map { $0.name } + ["sheet", "any", "text", "rules", "configuration"]

  init?(_ name: String) {
    switch name {
    case "sheet": self = .sheet
    case "any": self = .any
    case "text": self = .text
    case "rules": self = .rules
    case "configuration": self = .configuration
    default:
      guard let format = StatementReader.formats.first(where: { $0.name == name }) else {
        return nil
      }
      self = .format(format)
    }
  }

  /// Reads the bytes and stops the process where a law is broken.
  func run(_ bytes: [UInt8]) {
    switch self {
    case .text: DecodingLaws.check(bytes)
    case .rules: RuleLaws.check(bytes)
    case .configuration: ConfigurationLaws.check(bytes)
    case .sheet:
      ReadingLaws.check(XLSXSample.bytes(ofPart: bytes)) { XLSXFormat.read($0, options: $1) }
    case .any: ReadingLaws.check(bytes) { StatementReader.read($0, options: $1) }
    case .format(let format): ReadingLaws.check(bytes) { format.read($0, options: $1) }
    }
  }
}

/// Stops the process, so that libFuzzer keeps the input.
func broken(_ law: String) -> Never {
  say("BROKEN: \(law)")
  abort()
}

/// Writes a line at once: libFuzzer ends the process before what is buffered is written.
private func say(_ text: String) {
  let line = Array("\(text)\n".utf8)
  unsafe line.withUnsafeBytes { bytes in unsafe _ = write(2, bytes.baseAddress, bytes.count) }
}

/// The target that the environment names.
let fuzzTarget: FuzzTarget = {
  let name = unsafe getenv("DAYBOOK_FUZZ_TARGET").map { unsafe String(cString: $0) } ?? ""
  guard let target = FuzzTarget(name) else {
    say("DAYBOOK_FUZZ_TARGET must be one of: \(FuzzTarget.names.joined(separator: " "))")
    exit(64)
  }
  return target
}()

@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  fuzzTarget.run(unsafe Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
