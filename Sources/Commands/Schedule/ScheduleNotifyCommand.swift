import ArgumentParser
import BookKeeping
import StatementModel

/// `schedule notify`.
struct ScheduleNotifyCommand: DaybookSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "notify",
    abstract: "Tell of the last run whom daybook.yaml names.",
    discussion: """
      `run` does so itself. The run that systemd starts has no network, so systemd starts this after \
      a run that needs you or failed.

      Settings in daybook.yaml, of which the first two name a program and its arguments, without a \
      shell; it gets the run as JSON on standard input, and {summary} stands for the run in one \
      sentence:

        on-attention: [notify-send, Daybook, "{summary}"]
        on-failure: [/home/ada/bin/tell, --urgent]
        mail-to: ada@example.org

      EXAMPLES
        daybook schedule notify
        daybook schedule notify --try
      """)

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
