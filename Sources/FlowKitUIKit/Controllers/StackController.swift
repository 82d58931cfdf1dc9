#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A stack on the screen: a navigation controller whose delegate is the app's business, too.
  final class StackController: UINavigationController {
    private let listener = StackListener()
    /// The list that it shows.
    weak var shown: ShownStack? { didSet { listener.shown = shown } }
    /// Animates one transition, and then nothing any more.
    private var animator: StackAnimator?

    init() {
      super.init(nibName: nil, bundle: nil)
      super.delegate = listener
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The host's; one that the app puts here hears what the host hears.
    override weak var delegate: (any UINavigationControllerDelegate)? {
      get { super.delegate }
      set {
        listener.appDelegate = newValue
        super.delegate = nil  // it looks at once which methods there are
        super.delegate = listener
      }
    }

    /// Lets transitions be animated otherwise, from now on; nil for the usual way.
    ///
    /// It is another delegate, as one that has the methods for it ends the swipe back.
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

  /// Hears what a navigation controller does, and tells the app's delegate.
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
    /// Whether the app's delegate has the animation.
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
