import RuleEngine
import StatementFormats
import StatementModel

/// Profile settings given one by one, as on a command line: `outflow=positive`.
package enum GivenSettings {
  /// What was given that is no setting.
  package enum Mistake: Error {
    /// No `KEY=VALUE`.
    case form(String)
    /// What `daybook.yaml` would say of it.
    case settings([Diagnostic])
  }

  /// The profile that the settings make.
  ///
  /// - Parameter given: Each `KEY=VALUE` with a value as in `daybook.yaml`; a later one of the
  ///   same key replaces an earlier.
  package static func profile(of given: [String]) throws(Mistake) -> StatementProfile {
    var profile = StatementProfile(name: "given")
    for setting in given {
      guard let mark = setting.firstIndex(of: "="), mark != setting.startIndex,
        !setting.contains(where: \.isNewline)
      else { throw .form(setting) }
      let key = setting[..<mark]
      let value = setting[setting.index(after: mark)...]
      let text = "profiles:\n  given:\n    \(key): \(value)\n"
      let (configuration, mistakes) = ConfigurationParser.parse(text, path: setting)
      let errors = mistakes.filter { $0.severity == .error }
      guard errors.isEmpty, let one = configuration.profiles.first else {
        throw .settings(errors)
      }
      profile = profile.overlaid(by: one)
    }
    return profile
  }
}
