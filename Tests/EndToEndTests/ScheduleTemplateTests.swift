import Foundation
import Testing

/// The units of the package, enabled for a book by hand as README says.
struct ScheduleTemplateTests {
  /// A book for which they are, with programs that stand in for systemd's.
  private func place() throws -> (place: Place, environment: [String: String], link: String) {
    let place = try Place.book()
    try place.write("bin/systemctl", "#!/bin/sh\necho \"$@\" >> \"$HOME/asked\"\nexit 0\n")
    try place.write("bin/crontab", "#!/bin/sh\necho 'no crontab for ada' >&2; exit 1\n")
    try place.write("package/daybook@.timer", "[Timer]\nOnCalendar=*-*-* 03:30:00\n")
    try place.write(
      "package/daybook@.service",
      "[Service]\nExecStart=\"/bin/sh\" \"run\" \"--quiet\" \"--no-notices\" \"--book\" \"%f\"\n")
    let letters = Set("/ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
    let name = place.root.path.utf8.dropFirst().map { byte in
      letters.contains(byte)
        ? String(UnicodeScalar(byte)).replacing("/", with: "-")
        : "\\x" + String(byte, radix: 16)
    }.joined()
    let folder = ".config/systemd/user/timers.target.wants"
    let link = "\(folder)/daybook@\(name).timer"
    let made = try place.shell(
      "chmod +x bin/*; mkdir -p \"$HOME/\(folder)\"; ln -s \"$PWD/package/daybook@.timer\" \"$HOME\"/'\(link)'"
    )
    #expect(made.code == 0, "\(made.talk)")
    let path = place.root.appending(path: "bin").path
    return (place, ["PATH": "\(path):/usr/bin:/bin"], link)
  }

  @Test func `an enabled timer of the package is a schedule like any`() throws {
    let (place, environment, link) = try place()
    let status = try place("schedule", "status", environment: environment)
    #expect(status.code == 0, "\(status.talk)")
    #expect(status.output.contains("systemd runs this book every day at 03:30, as daybook@"))
    #expect(status.output.contains("program  /bin/sh"))
    #expect(
      try place("doctor", environment: environment).output
        .contains(/schedule +fine: systemd runs it every day at 03:30/))
    #expect(
      try !place("status", environment: environment).output.contains("nothing runs it by itself"))
    let listed = try place("schedule", "list", environment: environment).output
    #expect(listed.hasPrefix("\(place.root.path)\n"), "\(listed)")
    let asked = try place.shell("cat \"$HOME/asked\"").output
    #expect(asked.contains(/--user show daybook@.*\.service/))

    let removed = try place("schedule", "remove", environment: environment)
    #expect(removed.output.contains("systemd does not run daybook@"), "\(removed.output)")
    #expect(try place.shell("test ! -L \"$HOME\"/'\(link)' && ls package/daybook@.timer").code == 0)
  }

  @Test func `a time of one's own is not told as the package's`() throws {
    let (place, environment, link) = try place()
    let name = link.split(separator: "/").last ?? ""
    let changed = try place.shell("mkdir \"$HOME/.config/systemd/user/\"'\(name).d'")
    #expect(changed.code == 0, "\(changed.talk)")
    let status = try place("schedule", "status", environment: environment)
    #expect(status.output.contains("at a time of its own"), "\(status.output)")
  }

  @Test func `a schedule that is installed takes its place`() throws {
    let (place, environment, link) = try place()
    let installed = try place("schedule", "install", "--at", "6:15", environment: environment)
    #expect(installed.output.contains("every day at 06:15"), "\(installed.talk)")
    #expect(try place.shell("test ! -L \"$HOME\"/'\(link)'").code == 0)
    let asked = try place.shell("cat \"$HOME/asked\"").output
    #expect(asked.contains(/--user disable --now daybook@/))
  }

  @Test func `a book that was moved away from it is told of, and it goes`() throws {
    let (place, environment, link) = try place()
    let moved = try place.shell("mkdir new && mv daybook.yaml Rules new")
    #expect(moved.code == 0)
    let doctor = try Program.run(
      ["doctor"], in: place.root.appending(path: "new"), environment: place.environment(environment)
    )
    #expect(doctor.output.contains("where none is any more"), "\(doctor.output)")
    let removed = try Program.run(
      ["schedule", "remove", "--gone"], in: place.root,
      environment: place.environment(environment))
    #expect(removed.output.contains("does not run daybook@"), "\(removed.output)")
    #expect(try place.shell("test ! -L \"$HOME\"/'\(link)'").code == 0)
  }
}
