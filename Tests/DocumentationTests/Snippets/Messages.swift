import FlowKit
import FlowKitTesting

// hide
/// The code of the article, in its order.
enum Messages {
  // show
  enum MovieStep: Hashable, Sendable {
    case picked(id: Int)
    case done
  }

  @MainActor
  struct MovieFlow {
    var list: Flow<ListScreen> {
      Flow(with: ListScreen()) { screen, lets in
        screen.onPick = lets.send { MovieStep.picked(id: $0) }
      }
      .handling(MovieStep.self) { step in
        switch step {
        case .picked(let id): .push(movie(id))
        case .done: .popToRoot
        }
      }
    }

    func movie(_ id: Int) -> Flow<MovieScreen> {
      Flow(with: MovieScreen(), id: id) { screen, lets in
        screen.onDone = lets.send(MovieStep.done)  // it does not know who shows it
      }
    }
  }

  // hide
  struct CheckoutFlow {
    let onDone: @MainActor (Int) -> Void
    @MainActor var basket: Flow<ListScreen> { Flow(with: ListScreen()) { screen, _ in screen.onPick = onDone } }
  }

  enum ShopStep: Sendable {
    case bought(Int)
    case cancelled
  }

  final class ShopScreen {
    var onCheckout: () -> Void = {}
    var onCancel: () -> Void = {}
  }

  @MainActor
  struct ShopFlow {
    // show
    var shop: Flow<ShopScreen> {
      Flow(with: ShopScreen()) { screen, lets in
        let checkout = CheckoutFlow(onDone: lets.finish { ShopStep.bought($0) })
        screen.onCheckout = lets.present(checkout.basket)
        screen.onCancel = lets.finish(sending: ShopStep.cancelled)
      }
    }
    // hide
  }

  struct Photo: Sendable {}
  enum UploadStep: Sendable { case uploaded(Int) }

  final class UploadScreen {
    var onClose: () -> Void = {}
    var onUploaded: (Int) -> Void = { _ in }

    init(_ photo: Photo) {}
  }

  @MainActor
  struct UploadFlow {
    // show
    func upload(_ photo: Photo) -> Flow<UploadScreen> {
      Flow(with: UploadScreen(photo)) { screen, lets in
        screen.onClose = lets.dismiss()
        // Possibly after the screen has left.
        screen.onUploaded = lets.send { UploadStep.uploaded($0) }
      }
      .sendsAfterLeaving()
    }
    // hide
  }

  final class TabsScreen {
    var onSearch: (String) -> Void = { _ in }
    var onRefresh: () -> Void = {}
  }

  enum ListCommand: Sendable {
    case search(String)
    case reload
  }

  final class ListScreen {
    var onPick: (Int) -> Void = { _ in }
  }

  final class MovieScreen {
    var onDone: () -> Void = {}
    var onStep: (MovieStep) -> Void = { _ in }
    var onLogin: (User) -> Void = { _ in }
  }

  struct User {
    var isNew = false
  }

  enum AppMessage: Sendable { case loggedOut, languageChanged }
  enum PlayerStep: Sendable { case reached(Int) }

  enum HomeRoute: Hashable, Sendable {
    case users
    case user(UserRoute)
  }

  enum UserRoute: Hashable, Sendable { case detail(Int) }

  @MainActor
  final class HomeModel {
    var router: Router<HomeRoute>?
    var userRouter: Router<UserRoute>?
  }

  final class PlayerScreen {}

  struct Movies: Sendable {
    func load() async throws {}
  }
}

@MainActor
private func sending(_ screen: Messages.MovieScreen, _ lets: Lets) {
  // show
  screen.onStep = lets.send()  // the callback's argument is the message
  // hide
}

@MainActor
private func choosing(_ screen: Messages.MovieScreen, _ lets: Lets, _ onboarding: Flow<Messages.ListScreen>) {
  // show
  screen.onLogin = lets.choose { user in user.isNew ? .push(onboarding) : .popToRoot }
  // hide
}

@MainActor
private func handling(_ navigator: Navigator, _ login: Flow<Messages.ListScreen>) {
  typealias AppMessage = Messages.AppMessage
  // show
  navigator.handle(AppMessage.self) { message in
    switch message {
    case .loggedOut: .resetRoot(to: login)
    case .languageChanged: nil
    }
  }
  // hide
}

@MainActor
private func sendingDown(_ tabs: Messages.TabsScreen, _ lets: Lets, _ watched: Flow<Messages.ListScreen>) {
  typealias ListCommand = Messages.ListCommand
  // show
  // The child of one tab.
  tabs.onSearch = lets.send(to: watched) { ListCommand.search($0) }
  // All tabs, and what is on their stacks; nobody else.
  tabs.onRefresh = lets.broadcast(ListCommand.reload)
  // hide
}

@MainActor
private func sendingDown(_ navigator: Navigator, _ movies: Messages.MovieFlow) {
  typealias AppMessage = Messages.AppMessage
  typealias MovieStep = Messages.MovieStep
  // show
  navigator.send(MovieStep.done, to: movies.list)
  navigator.broadcast(AppMessage.languageChanged)
  // hide
}

@MainActor
private func routing(_ model: Messages.HomeModel, _ lets: Lets) async {
  typealias HomeRoute = Messages.HomeRoute
  typealias UserRoute = Messages.UserRoute
  // show
  let router = lets.router(for: HomeRoute.self)
  model.router = router
  model.userRouter = router.map { (route: UserRoute) in HomeRoute.user(route) }
  // hide
  // show
  let outcome = await router.trigger(.users)
  if let outcome, !outcome.isPerformed { print(outcome) }
  // hide
}

@MainActor
private func following(_ times: AsyncStream<Int>, _ movies: Messages.Movies) -> [Flow<Messages.PlayerScreen>] {
  typealias PlayerScreen = Messages.PlayerScreen
  typealias PlayerStep = Messages.PlayerStep
  // show
  let player = Flow(with: PlayerScreen()) { screen, lets in
    lets.follow(times) { PlayerStep.reached($0) }
  }
  // hide
  // show
  let prepared = player.preparing { try await movies.load() }
  // hide
  return [player, prepared]
}

@MainActor
func messagesAreTested() throws {
  typealias MovieFlow = Messages.MovieFlow
  typealias MovieStep = Messages.MovieStep
  // show
  let spy = LetsSpy()
  MovieFlow().list.makeScreen(lets: spy.lets).onPick(5)
  try spy.verify(.send(MovieStep.picked(id: 5)))
  // hide
}
