import ArgumentParser

/// How a command answers that has no list.
enum AnswerFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
