/// The page's styles, put together from their parts: plain CSS, as a browser gets it.
enum PageStyles {
  static let all =
    "\n"
    + [colors, frame, figures, charts, entries, tools, list, narrow, print]
    .joined(separator: "\n")
}
