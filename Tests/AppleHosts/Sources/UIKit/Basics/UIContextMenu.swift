import Foundation

@MainActor
public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

@MainActor
open class UIContextMenuConfiguration: NSObject {
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

@MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0
  case pop = 1
}

@MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

@MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  public private(set) weak var view: UIView?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) { self.view = view }
}

/// What moves while the preview becomes the screen.
private final class Commit: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private(set) var completions: [() -> Void] = []

  init(_ preview: UIViewController?) { previewViewController = preview }

  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
}

extension StandIn.User {
  /// Holds a finger on a view, and taps the preview that comes, which is then gone.
  ///
  /// - Returns: The preview; nil if the view has none.
  public func tapPreview(of view: UIView) -> UIViewController? {
    for case let interaction as UIContextMenuInteraction in view.interactions {
      guard let delegate = interaction.delegate,
        let menu = delegate.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)
      else { continue }
      guard openMenu() else { return nil }
      let preview = menu.previewProvider?()
      StandIn.clock.runUntilIdle()
      let commit = Commit(preview)
      delegate.contextMenuInteraction(interaction, willPerformPreviewActionForMenuWith: menu, animator: commit)
      _ = closeMenu()
      StandIn.clock.runUntilIdle()
      for completion in commit.completions { completion() }
      return preview
    }
    return nil
  }
}
