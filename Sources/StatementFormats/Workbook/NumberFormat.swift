import StatementModel

/// What the format of a number makes of it.
enum NumberFormat: Equatable {
  case number, date, dateAndTime, time
  /// An amount, with the currency's sign that a person sees beside it.
  case money(String)

  /// The formats that every workbook has, by their number (Office Open XML, part 1, 18.8.30; those
  /// from 27 on are dates in the languages that have them).
  init(builtIn id: Int) {
    self =
      switch id {
      case 14...17, 27...31, 34...36, 50...54, 57, 58: .date
      case 18...21, 32, 33, 45...47, 55, 56: .time
      case 22: .dateAndTime
      default: .number
      }
  }

  /// What a format of one's own makes: `[$-409]d/m/yy h:mm;@`.
  init(code: String) {
    let code = NumberFormatCode(code)
    let letters = code.letters
    let hasDay = letters.contains("y") || letters.contains("d") || letters.contains("e")
    let hasTime = letters.contains("h") || letters.contains("s")
    if letters.contains(where: { "#?0%".contains($0) }) {
      self = code.sign.map { .money($0) } ?? .number
    } else if hasDay || letters.contains("m") && !hasTime {
      self = hasTime ? .dateAndTime : .date
    } else {
      self = hasTime ? .time : .number
    }
  }
}

/// The code of a format, taken apart.
private struct NumberFormatCode {
  /// The letters of the first section that mean something, in lower case.
  private(set) var letters: Set<Character> = []
  /// A currency's sign, name or code that is shown beside the number.
  private(set) var sign: String?

  init(_ code: String) {
    var rest = code.lowercased()[...]
    while let next = rest.popFirst() {
      switch next {
      case ";": return
      case "\"":
        let text = rest.prefix { $0 != "\"" }
        rest = rest.dropFirst(text.count + 1)
        takeSign(text)
      case "\\":
        takeSign(rest.prefix(1))
        rest = rest.dropFirst()
      case "_", "*": rest = rest.dropFirst()
      case "[":
        let word = rest.prefix { $0 != "]" }
        rest = rest.dropFirst(word.count + 1)
        takeBrackets(word)
      case "g" where rest.hasPrefix("eneral"):
        letters.insert("#")
        rest = rest.dropFirst(6)
      case "a" where rest.hasPrefix("m/pm"): rest = rest.dropFirst(4)
      case "a" where rest.hasPrefix("/p"): rest = rest.dropFirst(2)
      // Parts of a second: `ss.000`.
      case "s":
        letters.insert("s")
        if let mark = rest.drop(while: { $0 == "s" }).first, mark == "." || mark == "," {
          rest = rest.drop { $0 == "s" }.dropFirst().drop { $0 == "0" }
        }
      default:
        letters.insert(next)
        if next.isCurrencySymbol { takeSign(Substring(String(next))) }
      }
    }
  }

  /// Colours, conditions, `[$€-407]` of a currency and a language; `[h]` counts the hours of a time
  /// that may be days long.
  private mutating func takeBrackets(_ word: Substring) {
    if word.hasPrefix("$") {
      takeSign(word.dropFirst().prefix { $0 != "-" })
    } else if !word.isEmpty, Set(word).isSubset(of: ["h", "m", "s"]) {
      letters.insert("#")
    }
  }

  private mutating func takeSign(_ text: Substring) {
    let text = text.trimmingBlanks
    guard sign == nil, !text.isEmpty, CurrencySigns.find(text) != nil else { return }
    sign = Currency(code: text.uppercased())?.code ?? text
  }
}
