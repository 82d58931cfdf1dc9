import FlowKit
import Shop
import Testing

@testable import Playground

/// The full-screen view without a terminal.
@MainActor
final class Window {
  let session: Session
  let view: FullScreen
  private let drawn: Drawn

  /// The drawn pictures, in order.
  private final class Drawn {
    var pictures: [String] = []
  }

  convenience init(_ size: Size = .usual, root: Flow<some AnyObject> = ShopFlow().tutorial) {
    self.init(size, Session(root: root, about: "a small shop"))
  }

  init(_ size: Size, _ session: Session) {
    let drawn = Drawn()
    self.drawn = drawn
    self.session = session
    view = FullScreen(session, size: size) { drawn.pictures.append($0.picture) }
  }

  var pictures: [String] { drawn.pictures }

  /// The current picture.
  var picture: String { drawn.pictures.last ?? "" }

  /// The lines of the picture that contain a text.
  func lines(with text: String) -> [String] {
    picture.split(separator: "\n").map(String.init).filter { $0.contains(text) }
  }

  func type(_ keys: Key...) {
    for key in keys { _ = view.handle([key]) }
  }

  func type(_ text: String) {
    _ = view.handle(text.map(Key.character))
  }

  /// Goes to the dashboard.
  func logIn() {
    type(.enter)
    type("Ada")
    type(.enter)
  }
}
