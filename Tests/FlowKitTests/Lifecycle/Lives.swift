import FlowKit

/// Records what happens to its screens, line by line.
@MainActor
final class Lives {
  private(set) var lines: [String] = []
  /// Closures that run once, when a line is written.
  var deeds: [String: () -> Void] = [:]

  nonisolated init() {}

  func note(_ line: String) {
    lines.append(line)
    deeds.removeValue(forKey: line)?()
  }

  /// What happens while a closure runs.
  func lines(of deed: () -> Void) -> [String] {
    lines = []
    deed()
    return lines
  }
}

extension Lives {
  /// A screen that implements all lifecycle methods.
  final class Screen: ScreenLifecycle {
    let name: String
    let lives: Lives
    var onNext: () -> Void = {}

    init(_ name: String, _ lives: Lives) {
      self.name = name
      self.lives = lives
    }

    deinit {
      let lives = lives, name = name
      MainActor.assumeIsolated { lives.note("let go \(name)") }
    }

    func screenMade() { lives.note("made \(name)") }
    func screenAppeared() { lives.note("visible \(name)") }
    func screenPartlyCovered() { lives.note("partly covered \(name)") }
    func screenDisappeared() { lives.note("covered \(name)") }
    func screenEnteredBackground() { lives.note("background \(name)") }
    func screenEnteredForeground() { lives.note("foreground \(name)") }
    func screenRemoved() { lives.note("removed \(name)") }

    @MainActor
    func receive(_ text: String) { lives.note("\(name) received \(text)") }
  }

  /// The flow of a letter, as if each were declared in another line: T has tabs, S two columns, F embeds two.
  subscript(_ name: String) -> Flow<Screen> {
    let line = name.unicodeScalars.first?.value ?? 0
    return switch name {
    case "T": Flow(with: Screen(name, self), containing: .tabs(self["B"], self["C"], self["D"]), line: line).named(name)
    case "S": Flow(with: Screen(name, self), containing: .split(self["B"], self["D"]), line: line).named(name)
    case "F": Flow(with: Screen(name, self), containing: .embedded(self["B"], self["C"]), line: line).named(name)
    default: Flow(with: Screen(name, self), line: line).named(name)
    }
  }
}
