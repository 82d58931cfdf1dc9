import Testing
import UIKit

/// A scene delegate as an app writes it.
final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  let log = Log()
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = Page("a", log)
    window.makeKeyAndVisible()
    self.window = window
    for context in connectionOptions.urlContexts { log.note("launched by \(context.url.path)") }
    if let activity = session.stateRestorationActivity { log.note("restored \(activity.userInfo?["at"] ?? "")") }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { log.note("opened \(context.url.path)") }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "app.state")
    activity.addUserInfoEntries(from: ["at": "page 3"])
    return activity
  }

  func sceneDidBecomeActive(_ scene: UIScene) { log.note("active") }
  func sceneDidDisconnect(_ scene: UIScene) { log.note("disconnected") }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    log.note(shortcutItem.type)
    completionHandler(true)
  }
}

@Suite("Scenes", .standIn)
@MainActor
struct SceneTests {
  @Test("What the app was opened with is in the options only; links that come later have a call")
  func links() throws {
    let delegate = SceneDelegate()
    let link = try #require(URL(string: "https://example.org/cart"))
    let scene = StandIn.connect(delegate, urls: [link])
    #expect(delegate.log.take() == ["a willAppear", "launched by /cart", "active"])
    StandIn.clock.runUntilIdle()
    #expect(delegate.log.take() == ["a didAppear"])
    StandIn.open([link], in: scene)
    #expect(delegate.log.take() == ["opened /cart"])
    StandIn.choose(UIApplicationShortcutItem(type: "search", localizedTitle: "Search"), in: scene)
    #expect(delegate.log.take() == ["search"])
  }

  @Test("A scene that was here before gets what it has left behind")
  func restoration() {
    let first = SceneDelegate()
    let scene = StandIn.connect(first)
    let activity = StandIn.leave(scene)
    StandIn.disconnect(scene)
    #expect(first.log.take().last == "disconnected")
    let second = SceneDelegate()
    _ = StandIn.connect(second, restoring: activity)
    #expect(second.log.take().contains("restored page 3"))
  }
}
