import FlowKit

/// A screen that says how it looks on a page.
///
/// ```swift
/// extension LoginScreen: WebScreen {
///   var view: WebView { WebView("Log in", [.button("Continue") { self.onLogin() }]) }
/// }
/// ```
@MainActor
public protocol WebScreen: AnyObject {
  /// The current view; read again after each event, and when observable properties that it reads have changed.
  var view: WebView { get }
}

/// How the screens of an app look: by themselves, or as registered.
@MainActor
struct WebRegistry {
  private var makers: [ObjectIdentifier: (AnyObject) -> WebView?] = [:]
  private var rows: [ObjectIdentifier: [Prototype.Row]] = [:]
  /// Looks at the screens that nothing else is known about.
  var other: (@MainActor (AnyObject, ScreenID) -> WebView?)?

  mutating func add<Screen: AnyObject>(_ type: Screen.Type, _ make: @escaping @MainActor (Screen) -> WebView) {
    makers[ObjectIdentifier(type)] = { ($0 as? Screen).map(make) }
  }

  mutating func add<Screen: AnyObject>(
    row label: String, to type: Screen.Type, _ press: @escaping @MainActor (Screen) -> Void
  ) {
    rows[ObjectIdentifier(type), default: []].append(.init(label: label) { ($0 as? Screen).map(press) })
  }

  /// How a screen looks that has no view.
  @MainActor
  func prototype(of screen: AnyObject) -> Prototype {
    Prototype(screen, rows[ObjectIdentifier(type(of: screen))] ?? [])
  }

  /// The view of a screen; nil if none is known.
  func view(of screen: AnyObject, _ id: ScreenID) -> WebView? {
    makers[ObjectIdentifier(type(of: screen))]?(screen) ?? (screen as? any WebScreen)?.view ?? other?(screen, id)
  }
}
