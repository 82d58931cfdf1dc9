import Foundation

// Dismissing a modal by the user: only then the delegate of its presentation hears of it.
extension UIViewController {
  private var adaptiveDelegate: (any UIAdaptivePresentationControllerDelegate)? { madeFor?.delegate }

  /// Whether the user's wish to close this modal is granted. Asked more than once, as UIKit does.
  func letsUserDismiss() -> Bool {
    guard !isModalInPresentation, let madeFor else { return false }
    var isLet = true
    for _ in 0..<2 { isLet = adaptiveDelegate?.presentationControllerShouldDismiss(madeFor) ?? true }
    return isLet
  }

  func tellOfAttempt() {
    guard let madeFor else { return }
    adaptiveDelegate?.presentationControllerDidAttemptToDismiss(madeFor)
  }

  /// The user closes this modal by a tap or a key: it goes by itself.
  func dismissByUser() {
    guard let run = startUserDismissal(isInteractive: false) else { return }
    run.begin()
  }

  /// Begins what the user's finger does with this modal.
  func startUserDismissal(isInteractive: Bool) -> Run? {
    guard let presenter, let madeFor else { return nil }
    let run = presenter.startDismissing(animated: true, isInteractive: isInteractive, nil) { [weak self] in
      self?.adaptiveDelegate?.presentationControllerWillDismiss(madeFor)
    }
    guard let run else { return nil }
    let delegate = adaptiveDelegate
    let end = run.whenEnded
    let tell = { [weak delegate] in delegate?.presentationControllerDidDismiss(madeFor) }
    let world = world
    run.whenEnded = { [weak run] completed in
      if completed, world.assumptions.coordinatorEndsFirst {
        end?(completed)
        tell()
      } else {
        if completed { run?.beforeCompletions = { tell() } }
        end?(completed)
      }
    }
    return run
  }

  /// In a swipe that is cancelled: the modal turns back when the finger is lifted, or at the end.
  func turnBackEarly(_ run: Run) {
    guard world.assumptions.cancelledPullAppearsEarly else { return }
    startAppearing(true)
  }
}
