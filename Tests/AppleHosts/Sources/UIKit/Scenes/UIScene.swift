import Foundation

@MainActor
open class UISceneSession: NSObject {
  open var stateRestorationActivity: NSUserActivity?
  open var userInfo: [String: Any]?
  public let persistentIdentifier: String
  open internal(set) weak var scene: UIScene?

  init(persistentIdentifier: String) {
    self.persistentIdentifier = persistentIdentifier
    super.init()
  }
}

@MainActor
open class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}

open class UIApplicationShortcutItem: NSObject {
  public let type: String
  public let localizedTitle: String
  open var userInfo: [String: any NSSecureCoding]? { nil }

  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
    super.init()
  }
}

@MainActor
open class UIScene: UIResponder {
  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open var title: String! = ""
  open internal(set) var activationState = ActivationState.unattached

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  @MainActor
  open class ConnectionOptions: NSObject {
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    open internal(set) var userActivities: Set<NSUserActivity> = []
    open internal(set) var shortcutItem: UIApplicationShortcutItem?
  }
}

@MainActor
open class UIWindowScene: UIScene {
  open internal(set) var windows: [UIWindow] = []
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  let world = StandIn.world
  var traits = UITraitCollection(width: .compact, idiom: .phone)
  open var traitCollection: UITraitCollection { traits }
}

@MainActor
open class UIWindow: UIView {
  open weak var windowScene: UIWindowScene?
  open private(set) var isKeyWindow = false
  open var rootViewController: UIViewController? { didSet { rootChanged(from: oldValue) } }
  /// The orientations that were read last.
  var orientations: UIInterfaceOrientationMask?
  open override var window: UIWindow? { self }
  open override var traitCollection: UITraitCollection {
    windowScene?.traits ?? UITraitCollection(width: .compact, idiom: .phone)
  }

  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    self.windowScene = windowScene
    isHidden = true
    windowScene.windows.append(self)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  public required init?(coder: NSCoder) { nil }

  open func makeKey() { isKeyWindow = true }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
    showRoot()
  }

  private func rootChanged(from old: UIViewController?) {
    if let old, old !== rootViewController, let modal = old.deepestPresented {
      old.world.console.write(
        .orphanModal,
        "The window's controller was replaced under \(old.world.name(modal)), which stays over the new one")
    }
    old?.viewIfLoaded?.removeFromSuperview()
    if !isHidden { showRoot() }
  }

  private func showRoot() {
    guard let rootViewController, let view = rootViewController.view, view.superview !== self else { return }
    view.frame = bounds
    insertSubview(view, at: 0)
    readOrientations()
  }
}
