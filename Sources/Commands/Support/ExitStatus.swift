/// How a command ends (`sysexits.h`, and 1 for work that is done but needs a person).
enum ExitStatus: Int32, Comparable {
  case done = 0
  /// Done, but something that this run brought needs a person.
  case needsPerson = 1
  case usage = 64
  case unreadable = 65
  case notFound = 66
  case internalError = 70
  case cannotCreate = 73
  case io = 74
  case busy = 75
  case configuration = 78

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }
}
