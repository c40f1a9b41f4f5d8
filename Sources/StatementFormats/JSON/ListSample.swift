/// A few objects of an array, by which it is told what the array holds.
struct ListSample {
  /// How many objects are looked at.
  private static let size = 8
  /// How many elements are looked through for them.
  private static let reach = 64

  private(set) var objects: [JSONRecord] = []
  /// Whether arrays were met on the way.
  private(set) var holdsArrays = false
  /// The elements behind what was looked at.
  private(set) var rest: JSONElements

  /// Takes the first objects of `elements`.
  init(_ elements: JSONElements, of document: JSONDocument) {
    var elements = elements
    var others = 0
    while objects.count < Self.size, others < Self.reach, var place = elements.next(document) {
      var record = JSONRecord(of: document)
      guard record.loadFolded(at: &place, of: document) else { break }
      elements.passed(to: place)
      if record.kind == .object {
        objects.append(record)
      } else {
        others += 1
        if record.kind == .array { holdsArrays = true }
      }
    }
    rest = elements
  }
}
