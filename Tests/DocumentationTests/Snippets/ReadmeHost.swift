import FlowKit

// hide
enum ReadmeHost {
  // show
  final class PrintingHost: NavigationHost {
    func show(_ update: NavigationUpdate, of navigator: Navigator, finished: @escaping @MainActor () -> Void) {
      print(update.tree.summary)
      finished()
    }
  }
  // hide
}
