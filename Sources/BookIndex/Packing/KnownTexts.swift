import StatementModel

/// The numbers that the texts of transactions have in the index: texts that transactions share are
/// looked up once.
struct KnownTexts {
  /// The numbers of one transaction's texts.
  struct Numbers {
    var file: Int32
    var description: Int32
    /// Negative where there is none.
    var payee: Int32 = -1
    var category: Int32 = -1
    var hasDetails = false
  }

  /// More texts than this are looked up anew each time.
  private static let most = 1 << 20

  private var places = IdentityNumbers()
  private var numbers: [Numbers] = []
  /// Held, so that no other texts come to lie in their place.
  private var held: [SharedTexts] = []

  /// The numbers of a transaction's texts, which are kept in the table from now on.
  mutating func numbers(
    _ all: [Transaction], at index: Int, in table: TextTable
  ) throws(IndexError) -> Numbers {
    let identity = all.textsIdentity(at: index)
    if let place = places.known(identity) { return numbers[place] }
    let own = all.texts(at: index)
    var new = Numbers(
      file: Int32(try table.number(of: own.sourceFile)),
      description: Int32(try table.number(of: own.description)))
    if let payee = own.payee { new.payee = Int32(try table.number(of: payee)) }
    if let category = own.category { new.category = Int32(try table.number(of: category.text)) }
    new.hasDetails = all.span[index].hasDetails
    // Texts with details are of one transaction.
    if !new.hasDetails, numbers.count < Self.most {
      _ = places.number(of: identity)
      numbers.append(new)
      held.append(own)
    }
    return new
  }
}
