import FlowKit
import FlowKitTesting
import Testing

// hide
/// The code of the article, in its order.
enum TransitionsArticle {
  final class ListScreen {
    var onPhoto: (Int) -> Void = { _ in }
    var onFilter: () -> Void = {}
  }

  final class PhotoScreen {
    var onClose: () -> Void = {}
    var onNext: () -> Void = {}
  }

  final class FilterScreen {}

  // show
  @MainActor
  struct PhotoFlow {
    var list: Flow<ListScreen> {
      Flow(with: ListScreen()) { screen, lets in
        screen.onPhoto = lets.push(photo)
        screen.onFilter = lets.present(filter, as: .panel)
      }
    }

    func photo(_ id: Int) -> Flow<PhotoScreen> {
      Flow(with: PhotoScreen(), id: id) { screen, lets in
        screen.onNext = lets.replace(with: photo(id + 1), transition: .none)  // nothing moves
        screen.onClose = lets.pop()  // shrinks again
      }
      .transition(.grow)
    }

    var filter: Flow<FilterScreen> { Flow(with: FilterScreen()) }
  }

  // hide
  @MainActor
  @Suite struct TransitionsArticleTests {
    // show
    @Test func aPhotoGrowsAndShrinks() throws {
      let navigator = Navigator(root: PhotoFlow().list)
      let host = HeadlessHost(delaysTransitions: true)
      navigator.attach(host)
      host.finishTransition()

      try navigator.screen(ofType: ListScreen.self).onPhoto(7)
      #expect(navigator.tree.summary == "ListScreen > PhotoScreen(7)")  // done
      #expect(!navigator.isSettled)  // and not shown yet
      #expect(host.updates.last?.transition == .grow)
      host.finishTransition()

      try navigator.screen(ofType: PhotoScreen.self).onClose()
      #expect(host.updates.last?.transition == .grow)
      #expect(host.updates.last?.isReversed == true)
      host.finishTransition()
      #expect(navigator.isSettled)
    }

    @Test func aSwipeThatIsGivenUpChangesNothing() throws {
      let navigator = Navigator(root: PhotoFlow().list), host = HeadlessHost()
      navigator.attach(host)
      try navigator.screen(ofType: ListScreen.self).onPhoto(7)

      host.beginSwipeBack()?.cancel()
      #expect(navigator.tree.summary == "ListScreen > PhotoScreen(7)")
      host.beginSwipeBack()?.finish()
      #expect(navigator.tree.summary == "ListScreen")
    }
    // hide

    @Test func theNextPhotoIsThereAtOnce() throws {
      let navigator = Navigator(root: PhotoFlow().list), host = HeadlessHost()
      navigator.attach(host)
      try navigator.screen(ofType: ListScreen.self).onPhoto(7)
      try navigator.screen(ofType: PhotoScreen.self).onNext()
      #expect(host.updates.last?.transition.isAnimated == false)
      #expect(navigator.tree.summary == "ListScreen > PhotoScreen(8)")
    }

    @Test func theFilterIsAPanel() throws {
      let navigator = Navigator(root: PhotoFlow().list)
      try navigator.screen(ofType: ListScreen.self).onFilter()
      #expect(navigator.tree.summary == "ListScreen | panel: FilterScreen")
    }
  }
}

// show
extension ScreenTransition {
  static var grow: ScreenTransition { ScreenTransition("grow") }
  static func grow(from photo: Int) -> ScreenTransition {
    ScreenTransition("grow", data: photo)
  }
}

extension PresentationStyle {
  static var panel: PresentationStyle { PresentationStyle("panel", coversPartly: true) }
}
// hide
