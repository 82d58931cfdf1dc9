import FlowKit
import FlowKitSwiftUI
import SwiftUI

@main
struct TeaShopApp: App {
  @State private var navigator = Navigator(root: TeaFlow().list)

  var body: some Scene {
    WindowGroup {
      FlowView(navigator) { views in
        views.present(.sheet, as: .sheet([.medium, .large]))
        views.show(TeaListScreen.self) { TeaListView(screen: $0) }
        views.show(TeaScreen.self) { TeaView(screen: $0) }
        views.show(OrderScreen.self) { OrderView(screen: $0) }
      }
    }
  }
}
