import ArgumentParser

/// How an import is told.
enum ImportFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
