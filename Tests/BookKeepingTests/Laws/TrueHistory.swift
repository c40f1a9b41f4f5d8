import StatementModel

@testable import BookKeeping

/// What truly happened on a card, how its banks tell of it, and the files that were cut from it.
///
/// The truth is known here, so identity can be held against it.
/// Every part can be left out for a smaller history: events are named by numbers that stay.
struct TrueHistory: Hashable, Sendable {
  var events: [TrueEvent] = []
  var banks: [Bank] = []
  var cuts: [Cut] = []
  /// Scrambles the files' hashes: the order of statements that end on one day.
  var salt: Int64 = 0

  static let start = CalendarDate(dayNumber: 20_454)

  static func date(_ day: Int) -> CalendarDate { start.adding(days: day) }

  func event(_ number: Int) -> TrueEvent? { events.first { $0.number == number } }
}

/// One event as it was; days count from the start of the history.
struct TrueEvent: Hashable, Sendable {
  var number: Int
  /// The day of the purchase.
  var day: Int
  /// How many days later the bank posts it.
  var lag: Int = 0
  /// What is posted, in cents; an outflow is negative.
  var cents: Int64
  /// What was authorized, where that is another amount.
  var authorized: Int64?
  var text: String
  /// Whether it is listed as pending until it is posted.
  var isAuthorized = false
  /// An authorization that is never posted, and listed for so many days.
  var vanishesAfter: Int?
  var installment: Installment?
  var merchantCode: Int?
  /// The event whose id it bears: a fee that belongs to a purchase, a part of one purchase.
  var sharesIDOf: Int?
  /// The event that it replaces, or takes back.
  var corrects: Int?
  var isDeletion = false

  var postingDay: Int { day + lag }
}

/// How a bank tells of what happened.
struct Bank: Hashable, Sendable {
  enum IDs: String, CaseIterable {
    case none, stable
    /// 1, 2, 3… in each file.
    case restarting
    /// Others in each download.
    case changing
    /// One filler on every row.
    case filler
  }
  enum Dates: String, CaseIterable {
    case posting, purchase, both
    /// The day of posting in a column that is called the date.
    case mislabelled
  }
  /// How a posted row is bound to the pending one before it.
  enum Binding: String, CaseIterable {
    case sameID, changedID
    /// The posted row names the id of its pending one.
    case statedID
  }
  enum Corrections: String, CaseIterable {
    case none
    /// OFX: a row of its own, which names the id of another.
    case named
    /// A sync feed: the row comes again under its id, modified or removed.
    case feed
  }

  var format = "csv"
  var ids = IDs.none
  var dates = Dates.posting
  var binding = Binding.sameID
  var corrections = Corrections.none
  var listsPending = false
  var isNewestFirst = false
  /// Names are cut after so many characters.
  var nameLimit: Int?
}

/// One file: the days it is of, seen on its last day.
struct Cut: Hashable, Sendable {
  var number: Int
  /// The place of its bank.
  var bank: Int
  var from: Int
  var to: Int
  /// How many of the last day's posted rows were not yet there when it was made.
  var hidden = 0
  /// How the bank words its texts in this file: 0 as ever, 1 with something added, 2 anew.
  var wording = 0
}
