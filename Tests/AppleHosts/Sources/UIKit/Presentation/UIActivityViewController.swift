import Foundation

/// A share sheet: the app presents it itself, and it goes by itself.
@MainActor
open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { nil }

  /// On an iPad it is a popover, and needs an anchor.
  open override var modalPresentationStyle: UIModalPresentationStyle {
    get { super.modalPresentationStyle == .automatic && world.idiom == .pad ? .popover : super.modalPresentationStyle }
    set { super.modalPresentationStyle = newValue }
  }
}

@MainActor
open class UIActivity: NSObject {}
