#if canImport(UIKit)
  import FlowKit
  import FlowKitLinks
  import FlowKitRestoration
  import FlowKitUIKit
  import Foundation
  import UIKit

  /// A scene of the app: a window with a navigator of its own, its links, and what is kept of it.
  public final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    /// Where the flows are shown.
    public var window: UIWindow?
    private var app: AppFlow?
    private(set) var navigator: Navigator?

    /// Goes to where the scene was, or to where it was opened for, and shows that.
    public func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene, let app = try? AppFlow(), let navigator = try? app.makeNavigator()
      else { return assertionFailure("The names of the flows or the links are wrong: see the tests") }
      (self.app, self.navigator) = (app, navigator)
      inspect(navigator)

      if let activity = session.stateRestorationActivity { restore(activity) }
      for context in connectionOptions.urlContexts { open(context.url) }
      for activity in connectionOptions.userActivities { self.scene(scene, continue: activity) }
      if let item = connectionOptions.shortcutItem { _ = open(item) }

      let window = UIWindow(windowScene: scene)
      UIKitHost(navigator, window: window) { host in
        host.showShop(
          openingGuide: { [weak navigator] in navigator?.perform(.open(app.guide)) },
          openingMovies: { [weak navigator] in navigator?.perform(.open(app.movies)) })
      }
      window.makeKeyAndVisible()
      self.window = window
    }
  }

  // Links: URLs, and the shortcuts of the app's icon, whose types are URLs.
  extension SceneDelegate {
    /// Opens links while the scene is there.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      for context in URLContexts { open(context.url) }
    }

    /// Opens universal links.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
      if let url = userActivity.webpageURL { open(url) }
    }

    /// Opens a shortcut while the scene is there.
    public func windowScene(
      _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
      completionHandler: @escaping (Bool) -> Void
    ) {
      completionHandler(open(shortcutItem))
    }

    @discardableResult
    private func open(_ url: URL) -> Bool {
      do {
        return try navigator?.open(url) != nil
      } catch {
        print(error)  // a stranger wrote the URL: nothing has changed
        return false
      }
    }

    private func open(_ item: UIApplicationShortcutItem) -> Bool { URL(string: item.type).map { open($0) } ?? false }
  }

  // Restoration.
  extension SceneDelegate {
    /// Where the scene is, for the next time.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
      guard let app, let place = navigator?.snapshot(with: app.flows), let data = try? JSONEncoder().encode(place)
      else { return nil }
      let activity = NSUserActivity(activityType: "playground.place")
      activity.addUserInfoEntries(from: ["place": data])
      return activity
    }

    private func restore(_ activity: NSUserActivity) {
      guard let app, let data = activity.userInfo?["place"] as? Data,
        let place = try? JSONDecoder().decode(NavigationSnapshot.self, from: data)
      else { return }
      navigator?.restore(place, from: app.flows)
    }

    /// Screens hear that nobody sees them.
    public func sceneDidEnterBackground(_ scene: UIScene) { navigator?.isInBackground = true }

    /// Screens hear that they are seen again.
    public func sceneWillEnterForeground(_ scene: UIScene) { navigator?.isInBackground = false }
  }
#endif
