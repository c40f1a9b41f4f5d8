/// A text proven to be JSON: one value, or several one after the other (NDJSON, one object a line).
struct JSONDocument {
  let source: JSONSource
  let folds: JSONFolds
  /// How the records are laid out that were passed while the text was proven.
  let layouts: JSONLayouts
  /// Where the first value begins.
  let first: JSONPlace
  let hasSeveralValues: Bool

  /// How long a string may be.
  let longest: Int

  /// Proves the whole text.
  ///
  /// - Throws: The first mistake with its byte.
  init(
    _ source: JSONSource, nesting: Int, longest: Int = JSONValidator.stringLimit
  ) throws(JSONSyntaxError) {
    self.longest = longest
    var validator = JSONValidator(source, nesting: nesting, longest: longest)
    try validator.run()
    self.source = source
    folds = validator.folds
    layouts = validator.layouts
    first = validator.first ?? JSONPlace()
    hasSeveralValues = validator.valueCount > 1
  }

  /// Proves a text in memory.
  init(_ text: [UInt8], nesting: Int) throws(JSONSyntaxError) {
    try self.init(JSONSource(text), nesting: nesting)
  }

  /// The place of the first byte from `place` on that is no white space.
  func skippingSpace(from place: JSONPlace) -> JSONPlace {
    source.skippingSpace(from: place) ?? skippingSpaceInBlocks(from: place)
  }

  private func skippingSpaceInBlocks(from place: JSONPlace) -> JSONPlace {
    var place = place
    while true {
      source.reach(place.offset, min(Self.lookAhead, source.step))
      let base = source.base
      guard place.offset >= base, place.offset < base + source.window.count else { return place }
      var local = JSONPlace(offset: place.offset - base, line: place.line)
      let window = source.window
      local.skipSpace(window.span)
      place = JSONPlace(offset: local.offset + base, line: local.line)
      guard local.offset == window.count, !source.windowIsLast else { return place }
      // A line feed behind the window may belong to the carriage return that ends it.
      if window[local.offset - 1] == JSONByte.carriageReturn {
        place.offset -= 1
        place.line -= 1
      }
    }
  }

  /// How far behind a place the window reaches at least.
  private static let lookAhead = 64
}

/// Walks over the elements of an array, over a document's top values, or over one value.
struct JSONElements {
  private enum Kind {
    case array, values, single
  }

  private var place: JSONPlace
  private let kind: Kind
  /// The value that is the only one.
  private var single: JSONPlace?

  /// The elements of the array that begins at `place`.
  init(ofArrayAt place: JSONPlace) {
    self.place = JSONPlace(offset: place.offset + 1, line: place.line)
    kind = .array
  }

  /// The one value that begins at `place`.
  init(ofValueAt place: JSONPlace) {
    self.place = place
    single = place
    kind = .single
  }

  /// The values of the document.
  init(valuesOf document: JSONDocument) {
    place = document.first
    kind = .values
  }

  /// The byte at which the walk stands.
  var offset: Int { place.offset }

  /// Where the next element begins; nothing behind the last.
  mutating func next(_ document: JSONDocument) -> JSONPlace? {
    if kind == .array, let start = document.source.nextObject(from: place) {
      place = start
      return start
    }
    if kind == .single {
      defer { single = nil }
      return single
    }
    place = document.skippingSpace(from: place)
    guard kind == .array else { return place.offset < document.source.count ? place : nil }
    if document.source.byte(at: place.offset) == JSONByte.comma {
      place.offset += 1
      place = document.skippingSpace(from: place)
    }
    guard let byte = document.source.byte(at: place.offset), byte != JSONByte.closeArray else {
      return nil
    }
    return place
  }

  /// Says where the element handed out last ended.
  mutating func passed(to place: JSONPlace) { self.place = place }
}
