extension String {
  /// A name of several words in snake case: `categoryFrom` becomes `category_from`.
  package var snakeCased: String {
    var text = ""
    for letter in self {
      if letter.isUppercase { text += "_" }
      text += letter.lowercased()
    }
    return text
  }
}
