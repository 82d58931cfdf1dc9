#if canImport(UIKit) && canImport(FlowKitUIKit) && !os(watchOS)
  import FlowKit
  import FlowKitLinks
  import FlowKitRestoration
  import FlowKitUIKit
  import Foundation
  import UIKit

  // A small app as it is moved from coordinators and routes: tabs, a split, sheets, transitions of its own, links.

  // show
  @MainActor
  struct BirdFlow {
    var home: Flow<UITabBarController> {
      Flow(
        with: UITabBarController(),
        containing: .tabs(sightings, guide, reselection: .popsToRoot))
    }

    var sightings: Flow<UISplitViewController> {
      Flow(
        with: UISplitViewController(style: .doubleColumn),
        containing: .split(sightingList, welcome))
    }

    var sightingList: Flow<SightingListController> {
      Flow(with: SightingListController()) { list, lets in
        list.onPick = lets.choose { .show(sighting($0), in: .detail) }
        list.onAdd = lets.present(newSighting, as: .formSheet)
        list.onFilter = lets.present(filter, as: .sheet)
        list.onGuide = lets.select(guide, transition: .slide)
      }
    }

    func sighting(_ bird: String) -> Flow<SightingController> {
      Flow(with: SightingController(bird), id: bird) { sighting, lets in
        sighting.onPhoto = lets.present(photo(of: bird), as: .fullScreen)
      }
    }

    func photo(of bird: String) -> Flow<PhotoController> {
      Flow(with: PhotoController(bird), id: bird) { photo, lets in
        photo.onClose = lets.dismiss()
        photo.onTip = lets.present(tip, as: .overFullScreen)
      }
      .transition(.zoom)  // it opens with it, and closes with it backwards
    }

    // hide
    var welcome: Flow<WelcomeController> { Flow(with: WelcomeController()) }

    var filter: Flow<FilterController> {
      Flow(with: FilterController()) { filter, lets in filter.onDone = lets.dismiss() }
    }

    var newSighting: Flow<NewSightingController> {
      Flow(with: NewSightingController()) { editor, lets in
        editor.onSave = lets.choose { .batch(.dismiss(), .show(sighting($0), in: .detail)) }
        editor.onCancel = lets.dismiss()
      }
      .confirmsLeaving { !$0.isChanged }
    }

    var tip: Flow<TipController> {
      Flow(with: TipController()) { tip, lets in tip.onClose = lets.dismiss() }
        .transition(.fade, out: .drop)
    }

    // show
    var guide: Flow<GuideController> {
      Flow(with: GuideController()) { guide, lets in
        guide.onPick = lets.push(bird)
        guide.onPinch = lets.push(bird, transition: .turn)
      }
    }

    func bird(_ name: String) -> Flow<BirdController> {
      Flow(with: BirdController(name), id: name) { bird, lets in
        bird.onSongs = lets.push(songs(of: name))
        bird.onSightings = lets.perform(.select(sightings), .show(sighting(name), in: .detail))
      }
    }
    // hide

    func songs(of bird: String) -> Flow<SongsController> {
      Flow(with: SongsController(bird), id: bird) { songs, lets in songs.onDone = lets.popToRoot() }
    }
  }

  // show
  extension ScreenTransition {
    static var slide: ScreenTransition { ScreenTransition("slide") }
    static var zoom: ScreenTransition { ScreenTransition("zoom") }
    static var turn: ScreenTransition { ScreenTransition("turn") }
    static var fade: ScreenTransition { ScreenTransition("fade") }
    static var drop: ScreenTransition { ScreenTransition("drop") }
  }

  extension BirdFlow {
    var links: LinkGroup {
      var links = LinkGroup(schemes: ["birds"], hosts: ["birds.example.com"])
      links.add("guide", .string) { name in
        .batch(.resetRoot(to: home), .select(guide), .push(bird(name)))
      }
      links.add("guide", .string.then("songs")) { name in
        .batch(.resetRoot(to: home), .select(guide), .push(bird(name)), .push(songs(of: name)))
      }
      return links
    }

    func setUp(_ host: UIKitHost) {
      let binoculars = UIImage(systemName: "binoculars"), book = UIImage(systemName: "book")
      host.tab(
        sightings, UITabBarItem(title: "Sightings", image: binoculars, tag: 0), transition: .slide)
      host.tab(guide, UITabBarItem(title: "Guide", image: book, tag: 1), transition: .slide)
      host.present(.sheet) {
        $0.modal.sheetPresentationController?.detents = [.medium(), .large()]
      }
      host.animate("slide") { Slide(from: $0.isReversed ? .left : .right) }
      host.animate("zoom") { Zoom(isReversed: $0.isReversed) }
      host.animate(
        "turn", { Zoom(isReversed: $0.isReversed) },
        interaction: { ($0.from as? GuideController)?.pinch })
      // hide
      host.animate("fade") { Zoom(isReversed: $0.isReversed) }
      host.animate("drop") { _ in Zoom(isReversed: true) }
      // show
    }

    func start(in window: UIWindow) throws -> Navigator {
      let navigator = Navigator(root: home)
      navigator.links = try LinkTable(links)
      UIKitHost(navigator, window: window, setUp)
      window.makeKeyAndVisible()
      return navigator
    }
  }

  // hide
  /// Another part of the app, which goes on as it was.
  @MainActor
  final class PaymentCoordinator {
    let rootViewController = UINavigationController(rootViewController: UIViewController())
    var onPaid: () -> Void = {}
  }

  extension BirdFlow {
    static func present(_ birds: BirdFlow, over coordinator: PaymentCoordinator) {
      // show
      let part = UIViewController()
      UIKitHost(Navigator(root: birds.home), in: part) { birds.setUp($0) }
      coordinator.rootViewController.present(part, animated: true)
      // hide
    }

    // show
    func payment(_ coordinator: PaymentCoordinator) -> Flow<UINavigationController> {
      Flow(with: coordinator.rootViewController) { _, lets in
        coordinator.onPaid = lets.dismiss()
        lets.keep(coordinator)
      }
    }
    // hide
  }

  extension BirdFlow {
    func add(to flows: inout FlowRegistry) {
      flows.add("home", home)
      flows.add("sightings", sightings)
      flows.add("sightingList", sightingList)
      flows.add("welcome", welcome)
      flows.add("sighting") { (bird: String) in sighting(bird) }
      flows.add("photo") { (bird: String) in photo(of: bird) }
      flows.add("guide", guide)
      flows.add("bird") { (name: String) in bird(name) }
      flows.add("songs") { (bird: String) in songs(of: bird) }
    }
  }
#endif
