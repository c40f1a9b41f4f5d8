import StatementModel

/// What can be said against a JSON file as a whole, once it is proven to be JSON.
enum JSONFileFact: DiagnosticFact, Equatable {
  case noTransactions
  /// A list named as those of transactions are, in whose objects no date and amount were found.
  case listWithoutDates(name: String, fields: [String])
  /// The file says that more transactions belong to its list.
  case onePage(String)
  case otherFormatInside(String)
  case allRowsRejected(count: Int, first: String)
  case tooManyRejected(rejected: Int, read: Int)
  /// The source itself reports that something is missing from its answer.
  case errorOfSource(String)
  /// Removals in a file without any other row.
  case removalsAlone(Int)
}

extension JSONFileFact {
  var code: String {
    switch self {
    case .noTransactions, .listWithoutDates: "json-without-transactions"
    case .onePage: "json-one-page"
    case .otherFormatInside: "json-holds-other-format"
    case .allRowsRejected: "json-all-rows-rejected"
    case .tooManyRejected: "json-too-many-rejected"
    case .removalsAlone: "json-removals-alone"
    case .errorOfSource: "json-error-of-source"
    }
  }

  var summary: String {
    switch self {
    case .noTransactions: "not a statement: the JSON holds no list of transactions"
    case .listWithoutDates(let name, let fields):
      "not a statement: the objects of the list\(name.isEmpty ? "" : " \"\(name)\"") have no date "
        + "and amount that are known as such; their fields are "
        + fields.prefix(12).joined(separator: ", ") + (fields.count > 12 ? ", …" : "")
    case .onePage(let evidence):
      "the file is one page of a longer list: \(evidence)"
    case .otherFormatInside(let format):
      "beside its own transactions, the JSON holds a statement as a text in another format, "
        + "\(format), which is not read"
    case .allRowsRejected(let count, let first):
      count == 1
        ? "the only transaction can't be read: \(first)"
        : "none of the \(count) transactions can be read; of the first, \(first)"
    case .removalsAlone(let count):
      (count == 1
        ? "1 transaction of an earlier file is" : "\(count) transactions of earlier files are")
        + " removed here, by a file without any other row, so that nothing says when; "
        + (count == 1 ? "it stays" : "they stay")
    case .errorOfSource(let text): "the file's source reports: \(text)"
    case .tooManyRejected(let rejected, let read):
      "\(CountText.of(rejected, "transaction")) can't be read and \(MostRowsText.others(read))"
    }
  }

  var remedy: String? {
    switch self {
    case .listWithoutDates:
      "if they are transactions, name the fields by \"columns\" in a profile"
    case .removalsAlone: "put the pages of one sync into one file"
    case .onePage: "export the other pages too"
    case .otherFormatInside: "export them to files of their own"
    default: nil
    }
  }
}
