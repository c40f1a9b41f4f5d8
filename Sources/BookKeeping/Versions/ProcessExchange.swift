#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What goes to a running program and comes from it: all as it can, since no stream may fill up and
/// block the program, or this one.
struct ProcessExchange {
  enum Outcome {
    case whole, tooMuch, tooLong
  }

  private var input: ArraySlice<UInt8>
  private let mostOutput: Int
  private let end: ContinuousClock.Instant?
  private(set) var output: [UInt8] = []
  /// Standard error, the beginning of it.
  private(set) var talk: [UInt8] = []

  private static let mostTalk = 1 << 16

  init(input: [UInt8], mostOutput: Int, end: ContinuousClock.Instant?) {
    self.input = input[...]
    self.mostOutput = mostOutput
    self.end = end
  }

  /// Goes on until both streams are at their ends.
  mutating func run(_ given: Pipe, _ answered: Int32, _ said: Int32) -> Outcome {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    if input.isEmpty { given.closeWriteEnd() }
    _ = fcntl(given.writeEnd, F_SETFL, O_NONBLOCK)
    var waiting = [
      pollfd(fd: answered, events: Int16(POLLIN), revents: 0),
      pollfd(fd: said, events: Int16(POLLIN), revents: 0),
      pollfd(fd: given.writeEnd, events: Int16(POLLOUT), revents: 0),
    ]
    while waiting[0].fd >= 0 || waiting[1].fd >= 0 {
      if let end, ContinuousClock.now > end { return .tooLong }
      // Where there is an end, it is looked for now and then.
      guard unsafe poll(&waiting, nfds_t(waiting.count), end == nil ? -1 : 100) >= 0 else {
        if errno == EINTR { continue }
        return .tooMuch
      }
      if waiting[2].revents != 0, !feed(given) { waiting[2].fd = -1 }
      for index in 0..<2 where waiting[index].revents != 0 && waiting[index].fd >= 0 {
        let got = unsafe block.withUnsafeMutableBufferPointer {
          unsafe FileAccess.readBlock(waiting[index].fd, $0.baseAddress, at: 0, upTo: $0.count)
        }
        if got <= 0 {
          waiting[index].fd = -1
        } else if index == 0 {
          output.append(contentsOf: block[..<got])
        } else if talk.count < Self.mostTalk {
          talk.append(contentsOf: block[..<got])
        }
        if output.count > mostOutput { return .tooMuch }
      }
    }
    return .whole
  }

  /// Hands on what the pipe takes now.
  ///
  /// - Returns: Whether there is more; a program that reads no more needs none.
  private mutating func feed(_ given: Pipe) -> Bool {
    let (put, code) = Self.withoutPipeSignal {
      let put = FileAccess.writeSome(input, to: given.writeEnd)
      return (put, put < 0 ? errno : 0)
    }
    if put > 0 { input = input.dropFirst(put) }
    if input.isEmpty || (put < 0 && code != EAGAIN && code != EINTR) {
      given.closeWriteEnd()
      return false
    }
    return true
  }

  /// Writes so that a reader which is gone is told by the failing write, not by a signal that ends
  /// this program.
  ///
  /// Only this thread holds the signal back, and takes it off: how the whole process answers it is
  /// handed on to the programs that it starts.
  private static func withoutPipeSignal<Result>(_ write: () -> Result) -> Result {
    var pipeSignal = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&pipeSignal)
    unsafe sigaddset(&pipeSignal, SIGPIPE)
    unsafe pthread_sigmask(SIG_BLOCK, &pipeSignal, &before)
    let result = write()
    var pending = sigset_t()
    unsafe sigpending(&pending)
    if unsafe sigismember(&pending, SIGPIPE) == 1 {
      var taken: Int32 = 0
      unsafe sigwait(&pipeSignal, &taken)
    }
    unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
    return result
  }
}
