/// What the format of a number makes of it.
enum NumberFormat {
  case number, date, dateAndTime, time

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
    let letters = Self.letters(code)
    let hasDay = letters.contains("y") || letters.contains("d") || letters.contains("e")
    let hasTime = letters.contains("h") || letters.contains("s")
    if letters.contains(where: { "#?0%".contains($0) }) {
      self = .number
    } else if hasDay || letters.contains("m") && !hasTime {
      self = hasTime ? .dateAndTime : .date
    } else {
      self = hasTime ? .time : .number
    }
  }

  /// The letters of the first section that mean something, in lower case.
  private static func letters(_ code: String) -> Set<Character> {
    var letters: Set<Character> = []
    var rest = code.lowercased()[...]
    while let next = rest.popFirst() {
      switch next {
      case ";": return letters
      case "\"": rest = rest.drop { $0 != "\"" }.dropFirst()
      case "\\", "_", "*": rest = rest.dropFirst()
      case "[":
        // Colours, conditions, languages; `[h]` counts the hours of a time that may be days long.
        let word = rest.prefix { $0 != "]" }
        rest = rest.dropFirst(word.count + 1)
        if !word.isEmpty, Set(word).isSubset(of: ["h", "m", "s"]) { letters.formUnion("#") }
      case "g" where rest.hasPrefix("eneral"): return ["#"]
      case "a" where rest.hasPrefix("m/pm"): rest = rest.dropFirst(4)
      case "a" where rest.hasPrefix("/p"): rest = rest.dropFirst(2)
      // Parts of a second: `ss.000`.
      case "s":
        letters.insert("s")
        if let mark = rest.drop(while: { $0 == "s" }).first, mark == "." || mark == "," {
          rest = rest.drop { $0 == "s" }.dropFirst().drop { $0 == "0" }
        }
      default: letters.insert(next)
      }
    }
    return letters
  }
}
