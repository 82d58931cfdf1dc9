#if canImport(SwiftUI)
  import FlowKit
  import FlowKitSwiftUI
  import SwiftUI

  // The views of the tutorial, each file as it is shown; `TutorialTests` compares them.

  // hide
  /// The views.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  enum TutorialViews {
    typealias TeaListScreen = TutorialScreens.TeaListScreen
    typealias TeaScreen = TutorialScreens.TeaScreen
    typealias OrderScreen = TutorialScreens.OrderScreen
    typealias TeaFlow = TutorialFlows.TeaFlow
    // show
    struct TeaListView: View {
      let screen: TeaListScreen

      var body: some View {
        List {
          ForEach(screen.teas, id: \.self) { tea in
            Button(tea) { screen.onTea(tea) }
          }
        }
        .navigationTitle("Teas")
      }
    }

    struct TeaView: View {
      let screen: TeaScreen

      var body: some View {
        Button("Order two") { screen.onOrder(screen.name, 2) }
          .navigationTitle(screen.name)
      }
    }

    struct OrderView: View {
      let screen: OrderScreen

      var body: some View {
        VStack {
          Text(screen.text)
          Button("Done") { screen.onDone() }
        }
      }
    }
    // hide
  }

  // hide
  /// The app.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  enum TutorialFirstApp {
    typealias TeaListScreen = TutorialScreens.TeaListScreen
    typealias TeaScreen = TutorialScreens.TeaScreen
    typealias OrderScreen = TutorialScreens.OrderScreen
    typealias TeaFlow = TutorialFlows.TeaFlow
    typealias TeaListView = TutorialViews.TeaListView
    typealias TeaView = TutorialViews.TeaView
    typealias OrderView = TutorialViews.OrderView
    // show
    struct TeaShopApp: App {
      var body: some Scene {
        WindowGroup {
          FlowView(root: TeaFlow().list) { views in
            views.show(TeaListScreen.self) { TeaListView(screen: $0) }
            views.show(TeaScreen.self) { TeaView(screen: $0) }
            views.show(OrderScreen.self) { OrderView(screen: $0) }
          }
        }
      }
    }
    // hide
  }

  // hide
  /// The app that says how sheets look.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  enum TutorialApp {
    typealias TeaListScreen = TutorialScreens.TeaListScreen
    typealias TeaScreen = TutorialScreens.TeaScreen
    typealias OrderScreen = TutorialScreens.OrderScreen
    typealias TeaFlow = TutorialFlows.TeaFlow
    typealias TeaListView = TutorialViews.TeaListView
    typealias TeaView = TutorialViews.TeaView
    typealias OrderView = TutorialViews.OrderView
    // show
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
    // hide
  }
#endif
