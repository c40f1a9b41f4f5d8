import StatementModel

/// What keeps a run of systemd to what it needs: its book, and nothing of the network.
///
/// Regular expressions are compiled to machine code, so `MemoryDenyWriteExecute` is not among it.
struct SystemdWalls {
  /// One line of a unit.
  struct Setting: Hashable, Sendable {
    var name: String
    var value: String

    var line: String { "\(name)=\(value)" }
  }

  /// Those that this host takes.
  var settings = Self.all
  /// Folders besides the book's own that a run writes: where it remembers this device's name, and
  /// where folders of the book lie elsewhere.
  var writable: [String] = []
  /// Variables that the run needs to find them.
  var environment: [String] = []

  /// In this order, since most need the first.
  static let all: [Setting] = [
    ("PrivateUsers", "yes"), ("NoNewPrivileges", "yes"), ("ProtectSystem", "strict"),
    ("ProtectHome", "read-only"), ("PrivateTmp", "yes"), ("PrivateNetwork", "yes"),
    ("RestrictAddressFamilies", "AF_UNIX"), ("IPAddressDeny", "any"), ("PrivateDevices", "yes"),
    ("DevicePolicy", "closed"), ("PrivateIPC", "yes"), ("ProtectProc", "invisible"),
    ("ProcSubset", "pid"), ("ProtectClock", "yes"), ("ProtectHostname", "yes"),
    ("ProtectKernelLogs", "yes"), ("ProtectKernelModules", "yes"), ("ProtectKernelTunables", "yes"),
    ("ProtectControlGroups", "yes"), ("RestrictNamespaces", "yes"), ("RestrictRealtime", "yes"),
    ("RestrictSUIDSGID", "yes"), ("LockPersonality", "yes"), ("CapabilityBoundingSet", ""),
    ("AmbientCapabilities", ""), ("KeyringMode", "private"), ("RemoveIPC", "yes"),
    ("SystemCallArchitectures", "native"), ("SystemCallFilter", "@system-service"),
    ("SystemCallFilter", "~@privileged @resources"), ("SystemCallErrorNumber", "EPERM"),
    ("UMask", "0077"), ("MemoryMax", "3G"),
  ].map { Setting(name: $0.0, value: $0.1) }

  func lines(for job: NightlyJob) -> [String] {
    // A book that lies where others have their temporaries would not be seen.
    let isTemporary = [job.book, job.program].contains { path in
      ["/tmp", "/var/tmp"].contains { path == $0 || FilePath(path).isBelow($0) }
    }
    let fitting = settings.filter { !isTemporary || $0.name != "PrivateTmp" }
    // A host that can't close the system can't open a part of it either.
    let isClosed = settings.contains { ["ProtectSystem", "ProtectHome"].contains($0.name) }
    let folders = isClosed ? [job.book] + writable : []
    return fitting.map(\.line)
      // One that is not there is passed over.
      + folders.map { "ReadWritePaths=" + SystemdUnits.quoted("-\($0)") }
      + environment.map { "Environment=" + SystemdUnits.quoted($0) }
  }
}
