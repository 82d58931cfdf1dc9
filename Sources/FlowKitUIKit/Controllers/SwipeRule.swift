#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  import UIKit

  /// Decides whether a swipe back may begin: not if somebody must be asked before the top leaves.
  ///
  /// It stands in the place of the recognizer's delegate, which is UIKit's or the app's, and forwards all else to it: UIKit's
  /// has rules of its own, such as that there is no swipe at the root.
  final class SwipeRule: NSObject, UIGestureRecognizerDelegate {
    private weak var controller: FlowNavigationController?
    private weak var recognizer: UIGestureRecognizer?
    private weak var delegate: (any UIGestureRecognizerDelegate)?

    init(_ controller: FlowNavigationController, _ recognizer: UIGestureRecognizer) {
      self.controller = controller
      self.recognizer = recognizer
      delegate = recognizer.delegate
      super.init()
      recognizer.delegate = self
    }

    /// Whether the recognizer asks it; the app may have set a delegate meanwhile.
    var isInPlace: Bool { recognizer?.delegate === self }

    /// Gives the recognizer its delegate back, unless it has another one by now.
    func remove() { if isInPlace { recognizer?.delegate = delegate } }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      let ask: ((UIGestureRecognizer) -> Bool)? = delegate?.gestureRecognizerShouldBegin(_:)
      return ask?(gestureRecognizer) != false && controller?.shown?.mayBeSwiped != false
    }

    // What UIKit assumes where a delegate doesn't have these methods is what they answer without one.

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      let ask: AskingAboutOther? = delegate?.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
      return ask?(gestureRecognizer, otherGestureRecognizer) == true
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      let ask: AskingAboutOther? = delegate?.gestureRecognizer(_:shouldRequireFailureOf:)
      return ask?(gestureRecognizer, otherGestureRecognizer) == true
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      let ask: AskingAboutOther? = delegate?.gestureRecognizer(_:shouldBeRequiredToFailBy:)
      return ask?(gestureRecognizer, otherGestureRecognizer) == true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      let ask: ((UIGestureRecognizer, UITouch) -> Bool)? = delegate?.gestureRecognizer(_:shouldReceive:)
      return ask?(gestureRecognizer, touch) != false
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
      let ask: ((UIGestureRecognizer, UIPress) -> Bool)? = delegate?.gestureRecognizer(_:shouldReceive:)
      return ask?(gestureRecognizer, press) != false
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
      let ask: ((UIGestureRecognizer, UIEvent) -> Bool)? = delegate?.gestureRecognizer(_:shouldReceive:)
      return ask?(gestureRecognizer, event) != false
    }
  }

  private typealias AskingAboutOther = (UIGestureRecognizer, UIGestureRecognizer) -> Bool
#endif
