import FlowKit
@testable import ShopApp
@testable import SwiftUI
import UIKit

/// The app in a scene, and somebody who uses it: reads, taps, writes and swipes.
@MainActor
final class AppUser {
  let delegate = SceneDelegate()
  let scene: UIWindowScene
  private let world = StandIn.world

  /// Starts the app.
  init(
    urls: [String] = [], shortcut: UIApplicationShortcutItem? = nil, restoring: NSUserActivity? = nil
  ) {
    let urls = urls.compactMap { URL(string: $0) }
    scene = StandIn.connect(delegate, urls: urls, shortcut: shortcut, restoring: restoring)
    settle()
  }

  func settle() { world.clock.runUntilIdle() }

  /// Where the app is.
  var summary: String { delegate.navigator?.tree.summary ?? "" }

  private var user: StandIn.User? { delegate.window.map { StandIn.User($0) } }

  /// The controller in front.
  var front: UIViewController? {
    var front = user?.top
    while let next = (front as? UINavigationController)?.topViewController ?? front?.children.last { front = next }
    return front
  }

  var title: String? { front?.title }

  /// How many controllers lie over the root's.
  var modals: Int { user?.modals.count ?? 0 }

  /// What is to be read in front, buttons left out.
  var texts: [String] {
    let views = front.map { Self.views(in: $0.view) } ?? []
    return views.compactMap { ($0 as? UILabel)?.text } + nodes.compactMap { ($0.view as? Text)?.text }
  }

  /// Taps a button.
  func tap(_ title: String) -> Bool {
    defer { settle() }
    if let alert = user?.top as? UIAlertController {
      guard let action = alert.actions.first(where: { $0.title == title }) else { return false }
      return user?.tap(action, of: alert) ?? false
    }
    if let button = Self.views(in: front?.view).compactMap({ $0 as? UIButton }).first(where: {
      $0.currentTitle == title
    }) {
      button.sendActions(for: .primaryActionTriggered)
      return true
    }
    guard let button = nodes.first(where: { $0.button != nil && $0.texts == [title] })?.button else { return false }
    button.action()
    return true
  }

  /// Writes into the field in front.
  func write(_ text: String) -> Bool {
    defer { settle() }
    if let field = Self.views(in: front?.view).compactMap({ $0 as? UITextField }).first {
      field.text = text
      field.sendActions(for: .editingChanged)
      return true
    }
    guard let field = nodes.compactMap(\.field).first else { return false }
    field.wrappedValue = text
    return true
  }

  /// Swipes back, or only a little.
  func swipeBack(finishing: Bool = true) -> Bool {
    guard let user, let stack = front?.navigationController, user.beginSwipeBack(stack) else { return false }
    user.moveSwipeBack(stack, to: 0.5)
    if finishing { user.finishSwipeBack(stack) } else { user.cancelSwipeBack(stack) }
    settle()
    return true
  }

  /// Pulls the sheet in front down.
  func pullDown() -> Bool {
    guard let user, let top = user.top, let pull = user.beginPullDown(top), !pull.isResisted else { return false }
    pull.finish()
    settle()
    return true
  }

  func open(_ url: String) {
    StandIn.open([URL(string: url)].compactMap(\.self), in: scene)
    settle()
  }

  /// The app goes to the background, and is ended there.
  func leave() -> NSUserActivity? {
    let activity = StandIn.leave(scene)
    StandIn.disconnect(scene)
    settle()
    return activity
  }

  private static func views(in view: UIView?) -> [UIView] {
    guard let view else { return [] }
    return [view] + view.subviews.flatMap { views(in: $0) }
  }

  /// The nodes in front, where that is SwiftUI's.
  private var nodes: [ViewNode] {
    guard let runtime = (front as? any ShowsViews)?.runtime else { return [] }
    var found: [ViewNode] = []
    func visit(_ node: ViewNode) {
      found.append(node)
      guard node.button == nil else { return }
      for (child, phase) in node.seenChildren where phase != .hidden { visit(child) }
    }
    (runtime.presentations.last?.content ?? runtime.root).map(visit)
    return found
  }
}
