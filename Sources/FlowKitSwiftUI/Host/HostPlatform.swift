#if canImport(SwiftUI)
  import FlowKit
  import SwiftUI

  /// How SwiftUI differs between platforms and releases, and their clock.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  struct HostPlatform {
    /// Whether views report that they have appeared; otherwise a transition takes its usual time.
    var hasProbes = AppearanceProbe.isAvailable
    /// Whether the content of a sheet decides how large it is.
    var sizesSheetsByContent: Bool
    /// Whether there is `Tab`, with roles and sections.
    var hasTabContent: Bool
    /// What lies over a probe's view and doesn't contain it, as far as UIKit tells: something that FlowKit has not presented.
    var cover: @MainActor (_ probe: AnyObject?) -> AnyObject? = AppearanceProbe.cover(of:)
    /// Does something later.
    var after: @MainActor (Duration, @escaping @MainActor () -> Void) -> Void

    /// The device.
    init() {
      self.init { delay, body in
        Task {
          try? await Task.sleep(for: delay)
          body()
        }
      }
    }

    init(after: @escaping @MainActor (Duration, @escaping @MainActor () -> Void) -> Void) {
      self.after = after
      #if os(macOS)
        sizesSheetsByContent = true
      #else
        sizesSheetsByContent = false
      #endif
      if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
        hasTabContent = true
      } else {
        hasTabContent = false
      }
    }
  }
#endif
