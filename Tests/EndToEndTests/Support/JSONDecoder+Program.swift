import Foundation

extension JSONDecoder {
  /// For what the program prints, whose members have names in snake case.
  static var ofProgram: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return decoder
  }
}
