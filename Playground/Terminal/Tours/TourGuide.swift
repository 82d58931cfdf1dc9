import FlowKit

/// Who leads from the menu into a tour, and back.
@MainActor
final class TourGuide {
  private lazy var menu = Session(root: menuFlow, about: "tours", leaving: "quit")
  private var tour: Session?

  /// Starts in a tour, or in the menu.
  init(_ tour: Tour? = nil) {
    self.tour = tour?.makeSession()
  }
}

extension TourGuide {
  /// What is open: a tour, or the menu.
  var session: Session { tour ?? menu }

  /// Whether the menu is open.
  var isInMenu: Bool { tour == nil }

  /// Starts a tour anew.
  func open(_ tour: Tour) { self.tour = tour.makeSession() }

  /// Ends the tour.
  func openMenu() { tour = nil }

  private var menuFlow: Flow<MenuScreen> {
    Flow(with: MenuScreen(Tour.all)) { [weak self] screen, _ in
      screen.onOpen = { self?.open($0) }
    }
  }
}
