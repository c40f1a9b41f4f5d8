import StatementModel

/// What merchant category codes and issuers' own words mean in the categories of a book.
///
/// It speaks where the history and the rules say nothing: the codes are those of ISO 18245, and of
/// the names of each row the first that the book has is taken.
struct CategoryNames: Sendable {
  /// One sort of spending.
  private struct Sort {
    var codes: [ClosedRange<Int>]
    /// Folded words of issuers, any of which is enough.
    var words: [String]
    /// Paths of categories, the fittest first; where the book has none, the row says nothing.
    var names: [String]
  }

  private let codes: [(range: ClosedRange<Int>, category: Int)]
  private let words: [String: Int]

  init(_ tree: CategoryTree, _ history: DecidedHistory) {
    var codes: [(ClosedRange<Int>, Int)] = []
    var words: [String: Int] = [:]
    // By a category's own words first: `Groceries` of the issuer is `Food/Groceries` here.
    for path in tree.paths.sorted(by: { $0.text.utf8.count < $1.text.utf8.count }) {
      let name = TextFolding.fold(path.name)
      if let number = history.number(of: path), words[name] == nil { words[name] = number }
    }
    for sort in Self.sorts {
      let category = sort.names.lazy.compactMap { CategoryPath($0) }
        .first { tree.contains($0) }.flatMap(history.number(of:))
      guard let category else { continue }
      codes += sort.codes.map { ($0, category) }
      for word in sort.words where words[word] == nil { words[word] = category }
    }
    self.codes = codes
    self.words = words
  }

  /// The category that a merchant category code means; the first row that has it counts.
  func category(ofCode code: Int) -> Int? { codes.first { $0.range.contains(code) }?.category }

  /// The category that is called like a text of the issuer: by the whole of it, else by its last
  /// word that means something.
  func category(calledLike text: String) -> Int? {
    let folded = TextFolding.fold(text)
    if let category = words[folded] { return category }
    return folded.split(separator: " ").reversed().lazy.compactMap { words[String($0)] }.first
  }

  private static let sorts: [Sort] = [
    Sort(
      codes: [5411...5411, 5422...5422, 5451...5451, 5499...5499, 5300...5300],
      words: ["groceries", "grocery", "supermarket", "supermarkets"],
      names: ["Food/Groceries", "Groceries", "Food"]),
    Sort(
      codes: [5441...5441, 5462...5462], words: ["bakery", "bakeries"],
      names: ["Food/Bakery", "Food"]),
    Sort(
      codes: [5813...5813, 5921...5921], words: ["bars", "alcohol"],
      names: ["Food/Bars", "Food/Alcohol", "Food"]),
    Sort(
      codes: [5814...5814], words: ["fast food"],
      names: ["Food/Fast Food", "Food/Restaurants", "Restaurants", "Food"]),
    Sort(
      codes: [5811...5812], words: ["dining", "restaurant", "restaurants", "drink"],
      names: ["Food/Restaurants", "Restaurants", "Dining", "Food"]),
    Sort(
      codes: [5172...5172, 5541...5542, 5983...5983],
      words: ["fuel", "gas", "gasoline", "gas stations", "petrol"],
      names: ["Transit/Fuel", "Fuel", "Gas", "Transit"]),
    Sort(
      codes: [4011...4011, 4111...4112, 4131...4131], words: ["rail", "transit"],
      names: ["Transit/Public", "Transit"]),
    Sort(
      codes: [4121...4121], words: ["taxi", "taxis", "rideshare"],
      names: ["Transit/Rideshare", "Transit"]),
    Sort(codes: [7523...7524], words: ["parking"], names: ["Transit/Parking", "Transit"]),
    Sort(
      codes: [5511...5599, 7531...7549], words: ["automotive", "auto", "vehicle"],
      names: ["Transit/Car", "Car", "Auto", "Transit"]),
    Sort(
      codes: [3000...3350, 4511...4511], words: ["airline", "airlines", "airfare"],
      names: ["Travel/Flights", "Travel"]),
    Sort(
      codes: [3351...3500, 7512...7519], words: ["car rental"],
      names: ["Travel/Car Rental", "Travel"]),
    Sort(
      codes: [3501...3999, 7011...7012], words: ["hotels", "lodging"],
      names: ["Travel/Hotels", "Travel"]),
    Sort(codes: [4411...4411, 4722...4722], words: ["travel"], names: ["Travel"]),
    Sort(
      codes: [4812...4814, 4821...4821], words: ["phone", "telecommunication"],
      names: ["Bills/Phone", "Phone", "Bills"]),
    Sort(
      codes: [4816...4816, 4899...4899], words: ["cable", "internet"],
      names: ["Bills/Internet", "Internet", "Bills"]),
    Sort(codes: [4900...4900], words: ["utilities"], names: ["Bills/Utilities", "Bills"]),
    Sort(
      codes: [5960...5960, 6300...6399], words: ["insurance"],
      names: ["Bills/Insurance", "Insurance", "Bills"]),
    Sort(
      codes: [9211...9399], words: ["taxes", "government"], names: ["Bills/Taxes", "Bills"]),
    Sort(
      codes: [5734...5734, 5817...5818, 7372...7372], words: ["software"],
      names: ["Bills/Software", "Software", "Bills"]),
    Sort(
      codes: [5611...5699, 5137...5139, 5948...5948, 7210...7216],
      words: ["clothing", "apparel"], names: ["Clothes", "Clothing"]),
    Sort(
      codes: [5200...5261, 5712...5719, 7623...7699], words: ["hardware", "furniture"],
      names: ["Home"]),
    Sort(
      codes: [5732...5732, 5722...5722, 5045...5046], words: ["electronics"],
      names: ["Shopping/Electronics", "Shopping"]),
    Sort(codes: [5942...5942], words: ["book", "books"], names: ["Shopping/Books", "Shopping"]),
    Sort(
      codes: [5122...5122, 5912...5912], words: ["pharmacy", "pharmacies", "drugstores"],
      names: ["Health/Pharmacy", "Pharmacy", "Health"]),
    Sort(
      codes: [8011...8099, 4119...4119, 5975...5976],
      words: ["health", "medical", "doctor"], names: ["Health/Doctor", "Health"]),
    Sort(codes: [7997...7997], words: ["fitness"], names: ["Health/Fitness", "Health"]),
    Sort(
      codes: [5815...5816, 5735...5735, 7800...7999],
      words: ["entertainment"], names: ["Entertainment"]),
    Sort(codes: [8211...8351], words: ["education"], names: ["Education"]),
    Sort(codes: [7230...7230, 7297...7298], words: ["beauty"], names: ["Personal", "Health"]),
    Sort(
      codes: [5262...5262, 5310...5399, 5931...5999], words: ["merchandise", "shopping", "retail"],
      names: ["Shopping"]),
  ]
}
