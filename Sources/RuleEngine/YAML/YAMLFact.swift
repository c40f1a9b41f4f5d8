/// What can be wrong with a YAML file as YAML.
enum YAMLFact: Hashable, Sendable {
  /// The parser's own words for what it could not read.
  case syntax(problem: String, context: String?)
  /// A line whose indentation, in spaces, fits no line above; with a key that it may belong beside.
  case indentation(Int, fitting: Int, key: String, line: Int)
  case tabIndentation
  /// A line that should be a key with its value.
  case missingColon(String)
  /// The same with a colon that nothing follows but letters.
  case colonWithoutSpace(String)
  /// A text at the place of the key whose value it is.
  case valueBesideKey(String, key: String)
  /// Texts in quotes with commas between them.
  case listWithoutBrackets(String)
  /// A blank that is none to YAML, which sees a letter there.
  case invisibleCharacter(UInt32)
  /// `>` or `|` at the beginning of a text without quotes.
  case blockIndicator(Character)
  /// A quote within a text that ended it.
  case textBehindQuote
  /// Several entries in one line without braces round them.
  case entriesWithoutBraces(String)
  /// An entry in braces with no comma before it.
  case missingComma(before: String)
  /// A bracket or brace that is not closed in its line.
  case openBracket(Character)
  /// A quote whose text ends in a later line.
  case openQuote(Character)
  /// A regular expression whose brackets or commas YAML takes for its own.
  case expressionInBrackets
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
