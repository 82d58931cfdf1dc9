import FlowKit
import FlowKitTesting

extension ScreenTransition {
  static var grow: ScreenTransition { ScreenTransition("grow") }
  static func grow(from photo: Int) -> ScreenTransition {
    ScreenTransition("grow", data: photo)
  }
}

extension PresentationStyle {
  static var panel: PresentationStyle { PresentationStyle("panel", coversPartly: true) }
}

final class ListScreen {
  var onPhoto: (Int) -> Void = { _ in }
  var onFilter: () -> Void = {}
}

final class PhotoScreen {
  var onClose: () -> Void = {}
  var onNext: () -> Void = {}
}

final class FilterScreen {}

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

let navigator = Navigator(root: PhotoFlow().list)
let host = HeadlessHost(delaysTransitions: true)
navigator.attach(host)
host.finishTransition()
let list = try navigator.screen(ofType: ListScreen.self)

list.onPhoto(7)
try navigator.screen(ofType: PhotoScreen.self).onNext()
print(navigator.tree.summary, "is shown:", navigator.isSettled)
host.finishTransition()  // of photo 7; then the host shows photo 8
host.finishTransition()
print(navigator.tree.summary, "is shown:", navigator.isSettled)

try navigator.screen(ofType: PhotoScreen.self).onClose()
host.finishTransition()
list.onFilter()
host.finishTransition()

for picture in host.pictures { print(picture) }
