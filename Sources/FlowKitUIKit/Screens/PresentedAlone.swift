#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIViewController {
    /// Whether it is made to be presented by itself, without a navigation controller around it: what the system shows of
    /// itself.
    var isPresentedAlone: Bool {
      #if !os(tvOS)
        if self is UIActivityViewController { return true }
      #endif
      return self is UIAlertController || systemsOwn.contains("\(type(of: self))")
    }
  }

  /// Those of UIKit, and of modules that the host doesn't import; nobody inherits from them.
  private let systemsOwn: Set<String> = [
    "CNContactPickerViewController", "EKEventEditViewController", "GKGameCenterViewController",
    "MFMailComposeViewController", "MFMessageComposeViewController", "PHPickerViewController",
    "PKAddPassesViewController", "SFSafariViewController", "SKStoreProductViewController",
    "UICloudSharingController", "UIColorPickerViewController", "UIDocumentPickerViewController",
    "UIFontPickerViewController", "UIImagePickerController", "VNDocumentCameraViewController",
  ]
#endif
