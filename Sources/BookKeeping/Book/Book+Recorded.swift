import StatementModel

extension Book {
  /// Brings the index up to date with what has just been journaled.
  ///
  /// - Throws: Where disk or permissions keep the index from being written, that the journal has it
  ///   all the same: an undo that is given again would take back something else.
  func updateWhatIsRecorded(
    read: ReadStatements, _ visit: EvaluationVisitor = { _ in }
  ) throws(BookError) {
    do throws(BookError) {
      try update(read: read, .needed, visit)
    } catch {
      guard error.isOfStorage, let reason = error.diagnostics.first?.fact.summary else {
        throw error
      }
      throw .io(Diagnostic(.error, BookFact.recordedWithoutIndex(reason)))
    }
  }
}
