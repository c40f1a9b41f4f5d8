/// A text proven to be JSON: one value, or several one after the other (NDJSON, one object a line).
struct JSONDocument {
  let text: [UInt8]
  let folds: JSONFolds
  /// Where each top value begins.
  let values: [JSONPlace]

  /// Proves the whole text.
  ///
  /// - Throws: The first mistake with its byte.
  init(_ text: [UInt8], nesting: Int) throws(JSONSyntaxError) {
    let span = text.span
    var validator = JSONValidator(from: JSONPlace(), nesting: nesting)
    var values: [JSONPlace] = []
    var start = JSONPlace()
    start.skipSpace(span)
    repeat {
      // 1) Several values, one after the other: each must begin a line of its own.
      if let last = values.last {
        let first = span[start.offset]
        guard start.line > last.line, first == JSONByte.openObject || first == JSONByte.openArray
        else { throw JSONSyntaxError(fact: .trailingText, offset: start.offset) }
      }
      values.append(start)
      try validator.readValue(span)
      start = validator.place
      start.skipSpace(span)
    } while start.offset < span.count
    self.text = text
    self.folds = validator.folds
    self.values = values
  }
}

/// Walks over the elements of an array, or over a document's top values.
struct JSONElements {
  private enum Source {
    case array
    case values([JSONPlace], next: Int)
  }

  private var place: JSONPlace
  private var source: Source

  /// The elements of the array that begins at `place`.
  init(ofArrayAt place: JSONPlace) {
    self.place = JSONPlace(offset: place.offset + 1, line: place.line)
    source = .array
  }

  /// The values of the document.
  init(valuesOf document: JSONDocument) {
    place = JSONPlace()
    source = .values(document.values, next: 0)
  }

  /// The byte at which the walk stands.
  var offset: Int { place.offset }

  /// Where the next element begins; nothing behind the last.
  mutating func next(_ text: Span<UInt8>) -> JSONPlace? {
    switch source {
    case .values(let values, let index):
      guard index < values.count else { return nil }
      source = .values(values, next: index + 1)
      return values[index]
    case .array:
      place.skipSpace(text)
      if place.offset < text.count, text[place.offset] == JSONByte.comma {
        place.offset += 1
        place.skipSpace(text)
      }
      guard place.offset < text.count, text[place.offset] != JSONByte.closeArray else {
        return nil
      }
      return place
    }
  }

  /// Says where the element handed out last ended.
  mutating func passed(to place: JSONPlace) { self.place = place }
}
