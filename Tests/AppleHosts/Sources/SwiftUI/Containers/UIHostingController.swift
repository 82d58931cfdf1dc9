public import UIKit

/// Shows a view in UIKit: a window of the runtime, which comes and goes with the controller, on UIKit's clock.
@available(iOS 13, tvOS 13, visionOS 1, *)
@available(macOS, unavailable)
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController, ShowsViews {
  public var rootView: Content { didSet { if isViewLoaded { runtime.show(rootView) } } }
  let runtime = ViewRuntime(clock: StandInClock(on: StandIn.clock))

  @preconcurrency public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    runtime.basePhase = .hidden
    runtime.holder = self
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    runtime.show(rootView)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    becomes(.appearing)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomes(.visible)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    becomes(.disappearing)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    becomes(.hidden)
  }

  private func becomes(_ phase: Phase) {
    runtime.basePhase = phase
    runtime.updateAppearance()
  }
}

/// A hosting controller of any view, for tests.
@MainActor
protocol ShowsViews: UIViewController {
  var runtime: ViewRuntime { get }
}
