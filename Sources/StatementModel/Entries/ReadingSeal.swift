/// Says how a file was read, as far as its rows depend on anything but their own bytes.
///
/// Two files of one seal give the same row of the same bytes. A file has none where rows depend on
/// others, or what was decided does not follow from every part of the file that shows anything.
package struct ReadingSeal: Hashable, Sendable {
  /// A text of ASCII, for keeping.
  package let text: String
  /// How a row's amount stands in its record.
  package enum Amounts: String, CaseIterable, Sendable {
    /// With its sign.
    case asWritten = "+"
    /// With the other sign.
    case reversed = "-"
    /// Without a sign, money spent in a column of debits and money received in one of credits.
    case inColumns = "="
  }

  /// How amounts are written.
  package var amounts: Amounts {
    Amounts.allCases.first { text.hasPrefix($0.rawValue) } ?? .asWritten
  }

  /// A seal that was kept.
  package init(text: String) { self.text = text }

  /// - Parameters:
  ///   - amounts: How these are written.
  ///   - values: All that decides what a record comes to.
  package init(_ amounts: Amounts, of values: [Any]) {
    let description = values.map(Self.describe).joined(separator: "\n")
    var sums = (Checksum(salt: 1), Checksum(salt: 2))
    sums.0.add(description)
    sums.1.add(description)
    let digits = [sums.0.value, sums.1.value].map { String($0, radix: 36) }
    text = amounts.rawValue + digits.joined(separator: ".")
  }

  /// A value with all that it holds, the same in every run: what has no order is put in one.
  ///
  /// Whatever is added to a type is in it without a further word.
  static func describe(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { describe($0.value) } ?? "nil"
    case .set, .dictionary:
      return "[" + mirror.children.map { describe($0.value) }.sorted().joined(separator: ",") + "]"
    default:
      if let text = value as? String { return text.debugDescription }
      guard !mirror.children.isEmpty else { return "\(value)" }
      let members = mirror.children.map { "\($0.label ?? ""):\(describe($0.value))" }
      return "\(type(of: value))(" + members.joined(separator: ",") + ")"
    }
  }
}
