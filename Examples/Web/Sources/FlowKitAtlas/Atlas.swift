/// What a walk through an app has found: its screens, and where each of their buttons leads.
///
/// ```swift
/// var atlas = await AtlasCrawl(app, map: FlowMap(of: shop.tutorial)).run()
/// print(atlas.findings)
/// ```
public struct Atlas: Codable, Equatable, Sendable {
  /// The app's title.
  public var title: String
  /// The screens that were reached, in the order in which they were.
  public var screens: [Screen] = []
  /// What each button of them does.
  public var arrows: [Arrow] = []
  /// The screens of the map that were not reached.
  public var unreached: [String] = []
  /// The callbacks of the map that no button called, such as `ItemScreen.onBuy`, of screens that were reached.
  public var uncalled: [String] = []
  /// The callbacks that their flows set to nothing.
  public var unbound: [String] = []
  /// What there was no time for.
  public var leftOut: [String] = []

  init(_ title: String) { self.title = title }
}

extension Atlas {
  /// A screen that was reached.
  public struct Screen: Codable, Equatable, Sendable {
    /// Its flow, such as `ItemScreen(2)`, and a number if it is shown in another state as well.
    public let name: String
    /// Its flow.
    public let flow: String
    /// The containers that it was shown in, from outside.
    public let containers: [String]
    /// How many buttons lead there from the start.
    public let distance: Int
    /// What was done to get there, in words.
    public let way: [String]
    /// Whether the map has it.
    public let isOnMap: Bool
    /// Its picture, if one was taken.
    public var picture: Picture?
  }

  /// A picture of a screen, with its size on the page.
  public struct Picture: Codable, Equatable, Sendable {
    /// The image in light and dark, each as an address with the image in it.
    public var light: String, dark: String
    /// Its width and height in the page's own points.
    public let width: Double, height: Double
  }

  /// Where a button is on a picture.
  public struct Box: Codable, Equatable, Sendable {
    /// The left and upper edges, and the size.
    public let x: Double, y: Double, width: Double, height: Double
  }

  /// A button of a screen, and what pressing it does.
  public struct Arrow: Codable, Equatable, Sendable {
    /// The screen.
    public let source: String
    /// What the button says.
    public let label: String
    /// Whether it is a button, a back button, a tab, or one that closes a modal.
    public let kind: String
    /// The callback's name; nil if it calls none that the map knows.
    public var callback: String?
    /// The action's verb; nil without an action.
    public var verb: String?
    /// The screen that is visible afterwards.
    public let target: String
    /// What became of it.
    public let result: Result
    /// Why it was not performed, in a sentence.
    public var sentence: String?
    /// Where the button is on the picture.
    public var box: Box?
    /// Tells buttons with the same label apart, and tabs, from 0.
    public var index = 0
  }

  /// What became of a press.
  public enum Result: String, Codable, Sendable {
    /// Another screen is visible.
    case leads
    /// An action ran, and the same screen is visible.
    case stays
    /// A guard has led elsewhere.
    case redirected
    /// No action ran, but the screen has changed.
    case changes
    /// Nothing happened at all.
    case nothing
    /// An action was ignored, or refused.
    case ignored, refused
    /// An action waits for an answer.
    case waits
  }
}

extension Atlas.Arrow {
  /// The callback and the verb: `onBuy → push`.
  public var name: String {
    let end = verb.map { result == .redirected ? "\($0), guarded" : $0 } ?? (result == .changes ? "changes" : "nothing")
    return callback.map { "\($0) → \(end)" } ?? (kind == "button" && verb != nil ? "? → \(end)" : end)
  }

  /// The button, and what it does, in a line.
  public var line: String {
    let place = "\(source), “\(label)”: \(name)"
    return target == source ? place : "\(place) to \(target)"
  }
}

extension Atlas {
  /// The screen with a name.
  public subscript(name: String) -> Screen? { screens.first { $0.name == name } }

  /// What somebody should look at, under titles.
  public var findings: [(title: String, lines: [String])] {
    let idle = arrows.filter { $0.result == .nothing }.map { "\($0.source), “\($0.label)”" }
    let refused = arrows.compactMap { arrow in
      let sentence = arrow.sentence ?? (arrow.result == .waits ? "It waits for an answer." : nil)
      return sentence.map { "\(arrow.source), “\(arrow.label)”: \($0)" }
    }
    return [
      ("Buttons that do nothing", idle), ("Callbacks that no button calls", uncalled),
      ("Screens that were not reached", unreached), ("Callbacks that are set to nothing", unbound),
      ("Actions that were ignored or refused, or wait", refused), ("Left out", leftOut),
    ].filter { !$0.1.isEmpty }
  }
}
