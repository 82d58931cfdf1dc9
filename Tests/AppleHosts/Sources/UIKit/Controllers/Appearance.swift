import Foundation

/// Where a controller is between not to be seen and to be seen.
enum Appearance {
  case gone, appearing, shown, leaving
}

extension UIViewController {
  /// It begins to be seen; where it is already, nothing happens.
  func startAppearing(_ animated: Bool) {
    guard appearance == .gone || appearance == .leaving else { return }
    let isNew = appearance == .gone
    appearance = .appearing
    appearanceIsAnimated = animated
    loadViewIfNeeded()
    prepareToAppear()
    viewWillAppear(animated)
    if isNew { viewIsAppearing(animated) }
    guard appearance == .appearing, forwardsAppearance else { return }
    for child in childrenToAppear { child.startAppearing(animated) }
  }

  /// It begins to go; where it has gone or goes, nothing happens.
  func startLeaving(_ animated: Bool) {
    guard appearance == .shown || appearance == .appearing else { return }
    appearance = .leaving
    appearanceIsAnimated = animated
    viewWillDisappear(animated)
    guard appearance == .leaving, forwardsAppearance else { return }
    for child in children { child.startLeaving(animated) }
  }

  /// It is there, or has gone; where it was neither coming nor going, nothing happens.
  func settleAppearance() {
    switch appearance {
    case .appearing:
      appearance = .shown
      viewDidAppear(appearanceIsAnimated)
      if forwardsAppearance { for child in children where !movesByItself(child) { child.settleAppearance() } }
      didFinishAppearing()
    case .leaving:
      appearance = .gone
      viewDidDisappear(appearanceIsAnimated)
      if forwardsAppearance { for child in children { child.settleAppearance() } }
    case .gone, .shown: break
    }
  }

  private var forwardsAppearance: Bool { shouldAutomaticallyForwardAppearanceMethods }

  /// Its view has come into a window or out of it. Controllers that their container shows are not touched.
  func windowChanged() {
    guard !isShownByOwner else { return }
    if viewIfLoaded?.window != nil {
      guard appearance == .gone || appearance == .leaving else { return }
      guard let ancestor else { return appearByItself() }
      guard ancestor.shouldAutomaticallyForwardAppearanceMethods else { return }
      switch ancestor.appearance {
      case .shown: appearByItself()
      case .appearing: startAppearing(ancestor.appearanceIsAnimated)
      case .gone, .leaving: break
      }
    } else if ancestor?.shouldAutomaticallyForwardAppearanceMethods != false {
      startLeaving(false)
      settleAppearance()
    }
  }

  private func appearByItself() {
    startAppearing(false)
    world.clock.later { [weak self] in
      guard let self, appearance == .appearing, ancestor.map({ $0.appearance == .shown }) ?? true else { return }
      settleAppearance()
    }
  }

  private var isShownByOwner: Bool { ancestor?.showsItsChildren == true || presenter != nil || isCovered }
}
