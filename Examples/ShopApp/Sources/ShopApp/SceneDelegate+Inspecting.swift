#if canImport(UIKit)
  import FlowKit
  import ShopFlows

  #if DEBUG && canImport(FlowKitInspector)
    import FlowKitInspector
    import FlowKitMaps
    import FlowKitTool
  #endif

  extension SceneDelegate {
    /// Shows the scene in the inspector, as long as the app is a debug build.
    func inspect(_ navigator: Navigator) {
      #if DEBUG && canImport(FlowKitInspector)
        // The map has an app of its own, so that making its screens changes nothing in this one.
        guard let other = try? AppFlow().makeNavigator() else { return }
        navigator.inspect(as: "Tea Shop") {
          let order = Order(item: Services.teaShop[0], quantity: 1)
          let map = FlowMap(of: other, samples: [Item.ID.self: [1, 2, 4], Order.self: [order]])
          return FlowTool(source: "AppFlow().makeNavigator()", map: map) { try AppFlow().makeNavigator() }
        }
      #endif
    }
  }
#endif
