import StatementModel

/// Texts as a format has them, each made once.
struct WrittenTexts {
  private var bytes = ByteText()
  /// Where each begins and ends in `bytes`; a negative beginning while it was not made.
  private var places: [(start: Int32, end: Int32)]

  init(count: Int) { places = Array(repeating: (-1, 0), count: count) }

  /// Writes the text of that number, if it was kept.
  func append(_ number: Int, to out: inout ByteText) -> Bool {
    let place = places[number]
    guard place.start >= 0 else { return false }
    out.append(bytes, from: Int(place.start), to: Int(place.end))
    return true
  }

  /// Keeps what was written of the text of that number.
  mutating func keep(_ number: Int, from start: Int, of out: ByteText) {
    // What would grow beyond all reason is written anew each time.
    guard bytes.count + out.count - start < Int(Int32.max) else { return }
    let kept = bytes.count
    bytes.append(out, from: start, to: out.count)
    places[number] = (Int32(kept), Int32(bytes.count))
  }
}

/// Codes and decimals of currencies, looked up once each.
struct CurrencyFaces {
  struct Face {
    let currency: Currency
    let code: [UInt8]
    let minorUnits: Int
  }

  private var faces: [Face] = []
  private var places: [Currency: Int] = [:]
  private var last = 0

  mutating func face(of currency: Currency) -> Face {
    if last < faces.count, faces[last].currency == currency { return faces[last] }
    if let known = places[currency] {
      last = known
    } else {
      last = faces.count
      places[currency] = last
      faces.append(
        Face(
          currency: currency, code: Array(currency.code.utf8), minorUnits: currency.minorUnits))
    }
    return faces[last]
  }
}

/// Writes dates that mostly repeat the one before.
struct LastDate {
  private var date: CalendarDate?
  private var text = ByteText()

  mutating func append(_ next: CalendarDate, to out: inout ByteText) {
    if next != date {
      text.removeAll()
      text.append(iso: next)
      date = next
    }
    out.append(text.bytes)
  }
}
