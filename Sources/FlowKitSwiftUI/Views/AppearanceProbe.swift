#if canImport(SwiftUI)
  import FlowKit
  import SwiftUI
  #if canImport(UIKit) && !os(watchOS)
    import UIKit
  #endif

  /// Reports the phases of its view's appearance.
  ///
  /// SwiftUI has no callback for the end of a push or a pop, and may call `onAppear` at their start. The view
  /// controllers behind its views have such callbacks.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  struct AppearanceProbe: View {
    let entry: ShownEntry

    #if canImport(UIKit) && !os(watchOS)
      static var isAvailable: Bool { true }

      static func cover(of probe: AnyObject?) -> AnyObject? {
        guard let view = (probe as? ProbeController)?.viewIfLoaded else { return nil }
        guard var front = view.window?.rootViewController else { return probe }  // something fills the screen
        while let next = front.presentedViewController { front = next }
        return front.viewIfLoaded.map { view.isDescendant(of: $0) } == false ? front : nil
      }

      var body: some View {
        ProbeView(entry: entry).frame(width: 0, height: 0).accessibilityHidden(true).allowsHitTesting(false)
      }
    #else
      /// Without UIKit, a transition takes its usual time.
      static var isAvailable: Bool { false }

      static func cover(of probe: AnyObject?) -> AnyObject? { nil }

      var body: some View { EmptyView() }
    #endif
  }

  #if canImport(UIKit) && !os(watchOS)
    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    private struct ProbeView: UIViewControllerRepresentable {
      let entry: ShownEntry

      func makeUIViewController(context: Context) -> ProbeController {
        entry.drawn += 1
        return ProbeController()
      }

      func updateUIViewController(_ controller: ProbeController, context: Context) {
        controller.entry = entry
        controller.id = entry.id
        controller.host = entry.host
      }

      static func dismantleUIViewController(_ controller: ProbeController, coordinator: ()) {
        controller.entry?.drawn -= 1
        controller.hear(.gone)
      }
    }

    @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
    private final class ProbeController: UIViewController {
      weak var entry: ShownEntry?
      var id: ScreenID?
      weak var host: SwiftUIHost?

      private var phase = ProbePhase.gone

      #if !os(tvOS) && !os(visionOS)
        // A child changes what SwiftUI's controller around it answers (siteline/swiftui-introspect#311), which may be a
        // subclass of the app's.
        override var preferredStatusBarStyle: UIStatusBarStyle {
          parent?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
        }
        override var prefersStatusBarHidden: Bool { parent?.prefersStatusBarHidden ?? super.prefersStatusBarHidden }
      #endif

      func hear(_ phase: ProbePhase) {
        self.phase = phase
        guard let host, let id else { return }
        if phase == .coming || phase == .there { entry?.probe = self }
        if phase == .gone {
          // SwiftUI dismantles views while it updates others, when nothing may be written (swift-navigation#106).
          let own = ObjectIdentifier(self)
          host.platform.after(.zero) { [weak self, weak entry, weak host] in
            let isNewest = entry?.probe.map { ObjectIdentifier($0) == own } ?? true
            if isNewest, self?.phase != .there, self?.phase != .coming { host?.probe(id, .gone) }
          }
          return
        }
        if let probe = entry?.probe, probe !== self { return }  // a newer view of the same entry
        if phase == .there, let scene = view.window?.windowScene {
          host.isSceneActive = { [weak scene] in
            scene.map { $0.activationState != .background && $0.activationState != .foregroundInactive } ?? true
          }
        }
        host.probe(id, phase)
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hear(.coming)
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hear(.there)
      }

      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        hear(.going)
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        hear(.gone)
      }
    }
  #endif
#endif
