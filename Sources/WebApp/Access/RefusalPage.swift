/// What is answered to who is not let in.
enum RefusalPage {
  static func answer(_ refusal: AccessGate.Refusal) -> HTTPResponse {
    let words =
      switch refusal {
      case .noCookie:
        "Open the address that \"daybook serve\" printed, with all that stands behind the question"
          + " mark. It is another one each time it starts."
      case .foreignHost: "This server answers at 127.0.0.1 and localhost alone."
      case .foreignOrigin: "This server answers to its own pages alone."
      }
    let text = """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>Daybook</title></head>
      <body><h1>Daybook</h1><p>\(words)</p></body></html>

      """
    return HTTPResponse(403, type: "text/html; charset=utf-8", text: text)
  }
}
