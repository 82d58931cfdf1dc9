import FlowKit
import Testing
import UIKit

@testable import FlowKitUIKit

/// Forms that may be swiped back and pulled down while they have nothing to ask.
@Suite @MainActor struct CleanFormTests {
  @MainActor
  private final class Desk {
    var hasChanges = false
    /// How often a form was asked.
    var count = 0
    /// How often the user was.
    var questions = 0
  }

  private let desk = Desk(), pages = Pages()

  private var form: Flow<Page> {
    Flow(with: Page("form")).named("form").confirmsLeaving { [desk] _ in
      desk.count += 1
      return !desk.hasChanges
    }
  }

  private var asking: Flow<Page> {
    Flow(with: Page("asking")).named("asking").confirmsLeaving(if: { [desk] _ in desk.hasChanges }) { [desk] _ in
      desk.questions += 1
      return false
    }
  }

  /// A bench with a form on top of a page.
  private func inManyWorlds(_ form: Flow<Page>, _ body: @MainActor (Bench) throws -> Void) throws {
    try StandIn.inManyWorlds { world in
      desk.hasChanges = false
      let bench = Bench(pages.page("a"), in: world) { $0.show(Page.self) { PageController($0) } }
      bench.perform(.push(form))
      try body(bench)
      bench.settle()
      #expect(bench.complaints == [])
      world.closeScenes()
    }
  }

  private func begin(_ bench: Bench, inContent: Bool) -> Bool {
    inContent ? bench.user.beginContentSwipeBack(bench.stack) : bench.user.beginSwipeBack(bench.stack)
  }

  @Test(arguments: [false, true])
  func aFormIsSwipedBackWhileItIsClean(inContent: Bool) throws {
    try inManyWorlds(form) { bench in
      if inContent, bench.stack.interactiveContentPopGestureRecognizer == nil { return }
      desk.hasChanges = true
      #expect(!begin(bench, inContent: inContent))
      #expect(bench.titles == [["a", "form"]])
      desk.hasChanges = false
      desk.count = 0
      #expect(begin(bench, inContent: inContent))
      bench.user.cancelSwipeBack(bench.stack)
      bench.settle()
      #expect(bench.titles == [["a", "form"]])
      #expect(begin(bench, inContent: inContent))
      bench.user.finishSwipeBack(bench.stack)
      bench.settle()
      #expect(bench.titles == [["a"]] && bench.navigator.tree.root.count == 1)
      #expect(bench.issues == [])
    }
  }

  @Test func theBackButtonAsksWhetherOrNotTheFormWasCleanBefore() throws {
    try inManyWorlds(form) { bench in
      desk.hasChanges = true
      #expect(bench.user.tapBack(bench.stack))
      bench.settle()
      #expect(bench.titles == [["a", "form"]])
      #expect(bench.issues.count == 1)
      desk.hasChanges = false
      #expect(bench.user.tapBack(bench.stack))
      bench.settle()
      #expect(bench.titles == [["a"]])
    }
  }

  @Test func aSheetIsPulledDownWhileItsFormIsClean() throws {
    try inManyWorlds(pages.page("b")) { bench in
      bench.perform(.present(form))
      desk.hasChanges = true
      let held = try #require(bench.user.beginPullDown(bench.stack))
      #expect(held.isResisted)
      held.finish()
      bench.settle()
      #expect(bench.titles == [["a", "b"], ["form"]])
      #expect(bench.issues.count == 1)
      desk.hasChanges = false
      let pull = try #require(bench.user.beginPullDown(bench.stack))
      #expect(!pull.isResisted)
      pull.finish()
      bench.settle()
      #expect(bench.titles == [["a", "b"]])
      #expect(bench.navigator.tree.modals.count == 0)
    }
  }

  @Test func theUserIsAskedIfThereIsAQuestion() throws {
    try inManyWorlds(asking) { bench in
      #expect(bench.user.beginSwipeBack(bench.stack))
      bench.user.finishSwipeBack(bench.stack)
      bench.settle()
      #expect(bench.titles == [["a"]])
      bench.perform(.push(asking))
      desk.hasChanges = true
      #expect(!bench.user.beginSwipeBack(bench.stack))
      #expect(bench.titles == [["a", "asking"]])
    }
    #expect(desk.questions == 0)
  }

  @Test func otherGesturesMayAskTheFlow() throws {
    try inManyWorlds(form) { bench in
      bench.perform(.present(form))
      for stack in [bench.stack, bench.host?.base.controller] {
        let top = stack?.topViewController?.unframed
        desk.hasChanges = true
        #expect(top?.mayGoBackInFlow == false)
        desk.hasChanges = false
        #expect(top?.mayGoBackInFlow == true)
        bench.perform(.dismissAll())
      }
      #expect(UIViewController(nibName: nil, bundle: nil).mayGoBackInFlow)
    }
  }

  @Test func whatUIKitAndTheAppDecideAboutSwipesStays() throws {
    try inManyWorlds(form) { bench in
      let own = NoSwipes(), recognizer = try #require(bench.stack.interactivePopGestureRecognizer)
      bench.stack.topViewController?.navigationItem.hidesBackButton = true
      #expect(!bench.user.beginSwipeBack(bench.stack))
      bench.stack.topViewController?.navigationItem.hidesBackButton = false
      recognizer.isEnabled = false
      #expect(!bench.user.beginSwipeBack(bench.stack))
      recognizer.isEnabled = true
      recognizer.delegate = own
      bench.host?.questionsChanged(in: bench.navigator.host)
      bench.settle()
      desk.count = 0
      #expect(!bench.user.beginSwipeBack(bench.stack))
      #expect(desk.count == 0)
      bench.perform(.pop())
      #expect(recognizer.delegate === own && recognizer.isEnabled)
    }
  }

  /// Allows swipes, or doesn't, as apps do it that have a back button of their own.
  @Test(arguments: [false, true]) func theAppsOwnSwitchForSwipesSurvivesAQuestion(isOn: Bool) throws {
    try StandIn.inManyWorlds { world in
      let bench = Bench(pages.page("a"), in: world) { host in
        host.show(Page.self) { $0.name == "own" ? Switching($0, isOn: isOn) : PageController($0) }
      }
      desk.hasChanges = true
      let own = pages.page("own").confirmsLeaving { [desk] _ in !desk.hasChanges || !isOn }
      bench.perform(.push(form))
      bench.perform(.push(own))
      bench.perform(.present(pages.page("over"), as: .fullScreen))
      bench.perform(.dismiss())
      #expect(!bench.user.beginSwipeBack(bench.stack))
      #expect(bench.stack.interactivePopGestureRecognizer?.isEnabled == isOn)
      bench.settle()
      #expect(bench.titles == [["a", "form", "own"]])
      #expect(bench.complaints == [])
      world.closeScenes()
    }
  }

  /// At a root, UIKit's own delegate has to say no again.
  @Test func recognizersHaveTheirDelegatesBackWhenTheFormHasLeft() throws {
    try StandIn.inManyWorlds { world in
      let bench = Bench(pages.page("a"), in: world) { $0.show(Page.self) { PageController($0) } }
      let before = bench.stack.interactivePopGestureRecognizer?.delegate
      bench.perform(.push(form))
      #expect(bench.stack.interactivePopGestureRecognizer?.delegate !== before)
      bench.perform(.pop())
      #expect(bench.stack.interactivePopGestureRecognizer?.delegate === before)
      #expect(!bench.user.beginSwipeBack(bench.stack))
      #expect(bench.complaints == [])
      world.closeScenes()
    }
  }
}

/// An app's own word on swipes.
private final class NoSwipes: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// Switches the swipe when it has appeared.
private final class Switching: UIViewController {
  private let isOn: Bool

  init(_ page: Page, isOn: Bool) {
    self.isOn = isOn
    super.init(nibName: nil, bundle: nil)
    title = page.name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.interactivePopGestureRecognizer?.isEnabled = isOn
  }
}
