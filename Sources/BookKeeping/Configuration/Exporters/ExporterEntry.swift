import StatementFormats
import StatementModel

/// An exporter as a file describes it, and where.
package struct ExporterEntry: Sendable {
  package var exporter: StatementProfile
  package var location: SourceLocation
}
