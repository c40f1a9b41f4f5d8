import StatementModel

/// An element of an XML document that is small enough to be held whole.
package struct XMLElement: Sendable {
  /// As written, with its prefix: `gnc:account`.
  package var name: String
  package var attributes = XMLAttributes()
  /// The characters between its tags, without those of its children.
  package var text = ""
  package var children: [XMLElement] = []
  /// The line that its start tag ends in, from 1.
  package var line: Int
}

/// The attributes of an element, of which there are few: their names without prefixes, and values.
package struct XMLAttributes: Sendable {
  private var pairs: [(name: String, value: String)] = []

  package subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }

  /// The number of an attribute, from a least one on; nothing where it is none, or so large that no
  /// place in a document is.
  func number(_ name: String, from least: Int = 0) -> Int? {
    self[name].flatMap { Int($0) }.flatMap { (least...(1 << 24)).contains($0) ? $0 : nil }
  }

  package var dictionary: [String: String] {
    Dictionary(pairs.map { ($0.name, $0.value) }) { first, _ in first }
  }

  mutating func append(_ name: String, _ value: String) { pairs.append((name, value)) }
}

/// Why a document can't be read.
package struct XMLElementFault: Error, Sendable {
  /// In the XML parser's words.
  package var reason: String
  /// From 1; nothing where it is not known.
  package var line: Int?
}

/// Reads XML documents of other programs into elements.
///
/// No document type and hence no entity but XML's own five; nesting and the number of elements are
/// bounded.
package enum XMLElements {
  /// So far into a document a document type would stand.
  private static let head = 1 << 16

  /// The document's first element.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8.
  ///   - skipping: Elements that are passed over with all that is in them, by their names.
  package static func read(
    _ bytes: [UInt8], skipping: [String] = []
  ) throws(XMLElementFault) -> XMLElement {
    var root: XMLElement?
    try read(bytes, XMLElementChoice(skipping: skipping)) { root = $0 }
    guard let root else { throw XMLElementFault(reason: "it has no element") }
    return root
  }

  /// Gives the elements of a document one by one, so that no more than one is held.
  ///
  /// - Parameters:
  ///   - bytes: In whatever encoding the document says.
  ///   - take: Called with each element whose name is chosen, and that is within none such.
  static func read(
    _ bytes: [UInt8], _ choice: XMLElementChoice, take: (XMLElement) -> Void
  ) throws(XMLElementFault) {
    guard Search.first("<!DOCTYPE", in: bytes.prefix(head)) == nil else {
      throw XMLElementFault(reason: "it has a document type declaration")
    }
    let fault = withoutActuallyEscaping(take) { XMLElementParser(choice, take: $0).read(bytes) }
    if let fault { throw fault }
  }

  /// Gives the elements of a page of the web in the same way, whatever is wrong with its markup.
  ///
  /// - Parameter bytes: UTF-8.
  static func readHTML(
    _ bytes: [UInt8], _ choice: XMLElementChoice, take: (XMLElement) -> Void
  ) throws(XMLElementFault) {
    let fault = withoutActuallyEscaping(take) { XMLElementParser(choice, take: $0).readHTML(bytes) }
    if let fault { throw fault }
  }
}

/// Which elements of a document are wanted.
struct XMLElementChoice {
  /// The names of those that are held, without prefix; all, with theirs, where there are none.
  ///
  /// The text of others counts as that of the element around them.
  var keeping: [String] = []
  /// Of these, those that are given as they begin, without what is in them.
  var opening: [String] = []
  /// Those that are passed over with all that is in them.
  var skipping: [String] = []
  /// Those that part the words before and behind them.
  var breaking: [String] = []
}
