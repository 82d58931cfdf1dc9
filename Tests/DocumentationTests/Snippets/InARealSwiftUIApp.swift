#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import FlowKit
  import FlowKitSwiftUI
  import Foundation
  import Observation
  import SwiftUI
  import UIKit

  // hide
  /// The lines of the article on the first month with SwiftUI.
  @available(iOS 17, tvOS 17, visionOS 1, *)
  @MainActor
  enum SwiftUIMonth {
    @MainActor @Observable
    final class Cart {
      var count = 0
    }

    final class ListScreen {
      let note = "Milk"
      var onNote: () -> Void = {}
      var onFilter: () -> Void = {}
      var onClose: () -> Void = {}
    }

    final class NoteScreen {
      var onDone: () -> Void = {}
    }

    final class FilterScreen {}
    final class ProfileScreen {}

    // show
    @MainActor
    struct NotesFlow {
      var onEnd: @MainActor () -> Void = {}

      var list: Flow<ListScreen> {
        Flow(with: ListScreen()) { screen, lets in
          screen.onNote = lets.push(note)
          screen.onFilter = lets.present(filter, as: .popover)
          screen.onClose = onEnd
        }
      }

      var note: Flow<NoteScreen> { Flow(with: NoteScreen()) { screen, lets in screen.onDone = lets.pop() } }
      var filter: Flow<FilterScreen> { Flow(with: FilterScreen()) }
    }

    struct ListView: View {
      let screen: ListScreen
      @State private var query = ""

      var body: some View {
        List {
          Button(screen.note) { screen.onNote() }
            .contextMenu {
              Button("Open") { screen.onNote() }
            } preview: {
              Text(screen.note)
            }
          Button("Close") { screen.onClose() }
        }
        .navigationTitle("Notes")
        .toolbarTitleDisplayMode(.large)
        .searchable(text: $query)
        .toolbarBackground(.indigo, for: .navigationBar)
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) {
            Button("Filter") { screen.onFilter() }.flowAnchor(for: NotesFlow().filter)
          }
        }
      }
    }

    struct NoteView: View {
      let screen: NoteScreen
      @State private var text = ""
      @FocusState private var isWriting: Bool
      @Environment(Cart.self) private var cart

      var body: some View {
        VStack {
          Text("In the cart: \(cart.count)")
          TextField("Note", text: $text)
            .focused($isWriting)
            .onAppear { isWriting = true }
          Button("Done") { screen.onDone() }
            .keyboardShortcut("s")
        }
        .toolbar(.hidden, for: .tabBar)
        .statusBarHidden()
      }
    }
    // hide

    struct FilterView: View {
      @Environment(Cart.self) private var cart
      var body: some View { Text("Filter \(cart.count)") }
    }

    static func showNotes(_ views: FlowViews) {
      views.show(ListScreen.self) { ListView(screen: $0) }
      views.show(NoteScreen.self) { NoteView(screen: $0) }
      views.show(FilterScreen.self) { _ in FilterView() }
    }

    static func detents(_ views: FlowViews) {
      // show
      views.present(FilterScreen.self) { _ in .sheet([.medium, .large]) }
      // hide
    }

    // show
    struct NotesWindow: View {
      @State private var cart = Cart()

      var body: some View {
        FlowView(root: NotesFlow().list, showNotes)
          .environment(cart)
      }
    }
    // hide

    struct Order: Identifiable {
      let id: Int
    }

    // show
    struct OldView: View {
      @State private var cart = Cart()
      @State private var order: Order?

      var body: some View {
        Button("Order") { order = Order(id: 1) }
          .fullScreenCover(item: $order) { _ in
            FlowView(root: NotesFlow { order = nil }.list, showNotes)
              .environment(cart)
          }
      }
    }
    // hide

    static func startNotes(over presenter: UIViewController, _ cart: Cart) {
      // show
      let flow = NotesFlow { [weak presenter] in presenter?.dismiss(animated: true) }
      let notes = FlowView(root: flow.list, showNotes).environment(cart)
      presenter.present(UIHostingController(rootView: notes), animated: true)
      // hide
    }

    final class ProfileController: UIViewController {
      let screen: ProfileScreen?

      init?(coder: NSCoder, _ screen: ProfileScreen) {
        self.screen = screen
        super.init(coder: coder)
      }

      required init?(coder: NSCoder) { nil }
    }

    struct ProfileFlow {
      // show
      @MainActor
      var profile: Flow<ProfileController> {
        let board = UIStoryboard(name: "Main", bundle: nil), screen = ProfileScreen()
        return Flow(
          with: board.instantiateViewController(identifier: "Profile") { ProfileController(coder: $0, screen) })
      }
      // hide
    }
  }
#endif
