import StatementModel

/// A link that holds its transactions, so that no other has them: what a search in a part of the
/// book must know of those found before.
struct HoldingLink: Hashable, Sendable {
  /// The step of the search that found it; the later ones see what the earlier ones took.
  enum Step: UInt8, Comparable, Sendable {
    /// Transfers, and those less a fee; proposed ones of these too.
    case transfer
    /// Of a whole charge.
    case refund
    /// Of a part of one; proposed ones too.
    case part

    static func < (left: Step, right: Step) -> Bool { left.rawValue < right.rawValue }
  }

  var step: Step
  var source: TransactionID
  var target: TransactionID
  /// The days of posting, as the search takes them.
  var sourceDay: Int32
  var targetDay: Int32
}

/// The links of a book that hold their transactions, beside those that persons made.
///
/// The index keeps them, with a mark of what else the search hung on.
struct HoldingLinks: Equatable, Sendable {
  /// In an order of their own.
  private(set) var links: [HoldingLink]

  init(_ links: [HoldingLink]) {
    self.links = links.sorted {
      ($0.targetDay, $0.target, $0.source) < ($1.targetDay, $1.target, $1.source)
    }
  }

  /// Two ids of 32 digits, each with a space behind.
  private static let idBytes = 66

  /// The mark, then a line for each: source, target, step, and the two days.
  func text(mark: String) -> String {
    // Byte by byte: there are tens of thousands, written at each import.
    var bytes = Array((mark + "\n").utf8)
    bytes.reserveCapacity(links.count * (Self.idBytes + 16) + bytes.count)
    for link in links {
      Self.add(link.source, to: &bytes)
      Self.add(link.target, to: &bytes)
      Self.add(Int32(link.step.rawValue), before: 0x20, to: &bytes)
      Self.add(link.sourceDay, before: 0x20, to: &bytes)
      Self.add(link.targetDay, before: 0x0A, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Adds an id, and a space.
  private static func add(_ id: TransactionID, to bytes: inout [UInt8]) {
    add(id.high, to: &bytes)
    add(id.low, to: &bytes)
    bytes.append(0x20)
  }

  /// Adds sixteen hexadecimal digits.
  private static func add(_ word: UInt64, to bytes: inout [UInt8]) {
    var shift: UInt64 = 64
    while shift > 0 {
      shift -= 4
      let digit = UInt8(truncatingIfNeeded: word >> shift & 15)
      bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
  }

  /// Adds a number, and the byte that ends it.
  private static func add(_ number: Int32, before end: UInt8, to bytes: inout [UInt8]) {
    if number < 0 { bytes.append(0x2D) }
    var divisor: UInt32 = 1_000_000_000
    let size = number.magnitude
    while divisor > 1, size < divisor { divisor /= 10 }
    while divisor > 0 {
      bytes.append(0x30 + UInt8(truncatingIfNeeded: size / divisor % 10))
      divisor /= 10
    }
    bytes.append(end)
  }

  /// Reads what `text` wrote; nothing if the mark is another, or anything is not as it was written.
  init?(text: String, mark: String) {
    guard text.hasPrefix(mark + "\n") else { return nil }
    let bytes = text.utf8.span
    var links: [HoldingLink] = []
    links.reserveCapacity(bytes.count / (Self.idBytes + 14))
    var place = mark.utf8.count + 1
    while place < bytes.count {
      guard let link = Self.link(bytes, &place) else { return nil }
      links.append(link)
    }
    self.links = links
  }

  private static func link(_ bytes: Span<UInt8>, _ place: inout Int) -> HoldingLink? {
    guard bytes.count - place > idBytes,
      let source = TransactionID(digits: bytes.extracting(place..<place + 32)),
      let target = TransactionID(digits: bytes.extracting(place + 33..<place + 65))
    else { return nil }
    place += idBytes
    guard let number = Self.number(bytes, &place, before: 0x20),
      let step = UInt8(exactly: number).flatMap({ HoldingLink.Step(rawValue: $0) }),
      let sourceDay = Self.number(bytes, &place, before: 0x20),
      let targetDay = Self.number(bytes, &place, before: 0x0A)
    else { return nil }
    return HoldingLink(
      step: step, source: source, target: target, sourceDay: sourceDay, targetDay: targetDay)
  }

  /// A number, which ends before the byte.
  private static func number(
    _ bytes: Span<UInt8>, _ place: inout Int, before end: UInt8
  ) -> Int32? {
    var value: Int32 = 0
    var isNegative = false
    if place < bytes.count, bytes[place] == 0x2D {
      isNegative = true
      place += 1
    }
    let start = place
    while place < bytes.count, bytes[place] &- 0x30 < 10 {
      let (tenfold, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isOver) = tenfold.addingReportingOverflow(Int32(bytes[place] - 0x30))
      guard !isTooLarge, !isOver else { return nil }
      value = sum
      place += 1
    }
    guard place > start, place < bytes.count, bytes[place] == end else { return nil }
    place += 1
    return isNegative ? -value : value
  }
}
