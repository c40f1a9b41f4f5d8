/// The paths as an automaton: from a place in the message and the name of an element there, the
/// place inside it.
///
/// Made once from `CAMTPaths`. What no path names leads to `nowhere`, and so does everything in it.
struct CAMTSchema: Sendable {
  /// A place in a message.
  struct Place: Sendable {
    var field: CAMTField?
    var part: CAMTPart?
    /// The places that names of elements lead to.
    fileprivate var steps: [PackedName: Int] = [:]
  }

  /// Outside of any message: what stands there is passed over until one begins.
  static let outside = 0
  /// Inside of an element that says nothing to us.
  static let nowhere = 1

  private(set) var places: [Place] = []
  /// The automaton of all messages.
  static let shared = CAMTSchema()

  private init() {
    _ = addPlace()
    _ = addPlace()
    let entry = addPlace(.entry)
    let payment = addPlace(.payment)
    let balance = addPlace(.balance)
    add(CAMTPaths.balance, below: balance)
    add(CAMTPaths.entry + CAMTPaths.shared, below: entry)
    add(CAMTPaths.payment + CAMTPaths.shared, below: payment)
    for path in CAMTPaths.payments { link(path, from: entry, to: payment) }
    let statement = addPlace(.statement)
    add(CAMTPaths.statement, below: statement)
    link("Bal", from: statement, to: balance)
    link("Ntry", from: statement, to: entry)
    let message = addPlace(.message)
    add(CAMTPaths.message, below: message)
    for name in CAMTPaths.statements { link(name, from: message, to: statement) }
    for name in CAMTPaths.messages { link(name, from: Self.outside, to: message) }
  }

  /// The place inside the element `name` that stands at `place`.
  func step(from place: Int, _ name: PackedName) -> Int {
    places[place].steps[name] ?? (place == Self.outside ? Self.outside : Self.nowhere)
  }

  // MARK: - Making it

  private mutating func addPlace(_ part: CAMTPart? = nil) -> Int {
    places.append(Place(part: part))
    return places.count - 1
  }

  private mutating func add(_ leaves: [CAMTPaths.Leaf], below place: Int) {
    for leaf in leaves {
      for path in leaf.paths {
        var end = place
        for name in path.split(separator: "/") { end = child(String(name), of: end) }
        places[end].field = leaf.field
      }
    }
  }

  private mutating func link(_ path: String, from start: Int, to end: Int) {
    let parts = path.split(separator: "/").map(String.init)
    var place = start
    for name in parts.dropLast() { place = child(name, of: place) }
    if let last = parts.last { places[place].steps[PackedName(last)] = end }
  }

  /// The place inside the element of that name, made if it isn't there.
  private mutating func child(_ name: String, of place: Int) -> Int {
    if let known = places[place].steps[PackedName(name)] { return known }
    let made = addPlace()
    places[place].steps[PackedName(name)] = made
    return made
  }
}
