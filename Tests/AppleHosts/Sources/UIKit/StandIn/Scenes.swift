import Foundation

extension StandIn {
  /// Launches a scene as the system does it: its delegate gets what the app was opened with, and then it becomes active.
  ///
  /// - Parameters:
  ///   - delegate: The scene's delegate. The scene holds it.
  ///   - urls: The links that the app was opened with.
  ///   - activities: The activities that it was opened with.
  ///   - shortcut: The shortcut that it was opened with.
  ///   - restoring: What the scene has left behind when it was here before.
  ///   - isNarrow: Whether the window is narrow.
  /// - Returns: The scene. The world holds it until it is disconnected.
  @MainActor
  public static func connect(
    _ delegate: any UISceneDelegate, urls: [URL] = [], activities: [NSUserActivity] = [],
    shortcut: UIApplicationShortcutItem? = nil, restoring: NSUserActivity? = nil, isNarrow: Bool = true
  ) -> UIWindowScene {
    let scene = scene(isNarrow: isNarrow)
    scene.delegate = delegate
    scene.session.stateRestorationActivity = restoring
    UIApplication.shared.connectedScenes.insert(scene)
    let options = UIScene.ConnectionOptions()
    options.urlContexts = Set(urls.map { UIOpenURLContext(url: $0) })
    options.userActivities = Set(activities)
    options.shortcutItem = shortcut
    delegate.scene(scene, willConnectTo: scene.session, options: options)
    if let restoring { delegate.scene(scene, restoreInteractionStateWith: restoring) }
    activate(scene)
    return scene
  }

  /// Brings a scene to the front.
  @MainActor
  public static func activate(_ scene: UIWindowScene) {
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillEnterForeground(scene)
    scene.activationState = .foregroundActive
    scene.delegate?.sceneDidBecomeActive(scene)
  }

  /// Sends a scene to the background, where the system asks what is to be restored later.
  @MainActor
  public static func leave(_ scene: UIWindowScene) -> NSUserActivity? {
    scene.activationState = .foregroundInactive
    scene.delegate?.sceneWillResignActive(scene)
    scene.activationState = .background
    scene.delegate?.sceneDidEnterBackground(scene)
    if scene.world.assumptions.backgroundResizesWindows {
      for window in scene.windows {
        let user = User(window), isNarrow = scene.traits.horizontalSizeClass == .compact
        _ = user.resize(isNarrow: !isNarrow)
        _ = user.resize(isNarrow: isNarrow)
      }
    }
    let activity = scene.delegate?.stateRestorationActivity(for: scene)
    scene.session.stateRestorationActivity = activity
    return activity
  }

  /// Opens links in a scene that is connected.
  @MainActor
  public static func open(_ urls: [URL], in scene: UIWindowScene) {
    scene.delegate?.scene(scene, openURLContexts: Set(urls.map { UIOpenURLContext(url: $0) }))
  }

  /// Goes on with an activity in a scene that is connected.
  @MainActor
  public static func resume(_ activity: NSUserActivity, in scene: UIWindowScene) {
    scene.delegate?.scene(scene, willContinueUserActivityWithType: activity.activityType)
    scene.delegate?.scene(scene, continue: activity)
  }

  /// Chooses one of the app's shortcuts, while the scene is connected.
  @MainActor
  public static func choose(
    _ shortcut: UIApplicationShortcutItem, in scene: UIWindowScene, completion: @escaping (Bool) -> Void = { _ in }
  ) {
    let delegate = scene.delegate as? any UIWindowSceneDelegate
    delegate?.windowScene(scene, performActionFor: shortcut, completionHandler: completion)
  }

  /// Closes a scene, as the system does it to get memory back, or the user in the app switcher.
  @MainActor
  public static func disconnect(_ scene: UIWindowScene) {
    scene.activationState = .unattached
    scene.delegate?.sceneDidDisconnect(scene)
    scene.delegate = nil
    scene.windows.removeAll()
    UIApplication.shared.connectedScenes.remove(scene)
    scene.world.letGo(scene)
  }
}
