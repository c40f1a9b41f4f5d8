import StatementModel

/// Exporters whose files are told by their exact header, and what that decides.
///
/// Only for what the file itself cannot show; every entry states a convention that the exporter
/// keeps in all its files.
struct KnownExporter {
  var name: String
  /// Folded header cells that must all be there.
  var header: Set<String>
  var outflow: StatementProfile.Outflow?
  var dateOrder: DateOrder?
  /// Whether the fee column comes on top of the amount.
  var feeIsExtra = false

  static func find(_ header: [HeaderCell]) -> KnownExporter? {
    let cells = Set(header.map { HeaderFolding.fold($0.text) })
    // The longest fingerprint that fits says most.
    return all.filter { $0.header.isSubset(of: cells) && $0.fits(cells.count) }
      .max { $0.header.count < $1.header.count }
  }

  /// A fingerprint of few cells must be nearly all of the header.
  private func fits(_ cells: Int) -> Bool { header.count >= 6 || cells <= header.count + 1 }

  private init(
    _ name: String, _ header: String, outflow: StatementProfile.Outflow? = nil,
    dates: DateOrder? = nil, feeIsExtra: Bool = false
  ) {
    self.name = name
    self.header = Set(header.split(separator: ";").map { HeaderFolding.fold(String($0)) })
    self.outflow = outflow
    dateOrder = dates
    self.feeIsExtra = feeIsExtra
  }

  private static let all: [KnownExporter] = [
    KnownExporter(
      "Chase card", "Transaction Date;Post Date;Description;Category;Type;Amount",
      outflow: .negative, dates: .mdy),
    KnownExporter(
      "Chase account", "Details;Posting Date;Description;Amount;Type;Balance;Check or Slip #",
      outflow: .negative, dates: .mdy),
    KnownExporter(
      "American Express", "Date;Description;Card Member;Account #;Amount", outflow: .positive,
      dates: .mdy),
    KnownExporter(
      "American Express",
      "Date;Description;Amount;Extended Details;Appears On Your Statement As;Address;City/State;Zip Code;Country;Reference;Category",
      outflow: .positive),
    KnownExporter(
      "Apple Card",
      "Transaction Date;Clearing Date;Description;Merchant;Category;Type;Amount (USD)",
      outflow: .positive, dates: .mdy),
    KnownExporter(
      "Discover", "Trans. Date;Post Date;Description;Amount;Category", outflow: .positive,
      dates: .mdy),
    KnownExporter(
      "Bank of America card", "Posted Date;Reference Number;Payee;Address;Amount",
      outflow: .negative, dates: .mdy),
    KnownExporter(
      "Bank of America account", "Date;Description;Amount;Running Bal.", outflow: .negative,
      dates: .mdy),
    KnownExporter(
      "Mint",
      "Date;Description;Original Description;Amount;Transaction Type;Category;Account Name;Labels;Notes",
      dates: .mdy),
    KnownExporter(
      "Schwab account",
      "Date;Status;Type;CheckNumber;Description;Withdrawal;Deposit;RunningBalance", dates: .mdy),
    KnownExporter(
      "Schwab brokerage", "Date;Action;Symbol;Description;Quantity;Price;Fees & Comm;Amount",
      outflow: .negative, dates: .mdy),
    KnownExporter(
      "Fidelity", "Run Date;Action;Symbol;Commission ($);Fees ($);Accrued Interest ($);Amount ($)",
      outflow: .negative, dates: .mdy),
    KnownExporter(
      "Fidelity", "Run Date;Account Number;Action;Symbol;Commission;Fees;Accrued Interest;Amount",
      outflow: .negative, dates: .mdy),
    KnownExporter(
      "Venmo", "ID;Datetime;Type;Status;Note;From;To;Amount (total)", outflow: .negative),
    KnownExporter(
      "Revolut",
      "Type;Product;Started Date;Completed Date;Description;Amount;Fee;Currency;State;Balance",
      outflow: .negative, feeIsExtra: true),
    KnownExporter(
      "Monzo", "id;created;amount;currency;local_amount;local_currency;category;description",
      outflow: .negative),
    KnownExporter(
      "Monzo",
      "Transaction ID;Date;Time;Type;Name;Emoji;Category;Amount;Currency;Local amount;Local currency",
      outflow: .negative, dates: .dmy),
    KnownExporter(
      "Starling",
      "Date;Counter Party;Reference;Type;Amount (GBP);Balance (GBP);Spending Category",
      outflow: .negative, dates: .dmy),
    KnownExporter(
      "N26",
      "Booking Date;Value Date;Partner Name;Partner Iban;Type;Payment Reference;Amount (EUR)",
      outflow: .negative),
    KnownExporter(
      "N26", "Date;Payee;Account number;Transaction type;Payment reference;Amount (EUR)",
      outflow: .negative),
    KnownExporter(
      "Wise",
      "TransferWise ID;Date;Amount;Currency;Description;Payment Reference;Running Balance",
      outflow: .negative, dates: .dmy),
    KnownExporter(
      "PayPal", "Date;Time;Name;Type;Status;Currency;Gross;Fee;Net;Transaction ID",
      outflow: .negative),
    KnownExporter(
      "PayPal", "Date;Time;Description;Currency;Gross;Fee;Net;Balance;Transaction ID",
      outflow: .negative),
    KnownExporter(
      "PayPal", "Date;Time;Time Zone;Name;Type;Status;Amount;Receipt ID;Balance",
      outflow: .negative),
    KnownExporter(
      "TD Ameritrade",
      "DATE;TRANSACTION ID;DESCRIPTION;QUANTITY;SYMBOL;PRICE;COMMISSION;AMOUNT;REG FEE",
      outflow: .negative, dates: .mdy),
    KnownExporter(
      "PC Financial Mastercard", "Merchant Name;Card Used For Transaction;Date;Time;Amount",
      outflow: .positive, dates: .mdy),
    KnownExporter(
      "Stripe balance",
      "balance_transaction_id;created_utc;available_on_utc;currency;gross;fee;net",
      outflow: .negative),
  ]
}
