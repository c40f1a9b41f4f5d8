import StatementModel

/// What is said of an exporter's files, for what the files themselves don't decide.
///
/// Every property is optional. What a person says in a profile binds; what is known of an exporter
/// (`ExporterLibrary`) decides only what a file leaves open, save that the columns that it names go
/// first, too.
package struct StatementProfile: Hashable, Sendable {
  /// Which sign an amount column gives to a purchase.
  package enum Outflow: String, Sendable, CaseIterable {
    case negative, positive
  }

  /// The order of day, month and year in numeric dates.
  package enum DateOrder: String, Sendable, CaseIterable {
    case dmy, mdy, ymd
  }

  package enum DecimalMark: String, Sendable, CaseIterable {
    case point, comma
  }

  /// Whether a fee in a column of its own is within the amount beside it.
  package enum Fee: String, Sendable, CaseIterable {
    case included, apart
  }

  /// What a column holds.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    case date, posted, charged, description, memo, amount, debit, credit, direction, fee, currency
    case originalAmount = "original-amount"
    case originalCurrency = "original-currency"
    case balance, id, status, type, category, account, installment, payer, payee, check
    case merchantCode = "merchant-code"
    case ignore
  }

  /// What the files are of.
  package enum Kind: String, Sendable, CaseIterable {
    case account, card, wallet, brokerage, program
  }

  /// A column named by its header or by its number.
  package enum Column: Hashable, Sendable {
    /// As the header writes it, compared folded.
    case named(String)
    /// 1 is the first column.
    case number(Int)
  }

  /// The profile's name in `daybook.yaml`.
  package var name: String
  /// Header cells by which a file is recognised as this exporter's; compared folded.
  package var headerContains: [String] = []
  /// Whether other cells may stand among these, in any order, as the exporter's versions have them.
  ///
  /// Where nothing is said they may in the files of a person's profile, and may not in those of an
  /// exporter.
  package var mayHaveFurtherColumns: Bool?
  /// Members of JSON objects by which an interface is recognised; others may stand beside them.
  package var members: [String] = []
  /// What the columns look like of files without a header, which are recognised by it.
  package var shape: [ColumnShape] = []
  package var kind: Kind?
  package var columns: [Role: Column] = [:]
  package var outflow: Outflow?
  /// What words of the column of statuses mean that are not known, folded.
  package var statuses: [String: RowStatus] = [:]
  /// Whether the balance beside each row is what is owed, and rises with every purchase.
  package var balanceIsOwed: Bool?
  package var fee: Fee?
  package var dateOrder: DateOrder?
  package var decimalMark: DecimalMark?
  /// An IANA or iconv name: `windows-1255`.
  package var encoding: String?
  /// One character: `;`.
  package var delimiter: UInt8?
  /// How many lines to pass over before the header.
  package var skipLines: Int?
  /// How many lines at the end of the file are no rows; blank ones don't count.
  package var footerLines: Int?
  /// Whether there is a header row.
  package var hasHeader: Bool?
  package var currency: Currency?
  /// The year of dates that have none.
  package var year: Int?
  /// The posting date of rows without a date, in JSON whose shape allows that.
  package var undatedDay: CalendarDate?
  /// Whether amounts count the currency's smallest unit, so that 1250 is 12.50.
  package var amountsAreMinorUnits: Bool?
  /// The id of the card that the files belong to, where nothing nearer names one.
  package var card: String?
  /// Who shows that the exporter's files are so: project and file, several divided by commas.
  package var source: String?
  /// Rows as the exporter's files have them.
  package var sample: [String] = []
  /// What is read in the rows of the sample, as `SampleReading` writes it; nothing where they leave
  /// something open that must be asked.
  package var reads: [String] = []

  package init(name: String) { self.name = name }

  /// Says what a word of the column of statuses means.
  package mutating func setStatus(_ status: RowStatus, of word: String) {
    statuses[HeaderFolding.fold(word)] = status
  }
}

/// Ceilings on what a file may hold; each is an error with a clear text when passed.
package struct ReadingLimits: Hashable, Sendable {
  package var fileBytes = 2 << 30
  package var fieldBytes = 1 << 20
  package var recordBytes = 4 << 20
  package var columns = 4096
  package var nesting = 128
  /// A file with more rejected rows than this, and more than rows read, is refused whole; where
  /// nobody has set it, the format tells how many may be.
  package var rejectedRows: Int?

  package init() {}

  /// How many rejected rows a file may have that says itself what its fields are: that one row is
  /// damaged says nothing of the others.
  static let usualRejectedRows = 10_000

  /// Whether so many rejected rows, beside so many that were read, refuse the file.
  ///
  /// - Parameter usual: How many may be where nobody has set it.
  func refuses(rejected: Int, read: Int, usual: Int = usualRejectedRows) -> Bool {
    rejected > read && rejected > rejectedRows ?? usual
  }

  /// For contents that were taken in before, perhaps under raised ceilings: the highest there are.
  package static var highest: ReadingLimits {
    var limits = ReadingLimits()
    limits.fileBytes = 1 << 50
    limits.fieldBytes = Int(UInt32.max) - 1
    limits.recordBytes = Int(UInt32.max) - 1
    limits.columns = highestColumns
    limits.nesting = deepestNesting
    limits.rejectedRows = 1 << 40
    return limits
  }

  /// Deeper than this nothing is read: readers go down into what is nested, and the stack ends.
  package static let deepestNesting = 1000

  /// More columns than this can't be counted.
  package static let highestColumns = Int(UInt16.max) - 1
}

/// What a reader is told besides the bytes.
package struct ReadingOptions: Sendable {
  /// The path as it should be shown in messages.
  package var path: String
  /// The profile to read by; binds where it says something.
  package var profile: StatementProfile?
  /// Profiles to choose from by header where `profile` is not given.
  package var profiles: [StatementProfile] = []
  /// The exporters whose files are known without a profile.
  package var exporters = ExporterLibrary()
  package var limits = ReadingLimits()

  package init(path: String) { self.path = path }
}
