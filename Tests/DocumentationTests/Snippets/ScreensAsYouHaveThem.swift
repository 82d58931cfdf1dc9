import FlowKit

// hide
/// The code of the article, in its order.
@MainActor
struct OwnScreens {
  final class ProductScreen {
    var code = ""
    func show(_ code: String) { self.code = code }
  }

  var product: Flow<ProductScreen> { Flow(with: ProductScreen()) { _, _ in } }

  // show
  protocol ScannerScreenDelegate: AnyObject {
    func scanner(_ scanner: ScannerScreen, didFind code: String)
    func scannerDidCancel(_ scanner: ScannerScreen)
  }

  final class ScannerScreen {
    weak var delegate: (any ScannerScreenDelegate)?
  }
  // hide

  // show
  final class ScannerAdapter: ScannerScreenDelegate {
    var onFind: (String) -> Void = { _ in }
    var onCancel: () -> Void = {}

    func scanner(_ scanner: ScannerScreen, didFind code: String) { onFind(code) }
    func scannerDidCancel(_ scanner: ScannerScreen) { onCancel() }
  }
  // hide

  // show
  var scanner: Flow<ScannerScreen> {
    Flow(with: ScannerScreen()) { screen, lets in
      let adapter = lets.keep(ScannerAdapter())
      adapter.onFind = lets.push(product) { $0.show }
      adapter.onCancel = lets.pop()
      screen.delegate = adapter
    }
  }
  // hide
}

extension OwnScreens {
  // show
  struct User: Sendable {
    var name: String
    var isNew = false
  }

  protocol LoginOutput {
    func loginDidEnd(with user: User)
    func loginWasCancelled()
  }

  final class LoginScreen {
    var output: any LoginOutput
    init(output: any LoginOutput) { self.output = output }
  }

  struct LoginOutlets: LoginOutput {
    let onLogin: (User) -> Void
    let onCancel: () -> Void

    func loginDidEnd(with user: User) { onLogin(user) }
    func loginWasCancelled() { onCancel() }
  }
  // hide

  final class HomeScreen {
    var user: User?
    func greet(_ user: User) { self.user = user }
  }

  var home: Flow<HomeScreen> { Flow(with: HomeScreen()) { _, _ in } }

  // show
  var login: Flow<LoginScreen> {
    Flow { lets in
      LoginScreen(
        output: LoginOutlets(onLogin: lets.push(home) { $0.greet }, onCancel: lets.pop()))
    }
  }
  // hide
}

extension OwnScreens {
  final class NewPasswordScreen {}

  var newPassword: Flow<NewPasswordScreen> { Flow(with: NewPasswordScreen()) { _, _ in } }

  // show
  enum SignInEvent: Sendable {
    case signedIn(User)
    case forgotPassword
    case cancelled
  }

  final class SignInScreen {
    var onEvent: (SignInEvent) -> Void = { _ in }
  }

  var signIn: Flow<SignInScreen> {
    Flow(with: SignInScreen()) { screen, lets in
      screen.onEvent = lets.choose { event in
        switch event {
        case .signedIn(let user): .push(home) { $0.greet(user) }
        case .forgotPassword: .present(newPassword, as: .sheet)
        case .cancelled: .pop()
        }
      }
    }
  }
  // hide

  // show
  var signInForAnyone: Flow<SignInScreen> {
    Flow(with: SignInScreen()) { screen, lets in
      screen.onEvent = lets.send()  // a flow below handles SignInEvent
    }
  }
  // hide
}

extension OwnScreens {
  enum DownloadEvent: Sendable, Equatable {
    case finished(String)
    case failed
  }

  final class SummaryScreen {
    var text = ""
    func show(_ text: String) { self.text = text }
  }

  var summary: Flow<SummaryScreen> { Flow(with: SummaryScreen()) { _, _ in } }

  // show
  final class DownloadScreen {
    let events: AsyncStream<DownloadEvent>
    private let feed: AsyncStream<DownloadEvent>.Continuation

    init() { (events, feed) = AsyncStream.makeStream() }

    func end(_ text: String) { feed.yield(.finished(text)) }
  }

  var download: Flow<DownloadScreen> {
    Flow(with: DownloadScreen()) { screen, lets in
      lets.follow(screen.events)
    }
    .handling(DownloadEvent.self) { event in
      switch event {
      case .finished(let text): .push(summary) { $0.show(text) }
      case .failed: .pop()
      }
    }
  }
  // hide
}
