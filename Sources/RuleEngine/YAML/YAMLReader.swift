import StatementModel
import Yams

/// The one door to Yams: text in, located tree and mistakes out.
package enum YAMLReader {
  /// Reads one YAML document.
  ///
  /// - Returns: The tree (nothing for an empty document or one that can't be parsed), the lines of
  ///   the text for excerpts, and every mistake of YAML itself.
  package static func read(
    _ text: String, path: String
  ) -> (root: YAMLNode?, diagnostics: [Diagnostic]) {
    (nil, [])
  }
}
