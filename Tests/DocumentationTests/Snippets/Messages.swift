import FlowKit
import FlowKitTesting

// hide
/// The article's code, in its order.
enum Messages {
  enum MovieStep: Hashable, Sendable { case picked(id: Int) }

  @MainActor
  struct MovieFlow {
    var list: Flow<ListScreen> {
      Flow(with: ListScreen()) { screen, lets in screen.onPick = lets.send { MovieStep.picked(id: $0) } }
    }
  }

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
        let checkout = CheckoutFlow(onDone: lets.unwind { ShopStep.bought($0) })
        screen.onCheckout = lets.present(checkout.basket)
        screen.onCancel = lets.unwind(sending: ShopStep.cancelled)
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
    var onStep: (MovieStep) -> Void = { _ in }
    var onLogin: (User) -> Void = { _ in }
    var onTyped: (String) -> Void = { _ in }
    var onReview: () -> Void = {}
  }

  final class Session { var isOpen = false }

  struct User {
    var isNew = false
  }

  enum PlayerStep: Sendable { case reached(Int) }

  enum HomeRoute: Hashable, Sendable {
    case users
    case user(UserRoute)
  }

  enum UserRoute: Hashable, Sendable { case detail(Int) }

  @MainActor
  final class HomeModel {
    var go: @MainActor (HomeRoute) -> Void = { _ in }
    var goToUser: @MainActor (UserRoute) -> Void = { _ in }
    var goAndWait: @MainActor (HomeRoute) async -> NavigationOutcome? = { _ in nil }
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
  screen.onLogin = lets.choose { user in user.isNew ? .push(onboarding) : .popToRoot() }
  // hide
}

@MainActor
private func choosingBetweenTwo(
  _ screen: Messages.MovieScreen, _ lets: Lets, _ editor: Flow<Messages.ListScreen>, _ login: Flow<Messages.ListScreen>,
  _ session: Messages.Session
) {
  // show
  screen.onReview = lets.choose(.push(editor), orElse: .present(login)) { session.isOpen }
  // hide
}

@MainActor
private func choosingPerhaps(
  _ screen: Messages.MovieScreen, _ lets: Lets, _ item: @escaping @MainActor (Int) -> Flow<Messages.ListScreen>
) {
  // show
  screen.onTyped = lets.choose { text in Int(text).map { .push(item($0)) } }
  // hide
}

@MainActor
private func sendingDown(_ tabs: Messages.TabsScreen, _ lets: Lets, _ watched: Flow<Messages.ListScreen>) {
  typealias ListCommand = Messages.ListCommand
  // show
  // The child of one tab.
  tabs.onSearch = lets.send(to: watched) { ListCommand.search($0) }
  // All tabs, and what is on their stacks; nobody else.
  tabs.onRefresh = lets.perform(.broadcast(ListCommand.reload))
  // hide
}

@MainActor
private func routing(_ model: Messages.HomeModel, _ lets: Lets) {
  typealias HomeRoute = Messages.HomeRoute
  // show
  model.go = lets.send()  // @MainActor (HomeRoute) -> Void
  model.goToUser = lets.send { HomeRoute.user($0) }  // a part of the app, with routes of its own
  // hide
  // show
  model.goAndWait = { await lets.performAndWait(.send($0)) }
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
