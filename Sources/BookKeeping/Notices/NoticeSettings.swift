import RuleEngine
import StatementModel

/// Whom `daybook.yaml` has told of runs.
package struct NoticeSettings: Sendable, Equatable {
  /// The program and its arguments, where what a run brought needs a person.
  package var onAttention: [String] = []
  /// The same where a run failed.
  package var onFailure: [String] = []
  /// Whom the machine's `sendmail` is to write to in both cases.
  package var mailTo: String?

  package var areEmpty: Bool { self == NoticeSettings() }

  /// A program and its arguments, each as it is handed on.
  static func command(
    _ node: YAMLNode, key: String, with reader: inout SettingsReader
  ) -> [String] {
    let words = reader.texts(node, key: key)
    // No shell is there to take it apart.
    if case .scalar(let line) = node, line.text.contains(where: \.isWhitespace) {
      let words = line.text.split(whereSeparator: \.isWhitespace).map(String.init)
      reader.report(ConfigurationFact.commandLine(key: key, words: words), at: line.location)
      return []
    }
    for word in words where word.text.unicodeScalars.contains("\0") {
      reader.report(ConfigurationFact.badCommandWord(key: key), at: word.location)
      return []
    }
    return words.map(\.text)
  }

  /// An address, or the name of somebody on this machine.
  static func address(
    _ node: YAMLNode, key: String, with reader: inout SettingsReader
  ) -> String? {
    guard let address = reader.text(node, key: key) else { return nil }
    let isPlain = address.text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != 0x2C }
    guard isPlain, !address.text.hasPrefix("-") else {
      reader.report(ConfigurationFact.badAddress(address.text), at: address.location)
      return nil
    }
    return address.text
  }
}

extension TextForm {
  static let commandWord = TextForm(
    "a program, or one of its arguments", pattern: "^", numbers: .any)
  static let mailAddress = TextForm(
    "an address of mail", pattern: #"^[!-+.-~][!-+\--~]*$"#, numbers: .any)
}
