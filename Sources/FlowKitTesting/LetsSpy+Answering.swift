public import FlowKit

extension LetsSpy {
  /// Provides the value that a screen awaits from another screen: `lets.present(colorPicker, until: \.onPick)`.
  ///
  /// ```swift
  /// let spy = LetsSpy()
  /// let canvas = paint.canvas.makeScreen(lets: spy.lets)
  /// spy.answer(paint.colorPicker, until: \.onPick, with: .red)
  /// canvas.onColor()
  /// try spy.verify(.present(paint.colorPicker))   // canvas.color is .red
  /// ```
  ///
  /// The spy returns the value each time the screen awaits this callback of this flow, until you set another answer.
  /// Spies of a factory's navigator don't use it: the real screens answer there.
  ///
  /// - Parameters:
  ///   - flow: The flow that the screen opens.
  ///   - callback: The callback that the screen awaits.
  ///   - value: The answer; nil means that the user goes back, as without an answer.
  public func answer<Target: AnyObject, Value, Result: CallbackResult>(
    _ flow: Flow<Target>, until callback: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Value, Result>>,
    with value: Value?
  ) {
    let callback = ScreenCallbacks()[keyPath: callback].path
    givenValues.removeAll { $0.flow == flow.id && $0.callback == callback }
    if let value { givenValues.append(GivenValue(flow: flow.id, callback: callback, value: value)) }
  }

  /// Calls the callback without arguments that a screen awaits.
  ///
  /// ```swift
  /// spy.answer(shop.terms, until: \.onAccept)
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow that the screen opens.
  ///   - callback: The callback that the screen awaits.
  public func answer<Target: AnyObject>(
    _ flow: Flow<Target>, until callback: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Void, Bool>>
  ) {
    answer(flow, until: callback, with: ())
  }
}

/// A test's answer in place of a screen.
struct GivenValue {
  let flow: FlowID
  let callback: AnyKeyPath
  let value: Any

  func fits(_ action: NavigationAction, _ callback: AnyKeyPath) -> Bool {
    action.flow == flow && callback == self.callback
  }
}

/// Connects a screen's callbacks with its spy.
///
/// It keeps the spy alive no more than it would a navigator, because the spy keeps closures that may keep the screen
/// alive.
@MainActor
final class SpyPerformer: ForwardingPerformer {
  private weak var spy: LetsSpy?
  var next: (any ActionPerformer)? { spy }

  init(of spy: LetsSpy) {
    self.spy = spy
  }
}
