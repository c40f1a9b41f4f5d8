import StatementModel

/// A view in one currency at a time, with a switch; without scripts the currencies stand one below the
/// other.
struct PageCurrencies {
  /// What a view shows of one currency, or of all as one.
  struct Part {
    /// What it is known by in the browser's memory, which all views share.
    let key: String
    let title: String
    let write: (inout ByteText) -> Void
  }

  let facts: PageFacts
  /// The view, which tells its parts from those of others.
  let view: String
  let parts: [Part]

  func write(to out: inout ByteText) {
    if parts.count > 1 { writeSwitch(to: &out) }
    for part in parts {
      let id = "\(view)-in-\(part.key)"
      out.append("<article class=\"currency\" aria-labelledby=\"\(id)\" ")
      out.append("data-currency=\"\(part.key)\">\n<h3 id=\"\(id)\">")
      out.append(words: part.title)
      out.append("</h3>\n")
      part.write(&out)
      out.append("</article>\n")
    }
  }

  private func writeSwitch(to out: inout ByteText) {
    out.append("<div class=\"switch with-script\" role=\"group\" aria-label=\"")
    out.append(words: facts.locale[.currency])
    out.append("\">")
    for part in parts {
      out.append("<button type=\"button\" aria-pressed=\"false\" data-currency=\"\(part.key)\">")
      out.append(words: part.title)
      out.append("</button>")
    }
    out.append("</div>\n")
  }
}

extension PageFacts {
  /// What a view draws, currency by currency; what comes to nothing is left out.
  func write(_ view: String, to out: inout ByteText, _ draw: (Currency, inout ByteText) -> Void) {
    let parts = ledger.currencies.prefix(Self.drawnCurrencies).compactMap { currency in
      var drawn = ByteText()
      draw(currency, &drawn)
      let bytes = drawn.bytes
      return bytes.isEmpty
        ? nil
        : PageCurrencies.Part(key: currency.code, title: currency.code) { $0.append(bytes) }
    }
    PageCurrencies(facts: self, view: view, parts: parts).write(to: &out)
  }
}
