extension Navigator {
  /// Takes note of a new screen if it wants to know what happens to it.
  ///
  /// - Returns: Whether it does not.
  func takeNote(of screen: AnyObject, _ id: ScreenID) -> Bool {
    lifecycleTypes.isPlain(screen) || ask(screen, id)
  }

  @inline(never)  // nearly always it is known already
  private func ask(_ screen: AnyObject, _ id: ScreenID) -> Bool {
    guard let listener = lifecycleTypes.listener(screen) else { return true }
    let screens = lifecycleScreens ?? LifecycleScreens()
    screens.add(listener, id: id)
    lifecycleScreens = screens
    return false
  }

  /// Tells a screen what has happened to its entry, if it wants to know.
  func tellScreen(_ kind: NavigationEvent.Kind, of id: ScreenID) {
    guard let lifecycleScreens else { return }
    lifecycleScreens.tell(kind, to: id)
    if lifecycleScreens.isEmpty { self.lifecycleScreens = nil }
  }

  /// Tells the screens that a navigator begins with; nobody else listens yet.
  func tellFirstScreens(_ start: Prospect) {
    guard lifecycleScreens != nil else { return }
    for entering in start.entering { tellScreen(.made, of: entering.id) }
    for entry in tree.shown { tellScreen(.appeared, of: entry.id) }
  }
}
