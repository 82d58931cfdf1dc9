import FlowKit
import FlowKitSwiftUI
import SwiftUI

@main
struct TeaShopApp: App {
  var body: some Scene {
    WindowGroup {
      FlowView(root: TeaFlow().list) { views in
        views.present(.sheet, as: .sheet([.medium, .large]))
        views.show(TeaListScreen.self) { TeaListView(screen: $0) }
        views.show(TeaScreen.self) { TeaView(screen: $0) }
        views.show(OrderScreen.self) { OrderView(screen: $0) }
      }
    }
  }
}
