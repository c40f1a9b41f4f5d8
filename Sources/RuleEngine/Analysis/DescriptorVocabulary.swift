/// Words of card descriptors that say nothing of the merchant: the lines of the files of `Descriptors/`.
///
/// All are folded. They are collected from what processors and banks document of their own
/// descriptors; a word that is missing costs a group more, never a wrong one.
enum DescriptorVocabulary {
  /// What stands before a `*` and names who carried the payment, not who was paid.
  static let processors = words(of: "processors")
  /// Those of them that stand before a merchant without a `*` too.
  static let bareProcessors = words(of: "bare-processors")
  /// What stands before a number and only says what kind of number it is.
  static let numberLabels = words(of: "number-labels")
  /// Forms of companies, which the same merchant's descriptors have and lack.
  static let legalForms = words(of: "legal-forms")
  /// Codes of states, provinces and countries, as they end a descriptor.
  static let places = words(of: "places")
  /// Ends of domain names.
  static let domains = words(of: "domains")
  /// Months as dates abbreviate them.
  static let months = words(of: "months")

  private static func words(of file: String) -> Set<String> {
    let text = EmbeddedFiles.all.first { $0.path == "Descriptors/\(file).txt" }?.text ?? ""
    return Set(text.split(separator: "\n").filter { $0.first != "#" }.map { String($0) })
  }
}
