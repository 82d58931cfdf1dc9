import Testing
import UIKit

@Suite("Controllers", .standIn)
@MainActor
struct ControllerTests {
  @Test("A view is loaded when it is asked for, and only then")
  func lazyView() {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded)
    #expect(UIViewController().viewIfLoaded == nil)
    #expect(controller.view.next === controller)
  }

  @Test("A title is that of the bar and the tab as well")
  func titles() {
    let controller = UIViewController()
    controller.title = "a"
    #expect(controller.navigationItem.title == "a")
    #expect(controller.tabBarItem.title == "a")
    controller.title = "b"
    #expect(controller.navigationItem.title == "b")
    #expect(controller.tabBarItem.title == "b")
  }

  @Test("A child's view in a visible parent is told at once, and is there in the next turn")
  func children() async {
    let log = Log()
    let parent = Page("parent", log)
    let window = show(parent)
    await settle()
    #expect(log.take() == ["parent willAppear", "parent didAppear"])
    let child = Page("child", log)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(log.lines == ["child willAppear"])
    await settle()
    #expect(log.take() == ["child willAppear", "child didAppear"])
    window.rootViewController = nil
    await settle()
    #expect(
      log.take() == ["parent willDisappear", "child willDisappear", "parent didDisappear", "child didDisappear"])
  }

  @Test("addChild says that it will, removeFromParent that it did")
  func containment() {
    final class Child: UIViewController {
      let log = Log()
      override func willMove(toParent parent: UIViewController?) { log.note(parent == nil ? "leaves" : "comes") }
      override func didMove(toParent parent: UIViewController?) { log.note(parent == nil ? "left" : "came") }
    }
    let parent = UIViewController()
    let child = Child()
    parent.addChild(child)
    child.removeFromParent()
    #expect(child.log.take() == ["comes", "left"])
    #expect(child.parent == nil)
  }

  @Test("What is nearest: the stack, the tabs, the split view around a controller")
  func nearest() {
    let page = UIViewController()
    let stack = UINavigationController(rootViewController: page)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    #expect(page.navigationController === stack)
    #expect(page.tabBarController === tabs)
    #expect(page.splitViewController == nil)
  }

  @Test("A button does its action")
  func controls() {
    let log = Log()
    let button = UIButton(primaryAction: UIAction(title: "Buy") { _ in log.note("bought") })
    button.sendActions(for: .primaryActionTriggered)
    #expect(log.take() == ["bought"])
    #expect(button.currentTitle == "Buy")
  }
}
