#if canImport(SwiftUI)
  import FlowKit
  import Observation

  /// The screen of a page that becomes visible before it is selected.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor @Observable
  final class ScreenAhead {
    private(set) var screen: AnyObject?
    @ObservationIgnored private weak var context: HostContext?

    nonisolated init() {}

    /// Makes the screen, unless a guard must be asked before it is shown.
    func begin(_ child: ShownChild, _ pages: ShownContainer) {
      guard screen == nil, child.stack == nil, let context = pages.host?.context,
        let index = pages.children.firstIndex(where: { $0 === child }),
        context.navigator?.tree.contains(pages.id) == true, !context.asksBefore(.select(index), from: pages.id),
        let made = context.screenAhead(of: child.flow),
        made.isNew
      else { return }
      self.context = context
      screen = made.screen
    }

    /// Releases the screen, unless it has been selected.
    func end() {
      guard let screen else { return }
      self.screen = nil
      context?.letGo(ofScreenAhead: screen)
    }
  }
#endif
