/// The view that fills a terminal with what the guide has open.
@MainActor
final class FullScreenTours {
  private let guide: TourGuide
  private let draw: (Canvas) -> Void
  private var size: Size
  private var session: Session
  private var view: FullScreen

  init(_ guide: TourGuide, size: Size, draw: @escaping (Canvas) -> Void) {
    self.guide = guide
    self.size = size
    self.draw = draw
    session = guide.session
    view = FullScreen(session, size: size, draw: draw)
  }

  /// Adapts to the window's size.
  func resize(to size: Size) {
    self.size = size
    view.resize(to: size)
  }

  /// Draws what tasks have done since the last key.
  func refresh() { view.refresh() }

  /// Handles keys, up to one that leads outside; a key that leaves a tour opens the menu.
  func handle(_ keys: [Key]) -> FullScreen.Reply {
    for key in keys {
      let reply = view.handle([key])
      switch reply {
      case .goOn: break
      case .leave where !guide.isInMenu: guide.leave()
      case .leave: return .quit
      case .quit, .suspend: return reply
      case .restart: guide.restart()
      case .nextLesson: guide.openLesson(after: 1)
      case .sameLesson: guide.openLesson(after: 0)
      }
      follow()
    }
    return .goOn
  }

  /// Shows what is open.
  private func follow() {
    guard session !== guide.session else { return }
    session = guide.session
    view = FullScreen(session, size: size, draw: draw)
    draw(view.canvas)
  }
}
