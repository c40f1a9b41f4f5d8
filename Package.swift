// swift-tools-version: 6.2
import PackageDescription

#if os(Linux)
  import Glibc
#endif

/// Settings of every target of ours: strict in what compiles, and no warning left standing.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// A room of the house and the rooms it may see; the arrows of the architecture stand here and nowhere else.
///
/// - Parameter embedding: Whether its files that are no Swift become part of the program.
func room(
  _ name: String, sees: [Target.Dependency] = [], excluding: [String] = [], embedding: Bool = false
) -> Target {
  .target(
    name: name, dependencies: sees, exclude: excluding, swiftSettings: settings,
    plugins: embedding ? ["EmbedFiles"] : [])
}

func tests(
  of name: String, sees: [Target.Dependency] = [], excluding: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: Array(Set(["StatementModel", name])).sorted().map { .byName(name: $0) }
      + ["TestSupport"] + sees,
    exclude: excluding, swiftSettings: settings)
}

/// Links Swift's own libraries into the program where it is built for use.
///
/// It then starts in less time and runs faster by a fifth. Toolchains without the static libraries
/// link as always.
let staticRuntime: [LinkerSetting] = {
  #if os(Linux)
    // What runs this manifest has the dynamic library loaded; the static ones lie beside it.
    guard let maps = fopen("/proc/self/maps", "r") else { return [] }
    defer { fclose(maps) }
    var line: UnsafeMutablePointer<CChar>?
    var size = 0
    defer { free(line) }
    while getline(&line, &size, maps) > 0, let text = line {
      let words = String(cString: text).split { $0 == " " || $0 == "\n" }
      guard let path = words.last, path.hasSuffix("/swift/linux/libswiftCore.so") else { continue }
      let folder = path.dropLast("/swift/linux/libswiftCore.so".count) + "/swift_static/linux"
      guard access("\(folder)/libFoundation.a", R_OK) == 0 else { return [] }
      let libraries = [
        "-lswiftSynchronization", "-lCoreFoundation", "-l_FoundationICU", "-l_FoundationCShims",
        "-l_FoundationCollections", "-lstdc++",
      ]
      return [
        .unsafeFlags(["-static-stdlib"] + libraries, .when(configuration: .release))
      ]
    }
  #endif
  return []
}()

let package = Package(
  name: "daybook",
  platforms: [.macOS(.v26)],
  products: [
    .executable(name: "daybook", targets: ["daybook"]),
    // Loaded before the program in tests of faults; a library of its own, so that it can be.
    .library(name: "FaultShim", type: .dynamic, targets: ["FaultShim"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
  ],
  targets: [
    .plugin(
      name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed"],
      path: "Sources/EmbedFiles"),
    .executableTarget(name: "embed", swiftSettings: settings),
    room("StatementModel", excluding: ["Folding/generate-folding.py"], embedding: true),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CPCRE2", pkgConfig: "libpcre2-8",
      providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]),
    .systemLibrary(
      name: "CLibArchive", pkgConfig: "libarchive",
      providers: [.apt(["libarchive-dev"]), .brew(["libarchive"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CNettle", pkgConfig: "nettle",
      providers: [.apt(["nettle-dev"]), .brew(["nettle"])]),
    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    .systemLibrary(name: "CMalloc"),
    // What the one who builds it tells the program.
    .systemLibrary(name: "CBuild"),
    room("Hashing", sees: ["CNettle"]),
    room("Containers", sees: ["StatementModel", "CLibArchive"]),
    room(
      "StatementFormats", sees: ["StatementModel", "Containers", "CLibXML2"], embedding: true),
    room(
      "RuleEngine",
      sees: ["StatementModel", "CPCRE2", .product(name: "Yams", package: "Yams")],
      embedding: true),
    room("Identity", sees: ["StatementModel"]),
    room("Databases", sees: ["StatementModel", "CSQLite"]),
    room(
      "Reports",
      sees: ["StatementModel", "Hashing", "Databases"],
      excluding: ["Page/Front/package.json"], embedding: true),
    room(
      "BookKeeping",
      sees: [
        "StatementModel", "StatementFormats", "Containers", "Hashing", "Identity", "RuleEngine",
        "Databases",
        .product(name: "Logging", package: "swift-log"),
      ],
      embedding: true),
    // What more than one face tells of a book.
    room(
      "BookAnswers", sees: ["StatementModel", "RuleEngine", "Identity", "BookKeeping", "Reports"]),
    room(
      "WebApp",
      sees: [
        "StatementModel", "RuleEngine", "BookKeeping", "Reports", "BookAnswers", "Hashing",
        "CMicroHTTPD",
      ],
      embedding: true),
    room(
      "Commands",
      sees: [
        "StatementModel", "StatementFormats", "RuleEngine", "Identity", "BookKeeping", "Reports",
        "BookAnswers", "WebApp",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      embedding: true),
    .executableTarget(
      name: "daybook",
      dependencies: [
        "Commands", "CBuild", .target(name: "CMalloc", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: settings,
      linkerSettings: staticRuntime),

    .target(
      name: "TestSupport", dependencies: ["StatementModel"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .target(
      name: "FaultShim", path: "Tests/FaultShim", cSettings: [.treatAllWarnings(as: .error)]),
    .testTarget(name: "EmbedTests", dependencies: ["embed"], swiftSettings: settings),
    tests(of: "StatementModel"),
    tests(of: "StatementFormats"),
    tests(of: "Containers"),
    tests(of: "Hashing"),
    tests(of: "RuleEngine", excluding: ["StarterRules/Cases"]),
    tests(of: "Identity", sees: ["RuleEngine"]),
    tests(of: "Databases", sees: ["CSQLite"]),
    tests(of: "Reports", excluding: ["Page/Goldens"]),
    tests(of: "BookKeeping", sees: ["Identity", "StatementFormats", "RuleEngine"]),
    tests(of: "WebApp", sees: ["BookKeeping"]),
    tests(of: "Commands", sees: ["RuleEngine", "BookAnswers"]),
    // The program is not among its dependencies: all that is asked of it is asked of the built one,
    // and how that is linked for use does not go with a bundle of tests.
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["StatementModel", "TestSupport", "CSQLite"],
      exclude: ["Goldens", "Fixtures", "Transcripts"],
      swiftSettings: settings),
  ]
)
