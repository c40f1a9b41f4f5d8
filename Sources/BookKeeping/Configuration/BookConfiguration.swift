import StatementFormats
import StatementModel

/// What `daybook.yaml` says, after parsing; what it leaves out has its default here.
package struct BookConfiguration: Sendable {
  /// The currency of rows where neither row, statement nor card names one.
  package var currency = Currency.usd
  /// How reports write amounts, dates and names of months: `en-US`.
  package var locale = "en-US"
  /// Which date a transaction is shown, grouped and searched by.
  package var dateBasis = DateBasis.purchase
  /// The folder of rules files, relative to the book or absolute.
  package var rulesFolder = "Rules"
  /// Where the folder is named; nothing where it is not.
  package var rulesLocation: SourceLocation?
  package var cards: [ConfiguredCard] = []
  package var profiles: [StatementProfile] = []
  /// The exporters of the folder `Exporters`, and those that are shipped.
  package var exporters = ExporterLibrary()
  package var categories: [Category] = []
  /// The grouping of `list` where none is asked for.
  package var defaultGrouping = Grouping.date
  /// Reports of one's own, in the order of the file.
  package var customReports: [CustomReport] = []

  /// What the accounts of exports are called.
  package var exportNames = ExportNames()
  package var budgets: [ConfiguredBudget] = []
  /// What a person said of recurring payments.
  package var recurring = RecurringDecisions()
  /// How many days old an exchange rate may be.
  package var ratesAge = ExchangeRates.usualAge
  /// Whom runs are told to.
  package var notices = NoticeSettings()

  package init() {}
}

/// A card as `daybook.yaml` describes it.
package struct ConfiguredCard: Hashable, Sendable {
  package var card: Card
  /// Globs over paths below `Statements/` whose files are this card's: `visa/*.csv`.
  package var statementGlobs: [String] = []
  /// The profile that this card's files are read by, by its name.
  package var profile: String?
  /// New headers of its files that a person has accepted, by their fingerprints.
  package var acceptedHeaders: [String] = []
  /// Where the profile is named.
  package var profileLocation: SourceLocation?
  package var location: SourceLocation

  package init(card: Card, location: SourceLocation) {
    self.card = card
    self.location = location
  }
}
