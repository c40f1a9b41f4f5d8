/// How the page comes to a browser.
enum PageDelivery {
  /// As one file that loads nothing.
  case alone
  /// By a server, which hands out style, scripts and data by themselves.
  case served

  /// So many of the newest transactions are on the page; of older ones it has the totals.
  ///
  /// More would make it slow to open.
  var heldTransactions: Int {
    switch self {
    case .alone: 20_000
    case .served: 200_000
    }
  }
}
