/// The page's script, put together from its parts.
///
/// The parts are plain JavaScript, as a browser gets it, and share one function's scope. They run
/// once, at the end of the page.
enum PageScript {
  /// Runs before anything is drawn, so that what is for reading without scripts never flashes up.
  static let first = "document.documentElement.classList.add('js')"

  static let all =
    "\n(() => {\n'use strict';\n"
    + [book, amounts, dates, search, filters, groups, elements, rows, charts, scope, views]
    .joined(separator: "\n") + "})();\n"
}
