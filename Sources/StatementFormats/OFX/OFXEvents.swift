/// What both producers make of an OFX file's text: its elements in order.
///
/// An element that holds elements is opened and closed; one that holds none is a leaf, whatever
/// its name. Offsets are bytes of the decoded text.
protocol OFXEventSink {
  /// Whether the sink wants no more: what it has seen is enough to refuse the file.
  var isSated: Bool { get }

  /// An aggregate begins; `offset` is that of its `<`.
  mutating func open(_ tag: OFXTag, at offset: Int)

  /// An element without child elements.
  ///
  /// - Parameters:
  ///   - tag: The element.
  ///   - bytes: A buffer in which the value stands.
  ///   - range: Where it stands: entities resolved, without blanks at its ends, controls or line
  ///     breaks; empty for an empty element.
  ///   - offset: The offset of the element's `<` in the text.
  mutating func leaf(_ tag: OFXTag, in bytes: [UInt8], _ range: Range<Int>, at offset: Int)

  /// An aggregate ends; `offset` is the byte after its closing tag, or where a closing tag is
  /// missing, the place that showed it.
  mutating func close(_ tag: OFXTag, at offset: Int)

  /// The text ends while this aggregate is still open; told from the innermost outward.
  mutating func cutOff(_ tag: OFXTag, at offset: Int)
}

/// Why a producer stopped before the end of the text.
enum OFXStop: Error {
  /// Elements are nested deeper than the limit.
  case nesting(limit: Int, offset: Int)
  /// A value is longer than the limit in bytes.
  case valueTooLong(limit: Int, offset: Int)
  /// The text is no well-formed XML; the words are the XML parser's.
  case notWellFormed(reason: String)
}
