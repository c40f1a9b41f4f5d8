import StatementModel

/// Texts as a format has them, each made once.
struct WrittenTexts {
  private var bytes = ByteText()
  /// Where each begins and ends in `bytes`; a negative beginning while it was not made.
  private var places: [Place]

  struct Place {
    fileprivate var start: Int32
    fileprivate var end: Int32

    /// What stands nowhere.
    static let nowhere = Place(start: 0, end: 0)

    var count: Int { Int(end - start) }
  }

  init(count: Int) { places = Array(repeating: Place(start: -1, end: -1), count: count) }

  /// Where the text of that number stands, once it was made.
  @inline(__always)
  mutating func place(_ number: Int, _ make: (inout ByteText) -> Void) -> Place {
    let place = places[number]
    if place.start >= 0 { return place }
    let start = bytes.count
    make(&bytes)
    // A book's texts are far fewer bytes than this.
    precondition(bytes.count < Int(Int32.max))
    places[number] = Place(start: Int32(start), end: Int32(bytes.count))
    return places[number]
  }

  /// Writes a text into room that is left for it.
  @inline(__always)
  func append(_ place: Place, to out: inout BytePen) {
    out.append(bytes.bytes, from: Int(place.start), to: Int(place.end))
  }

  /// Whether the text begins with a byte.
  @inline(__always)
  func begins(_ place: Place, with byte: UInt8) -> Bool {
    place.count > 0 && bytes.bytes[Int(place.start)] == byte
  }
}

/// Codes and decimals of currencies, looked up once each.
struct CurrencyFaces {
  struct Face {
    let currency: Currency
    /// The code's bytes, the first lowest.
    let word: UInt64
    let count: Int
    let minorUnits: Int

    init(_ currency: Currency) {
      self.currency = currency
      let code = currency.codeWord
      word = code.word
      count = code.count
      minorUnits = currency.minorUnits
    }

    private init() {
      currency = Currency(packedCode: 0)
      word = 0
      count = 0
      minorUnits = 0
    }

    /// That of no currency at all.
    fileprivate static let none = Face()

    /// The code's bytes.
    var code: [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: word >> UInt64($0 * 8)) } }
  }

  /// The last two: most books have no more.
  private var last = Face.none
  private var other = Face.none
  private var faces: [Currency: Face] = [:]

  @inline(__always)
  mutating func face(of currency: Currency) -> Face {
    if last.currency == currency { return last }
    if other.currency == currency { return other }
    return find(currency)
  }

  private mutating func find(_ currency: Currency) -> Face {
    let face = faces[currency] ?? Face(currency)
    faces[currency] = face
    other = last
    last = face
    return face
  }
}

/// Writes dates that mostly repeat the one before.
struct LastDate {
  private var date: CalendarDate?
  /// `YYYY-MM-` and the day.
  private var words: (UInt64, UInt64) = (0, 0)
  /// Where the year has not four digits.
  private var unusual: [UInt8] = []

  /// What a date may take.
  static var room: Int { 32 }

  @inline(__always)
  mutating func append(_ next: CalendarDate, to out: inout BytePen) {
    if next != date { make(next) }
    guard unusual.isEmpty else { return out.append(unusual, from: 0, to: unusual.count) }
    out.append(word: words.0, count: 8)
    out.append(word: words.1, count: 2)
  }

  private mutating func make(_ next: CalendarDate) {
    date = next
    let (year, month, day) = next.parts
    guard (0...9999).contains(year) else {
      unusual = Array(next.description.utf8)
      return
    }
    unusual = []
    // `YYYYMMDD`, taken apart for the marks.
    let digits = DigitWords.decimal(UInt32((year * 100 + month) * 100 + day))
    words.0 = digits & 0xFFFF_FFFF | 0x2D << 32 | (digits >> 32 & 0xFFFF) << 40 | 0x2D << 56
    words.1 = digits >> 48
  }
}
