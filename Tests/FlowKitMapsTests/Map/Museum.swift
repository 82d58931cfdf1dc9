import FlowKit

/// A small app that has one of everything that a map shows.
@MainActor
struct Museum {
  var name = "Hall"
  var isOpen = true

  final class HallScreen {
    var onTicket: () -> Void = {}
    var onShop: () -> Void = {}
    var onRestart: () -> Void = {}
    var onTrack: () -> Void = {}
  }

  final class RoomsScreen {
    var onRoom: (Int) -> Void = { _ in }
  }

  final class RoomScreen {
    var onPicture: (Int) -> Void = { _ in }
    var onOut: () -> Void = {}
    var onBack: () -> Void = {}
  }

  final class PictureScreen {
    var onLiked: (String) -> Void = { _ in }
  }

  final class ShopScreen {
    var onClose: () -> Void = {}
  }

  enum News: Hashable, Sendable { case liked }

  var hall: Flow<HallScreen> {
    Flow(with: HallScreen()) { screen, lets in
      screen.onTrack = { _ = "tracked" }
      screen.onTicket = lets.push(rooms)
      screen.onShop = lets.present(shop, as: .sheet)
      screen.onRestart = lets.reset(to: self.hall)
    }
    .named(name)
  }

  var rooms: Flow<RoomsScreen> {
    Flow(with: RoomsScreen(), containing: .tabs(room(1), room(2))) { screen, lets in
      screen.onRoom = lets.select { $0 }
    }
    .guarded { isOpen ? .allow : .refuse("it is closed") }
    .handling(News.self) { _ in .select(room(1)) }
  }

  func room(_ number: Int) -> Flow<RoomScreen> {
    Flow(with: RoomScreen(), id: number) { screen, lets in
      screen.onPicture = lets.push(picture)
      screen.onOut = lets.popTo(hall)
      screen.onBack = lets.pop()
    }
  }

  func picture(_ number: Int) -> Flow<PictureScreen> {
    Flow(with: PictureScreen(), id: number) { screen, lets in
      screen.onLiked = lets.send(News.liked)
    }
  }

  var shop: Flow<ShopScreen> {
    Flow(with: ShopScreen()) { screen, lets in
      screen.onClose = lets.dismiss()
    }
  }
}
