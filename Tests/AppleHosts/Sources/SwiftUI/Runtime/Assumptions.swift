/// What reports disagree on or no documentation tells, and is the same all the time: each may be either way.
public struct Assumptions: Sendable {
  /// Whether a navigation stack keeps a level's state by its position in the path; otherwise by its value.
  public var levelsAreKnownByPosition = false
  /// When the button of an alert or a dialog acts.
  public var buttonsOfAlerts = ButtonMoment.beforeBinding
  /// Whether only the front one goes if several modals are dismissed in one update.
  public var dismissesOneModalAnUpdate = false

  /// Whether what has gone is dismantled in an update of views, where nothing may be written.
  public var dismantlesInUpdates = false

  /// Whether a sheet is as large as its content asks for, as on macOS.
  public var sheetsTakeTheSizeOfTheirContent = false

  /// Whether the controllers of representables in pages hear of appearing and disappearing.
  public var pagesTellControllers = false

  /// Whether a sheet that is asked for while another sheet is there comes when that one has gone; otherwise it is lost.
  public var secondSheetsAreQueued = false

  /// When a button acts, compared with its alert.
  public enum ButtonMoment: CaseIterable, Sendable {
    /// It acts, then `isPresented` becomes false, as Apple's page tells it.
    case beforeBinding
    /// `isPresented` becomes false, then it acts.
    case afterBinding
    /// The alert has gone from the screen, then it acts, as in UIKit.
    case whenClosed
  }

  public init() {}

  /// Chooses a side of each.
  public init(using random: inout some RandomNumberGenerator) {
    levelsAreKnownByPosition = Bool.random(using: &random)
    buttonsOfAlerts = ButtonMoment.allCases.randomElement(using: &random) ?? .beforeBinding
    dismissesOneModalAnUpdate = Bool.random(using: &random)
    dismantlesInUpdates = Bool.random(using: &random)
    sheetsTakeTheSizeOfTheirContent = Bool.random(using: &random)
    pagesTellControllers = Bool.random(using: &random)
    secondSheetsAreQueued = Bool.random(using: &random)
  }
}
