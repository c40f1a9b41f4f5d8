/// What can be wrong with a YAML file as YAML.
enum YAMLFact: Hashable, Sendable {
  /// The parser's own words for what it could not read.
  case syntax(problem: String, context: String?)
  case controlCharacter(UInt32)
  case noStandInsLeft
  case tooLarge(bytes: Int, limit: Int)
  case tooDeep(limit: Int)
  case severalDocuments
  case duplicateKey(String, firstLine: Int?)
  case keyIsNotText(kind: String)
  /// An unquoted text that begins with a character which YAML gives a meaning.
  case leadingIndicator(Character, text: String)
  /// ` #` without a space after it, in an unquoted text.
  case commentCut(kept: String, dropped: String)
  /// The same inside brackets, where the closing one is cut off too.
  case flowCommentCut(kept: String, dropped: String)
}
