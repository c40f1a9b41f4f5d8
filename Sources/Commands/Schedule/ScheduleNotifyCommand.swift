import ArgumentParser
import BookKeeping
import StatementModel

/// `schedule notify`.
struct ScheduleNotifyCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "notify",
    abstract: "Tell of the last run whom daybook.yaml names.",
    discussion: HelpText.discussion(of: "schedule-notify"))

  @Flag(help: "Tell of a run that needs you which there was not, to see that it arrives.")
  var `try` = false

  @Flag(help: "The last run did not end well, whatever the book's record says.")
  var failed = false

  @OptionGroup var options: BookOptions

  func execute(_ console: Console) throws -> ExitStatus {
    let notifier = Notifier(try options.locate())
    if notifier.settings.areEmpty {
      console.say(
        "daybook.yaml names nobody to tell: see `daybook schedule notify --help` for how it does.")
      return .done
    }
    let told = `try` ? notifier.tellOfTrial() : notifier.tellOfLast(failed: failed)
    guard let faults = told else {
      console.say("There is nothing to tell of the last run.")
      return .done
    }
    faults.forEach(console.report)
    if faults.isEmpty { console.say("All who are named in daybook.yaml were told.") }
    return faults.isEmpty ? .done : .io
  }
}
