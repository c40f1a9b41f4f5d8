/// What can be a tag, for rules and for people alike.
package enum TagName {
  /// Lists write tags with `;` and `,` between them, so that neither can be part of one.
  package static func isValid(_ text: String) -> Bool {
    text.contains { !$0.isWhitespace }
      && text.unicodeScalars.allSatisfy { scalar in
        scalar != "," && scalar != ";" && scalar.properties.generalCategory != .control
      }
  }

  /// How a tag is written, for messages.
  package static let form = "A tag has a letter or more, and neither \",\" nor \";\"."
}
