public import FlowKit
public import FlowKitTool
import Foundation

extension Navigator {
  /// Shows this app in the inspector as it runs, and lets the inspector act in it.
  ///
  /// ```swift
  /// let navigator = shop.makeNavigator()
  /// navigator.inspect { FlowTool(of: ShopFlow().tutorial, source: "ShopFlow().tutorial") }
  /// ```
  ///
  /// Call it for each window, right after the navigator is made. The app connects to the inspector by itself, again and again
  /// until there is one, and tells it everything from then on: where it is, the latest events with their reasons, and the map.
  /// What happens while nobody listens is kept up to a limit; beyond it, the oldest events are dropped, and the inspector
  /// says how many. No action waits for it.
  ///
  /// A release build does nothing, unless `inRelease` asks for it: whoever reaches the inspector acts in the app.
  ///
  /// - Parameters:
  ///   - name: The app's name; nil for that of its process.
  ///   - address: Where the inspector listens, with the token that it has printed if that is another machine. Nil for the
  ///     address in the environment's variable `FLOWKIT_INSPECTOR`, which a scheme of Xcode can set, or else
  ///     `http://127.0.0.1:8090`.
  ///   - inRelease: Whether a release build connects, too.
  ///   - tool: Makes a tool with the app's map, for which screens are made, so give them test services. It is called once, when
  ///     an inspector is there. Without it, the inspector shows no map, and knows no samples.
  /// - Returns: The connection; cancel it to end it. It ends with the navigator. It is nil if there is none, because this is a
  ///   release build, or because the address is none.
  @discardableResult
  public func inspect(
    as name: String? = nil, at address: String? = nil,
    inRelease: Bool = false, tool: (@MainActor () -> FlowTool)? = nil
  ) -> Task<Void, Never>? {
    let told = address ?? ProcessInfo.processInfo.environment["FLOWKIT_INSPECTOR"] ?? "http://127.0.0.1:8090"
    guard inRelease || Inspection.isDebugBuild, let address = InspectorAddress(told) else { return nil }
    let title = name ?? ProcessInfo.processInfo.processName
    let inspection = Inspection(of: self, as: title, RunningApp(self, tool))
    return Task { await InspectorLink(inspection, address).run() }
  }
}
