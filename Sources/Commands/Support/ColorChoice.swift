import ArgumentParser

/// Whether results and messages carry colours.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  /// On a terminal that is not `dumb`, unless `NO_COLOR` is set.
  case auto
  case always, never
}
