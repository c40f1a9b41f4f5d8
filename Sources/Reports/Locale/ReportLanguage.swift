/// A language that dates are written in; reports are too where Words/ has its file.
package enum ReportLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case hebrew = "he"
  case german = "de"
  case french = "fr"
  case spanish = "es"
  case ukrainian = "uk"
  case czech = "cs"
  case danish = "da"
  case finnish = "fi"
  case italian = "it"
  case japanese = "ja"
  case norwegian = "nb"
  case dutch = "nl"
  case polish = "pl"
  case portuguese = "pt"
  case swedish = "sv"

  package var isRightToLeft: Bool { self == .hebrew }
}
