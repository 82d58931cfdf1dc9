#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// All calls of the operating system; the rest of the app makes none.
@MainActor
final class SystemTerminal {
  private var isOpen = false
  /// The state of writing; after a failure, nothing more is written.
  private(set) var writing = Writing.works

  /// Whether the output has arrived.
  enum Writing { case works, isNotWanted, failed }

  /// What the system reports to the app.
  enum Input {
    case bytes([UInt8])
    case resized
    /// Nothing has come within the time.
    case silence
    /// Nothing will come any more.
    case end
    /// The system wants the app to end.
    case ending(signal: Int32)
  }

  init() {
    // If nobody reads the pipe any more, `write` returns an error, and the system doesn't end the app.
    signal(SIGPIPE, SIG_IGN)
  }
}

// Without a full-screen view.
extension SystemTerminal {
  /// Whether there is a terminal to draw on and to read keys from.
  static var isInteractive: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && environment("TERM") != "dumb"
  }

  /// Whether the user has not switched colours off, see no-color.org.
  static var wantsColours: Bool { (environment("NO_COLOR") ?? "").isEmpty }

  static func quit(_ code: Int32) -> Never { exit(code) }

  private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

// Lines.
extension SystemTerminal {
  /// The next line of the input, after a prompt; `nil` at its end.
  ///
  /// Input that comes from no terminal is repeated, so that the output can be read without it.
  func nextLine(prompt: String) -> String? {
    let isTyped = isatty(STDIN_FILENO) == 1
    if isTyped { show(prompt) }
    let line = readLine()
    if let line, !isTyped { show("\(prompt)\(line.printable)\n") }
    return line
  }

  /// Writes to the standard output.
  func show(_ text: String) { send(text, to: STDOUT_FILENO) }

  /// Writes to the standard error output.
  func complain(_ text: String) { send(text, to: STDERR_FILENO) }

  private func send(_ text: String, to file: Int32) {
    guard writing == .works else { return }
    Array(text.utf8).withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty, let count = sendSome(UnsafeRawBufferPointer(rebasing: rest), to: file) {
        rest = rest.dropFirst(count)
      }
    }
  }

  /// The number of bytes written; `nil` if it has failed.
  private func sendSome(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int? {
    let count = write(file, bytes.baseAddress, bytes.count)
    if count >= 0 { return count }
    if errno == EINTR { return 0 }
    if errno == EAGAIN {
      wait(for: POLLOUT, of: file)
      return 0
    }
    writing = errno == EPIPE ? .isNotWanted : .failed
    return nil
  }

  private func wait(for events: Int32, of file: Int32) {
    var waiting = pollfd(fd: file, events: Int16(events), revents: 0)
    _ = poll(&waiting, 1, -1)
  }
}

// The full-screen view.
extension SystemTerminal {
  /// Switches to single keys and to a screen of its own; what was there before is left alone.
  func open() {
    guard !isOpen else { return }
    var raw = Settings.original
    cfmakeraw(&raw)
    Settings.beReadyForCrashes()
    SignalPipe.listen()
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw)
    isOpen = true
    show("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1006h\u{1B}[2J")
  }

  /// Restores the terminal.
  func close() {
    guard isOpen else { return }
    Settings.restore()
    isOpen = false
  }

  /// Gives the terminal to the shell until the shell resumes the app.
  func suspend() {
    close()
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    open()
  }

  /// Ends the app as the signal would have ended it.
  func end(by number: Int32) -> Never {
    close()
    signal(number, SIG_DFL)
    raise(number)
    Self.quit(128 + number)
  }

  /// How large the window is.
  var size: Size {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return .usual }
    return Size(width: Int(size.ws_col), height: Int(size.ws_row))
  }

  /// Waits for keys or signals, for some milliseconds or without a limit.
  func nextInput(within milliseconds: Int32 = -1) -> Input {
    var files = [STDIN_FILENO, SignalPipe.ends.reading].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = poll(&files, nfds_t(files.count), milliseconds)
    if count == 0 { return .silence }
    if files[1].revents != 0 { return signalInput() }
    if files[0].revents != 0 { return keyInput() }
    return count < 0 && errno != EINTR ? .end : .silence
  }

  private func keyInput() -> Input {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return .silence }
    return count > 0 ? .bytes(Array(bytes.prefix(count))) : .end
  }

  private func signalInput() -> Input {
    var number: UInt8 = 0
    guard read(SignalPipe.ends.reading, &number, 1) == 1 else { return .silence }
    switch Int32(number) {
    case SIGWINCH: return .resized
    case SIGTSTP:
      suspend()
      return .resized
    default: return .ending(signal: Int32(number))
    }
  }
}

/// Signals as bytes in a pipe, so that one `poll` waits for keys and signals alike.
private enum SignalPipe {
  /// Made before any signal handler is installed, because a handler may only read it.
  static let ends: (reading: Int32, writing: Int32) = {
    var files: [Int32] = [-1, -1]
    _ = pipe(&files)
    for file in files { _ = fcntl(file, F_SETFL, O_NONBLOCK) }
    return (files[0], files[1])
  }()

  static func listen() {
    _ = ends
    for number in [SIGWINCH, SIGINT, SIGTERM, SIGHUP, SIGTSTP] { signal(number) { SignalPipe.note($0) } }
  }

  private static func note(_ number: Int32) {
    let before = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(ends.writing, &byte, 1)
    errno = before
  }
}

/// The terminal's settings, which are restored even in a crash: its report would be unreadable otherwise.
private enum Settings {
  static let original: termios = {
    var settings = termios()
    tcgetattr(STDIN_FILENO, &settings)
    return settings
  }()

  /// The previous handlers of crashes.
  private static let handlers: [(signal: Int32, action: sigaction)] = {
    [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV].map { number in
      var action = sigaction()
      sigaction(number, nil, &action)
      return (number, action)
    }
  }()

  /// Resets colours, mouse, cursor, and the screen's previous content.
  private static let codes: StaticString = "\u{1B}[0m\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l"

  static func restore() {
    _ = write(STDOUT_FILENO, codes.utf8Start, codes.utf8CodeUnitCount)
    var settings = original
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &settings)
  }

  static func beReadyForCrashes() {
    for handler in handlers { signal(handler.signal) { Settings.crash($0) } }
  }

  /// Leaves the rest to the previous handler of this crash.
  private static func crash(_ number: Int32) {
    restore()
    for handler in handlers where handler.signal == number {
      var action = handler.action
      sigaction(number, &action, nil)
    }
    raise(number)
  }
}
