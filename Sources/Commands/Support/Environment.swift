import StatementModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The process's environment.
enum Environment {
  static func value(_ name: String) -> String? {
    guard let text = unsafe getenv(name) else { return nil }
    return unsafe String(cString: text)
  }

  /// The variables that the book knows.
  static var ofBook: [String: String] {
    var found: [String: String] = [:]
    for name in ["DAYBOOK_BOOK", "DAYBOOK_DEVICE", "HOME", "XDG_STATE_HOME"] {
      found[name] = value(name)
    }
    return found
  }

  /// The variables that git needs to find its settings.
  static var ofGit: [String: String] {
    var found: [String: String] = [:]
    for name in [
      "HOME", "PATH", "XDG_CONFIG_HOME", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM",
      "GIT_CONFIG_NOSYSTEM", "GIT_CEILING_DIRECTORIES",
    ] {
      found[name] = value(name)
    }
    return found
  }

  /// The variables that schedulers need to find a person's jobs and session.
  static var ofSchedulers: [String: String] {
    var found: [String: String] = [:]
    for name in [
      "HOME", "PATH", "USER", "LOGNAME", "XDG_CONFIG_HOME", "XDG_RUNTIME_DIR", "XDG_STATE_HOME",
      "DBUS_SESSION_BUS_ADDRESS", "TMPDIR",
    ] {
      found[name] = value(name)
    }
    return found
  }

  /// The day by the machine's clock and zone.
  static var today: CalendarDate? { LocalTime.now?.day }

  static var workingDirectory: String {
    guard let text = unsafe getcwd(nil, 0) else { return "/" }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }
}

/// The system's errors in words.
enum SystemError {
  static func words(_ code: Int32) -> String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    return unsafe String(cString: text)
  }
}
