#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A navigation controller that shows a stack, and lets the app set its own delegate.
  final class StackController: UINavigationController {
    private let listener = StackListener()
    /// The list that it shows.
    weak var shown: ShownStack? { didSet { listener.shown = shown } }
    /// Animates one transition, then is removed.
    private var animator: StackAnimator?

    init() {
      super.init(nibName: nil, bundle: nil)
      super.delegate = listener
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The host's delegate; a delegate that the app sets gets the same calls.
    override weak var delegate: (any UINavigationControllerDelegate)? {
      get { super.delegate }
      set {
        listener.appDelegate = newValue
        super.delegate = nil  // UIKit looks at once which methods there are
        super.delegate = listener
      }
    }

    /// Sets the animation for the next transitions; nil for UIKit's own.
    ///
    /// This is a separate delegate, because one that implements the animation methods disables the swipe back.
    func animate(with context: TransitionContext?, _ maker: TransitionMaker?) {
      guard animator != nil || maker != nil else { return }
      animator = context.flatMap { context in maker.map { StackAnimator(context, $0, listener) } }
      super.delegate = animator ?? listener
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      shown?.host?.appeared(self)
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      if isBeingDismissed { shown?.host?.modalDisappeared(self) }
    }
  }

  /// Receives the calls of a navigation controller, and forwards them to the app's delegate.
  final class StackListener: Listener, UINavigationControllerDelegate {
    weak var shown: ShownStack?
    weak var appDelegate: (any UINavigationControllerDelegate)?
    override var others: [(any NSObjectProtocol)?] { [appDelegate] }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      shown?.willShow(viewController)
      appDelegate?.tell(navigationController, willShow: viewController, animated)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      appDelegate?.tell(navigationController, didShow: viewController, animated)
      shown?.didShow(viewController)
    }
  }

  /// The same, with an animation of the app's.
  final class StackAnimator: Listener, UINavigationControllerDelegate {
    private let context: TransitionContext
    private let maker: TransitionMaker
    private var interaction: (any UIViewControllerInteractiveTransitioning)?
    private let listener: StackListener
    /// Whether the animation comes from the app's delegate.
    private var isApps = false
    override var others: [(any NSObjectProtocol)?] { [listener] }

    init(_ context: TransitionContext, _ maker: TransitionMaker, _ listener: StackListener) {
      self.context = context
      self.maker = maker
      self.listener = listener
    }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      listener.navigationController(navigationController, willShow: viewController, animated: animated)
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      listener.navigationController(navigationController, didShow: viewController, animated: animated)
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      isApps = false
      if let parts = maker.make(context.between(fromVC, toVC)) {
        interaction = parts.interaction
        return parts.animation
      }
      let animation = listener.appDelegate?.animation(
        of: navigationController, operation, from: fromVC, to: toVC)
      isApps = animation != nil
      return animation
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      isApps
        ? listener.appDelegate?.interaction(of: navigationController, for: animationController) : interaction
    }
  }
#endif
