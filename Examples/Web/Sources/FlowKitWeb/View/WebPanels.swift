/// What a page shows beside an app, such as a debugger of it.
///
/// The app is then in the frame of a phone or a tablet, and the panels are around it; each state that a page is sent has all of
/// them.
///
/// ```swift
/// final class Steps: WebPanels {
///   var panels: [WebPanel] { [WebPanel("Steps", [.text("\(count) until now")])] }
/// }
/// ```
@MainActor
public protocol WebPanels: AnyObject {
  /// The current panels; read again with each state.
  var panels: [WebPanel] { get }

  /// The user is about to press, change or leave something on the page.
  func userActs()
}

extension WebPanels {
  /// Does nothing.
  public func userActs() {}
}

/// One panel beside an app.
public struct WebPanel {
  /// Its title, which tells it from the others.
  public var title: String
  /// Where it stands if there is room.
  public var place: Place
  /// The elements, as in a ``WebView``.
  public var elements: [WebElement]

  /// Where a panel stands.
  public enum Place: String, Sendable {
    /// A bar above the others; below the app on a narrow page.
    case bar
    /// The narrow column, and the wide one.
    case narrow, wide
  }

  /// Makes a panel.
  public init(_ title: String, in place: Place = .narrow, _ elements: [WebElement]) {
    (self.title, self.place, self.elements) = (title, place, elements)
  }
}
