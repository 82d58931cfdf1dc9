public import FlowKit

extension LetsSpy {
  /// Gives the value that a screen is waiting for when it opens another one: `lets.present(colorPicker, until:
  /// \.onPick)`.
  ///
  /// ```swift
  /// let spy = LetsSpy()
  /// let canvas = paint.canvas.makeScreen(lets: spy.lets)
  /// spy.answer(paint.colorPicker, until: \.onPick, with: .red)
  /// canvas.onColor()
  /// try spy.verify(.present(paint.colorPicker))   // canvas.color is .red
  /// ```
  ///
  /// It is given each time that the screen waits for this callback of this flow, from now on, until another one is
  /// given. Nothing is given to the spies of a factory's navigator: the real screens answer there.
  ///
  /// - Parameters:
  ///   - flow: The flow that the screen opens.
  ///   - callback: The callback that it waits for.
  ///   - value: What it gets; nil, as without an answer, where the user goes back.
  public func answer<Target: AnyObject, Value, Result: CallbackResult>(
    _ flow: Flow<Target>, until callback: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Value, Result>>,
    with value: Value?
  ) {
    let callback = ScreenCallbacks()[keyPath: callback].path
    givenValues.removeAll { $0.flow == flow.id && $0.callback == callback }
    if let value { givenValues.append(GivenValue(flow: flow.id, callback: callback, value: value)) }
  }

  /// Calls the callback that a screen is waiting for, one without arguments.
  ///
  /// ```swift
  /// spy.answer(shop.terms, until: \.onAccept)
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow that the screen opens.
  ///   - callback: The callback that it waits for.
  public func answer<Target: AnyObject>(
    _ flow: Flow<Target>, until callback: KeyPath<ScreenCallbacks<Target>, ScreenCallback<Target, Void, Bool>>
  ) {
    answer(flow, until: callback, with: ())
  }
}

/// What a test answers for a screen that is not there.
struct GivenValue {
  let flow: FlowID
  let callback: AnyKeyPath
  let value: Any

  func fits(_ action: NavigationAction, _ callback: AnyKeyPath) -> Bool {
    action.flow == flow && callback == self.callback
  }
}

/// The way from a screen's callbacks to its spy.
///
/// It keeps the spy no more alive than a navigator would be: the spy keeps closures which may keep the screen.
@MainActor
final class Ear: ActionPerformer {
  private weak var spy: LetsSpy?

  init(of spy: LetsSpy) {
    self.spy = spy
  }

  var isReachable: Bool { spy?.isReachable ?? true }

  func perform(_ action: NavigationAction, for caller: Caller) { spy?.perform(action, for: caller) }

  func performAwaiting(_ action: NavigationAction, for caller: Caller) async -> NavigationOutcome? {
    await spy?.performAwaiting(action, for: caller)
  }

  func belonging<Kind: ScreenBelonging>(_ kind: Kind.Type, of caller: Caller) -> Kind? {
    spy?.belonging(kind, of: caller)
  }

  func belongingsChanged() { spy?.belongingsChanged() }

  func givenValue(for action: NavigationAction, until callback: AnyKeyPath) -> Any? {
    spy?.givenValue(for: action, until: callback)
  }
}
