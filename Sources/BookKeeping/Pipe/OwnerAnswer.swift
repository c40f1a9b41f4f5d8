import StatementModel

/// What the lines of an owner come to.
package struct OwnerAnswer {
  /// Nothing where a line does not tell.
  package var owner: String?
  /// All that the owner's files come to; nothing where no line gives one.
  package var book: Book?
  package var findings: [PipeFinding]
  /// Whether a person has to look at any of it.
  package var needsPerson: Bool
  /// Whether any of the lines gives a file that can be read.
  package var isAnyRead: Bool
}
