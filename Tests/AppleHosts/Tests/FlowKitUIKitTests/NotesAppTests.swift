import FlowKit
@testable import NotesUIKit
import Testing
import UIKit

/// The app of the article on the host for UIKit is started in a scene, and used.
@MainActor
@Suite struct NotesAppTests {
  @Test func theUserReadsANoteAndTheHelp() throws {
    try StandIn.run { world in
      let delegate = NotesUIKit.SceneDelegate()
      let scene = StandIn.connect(delegate)
      world.clock.runUntilIdle()
      let stack = try #require(navigationController(in: delegate.window?.rootViewController))
      let list = try #require(stack.topViewController as? NotesUIKit.ListController)
      #expect(list.title == "Notes")

      try tap("Bread", in: list)
      world.clock.runUntilIdle()
      #expect(stack.topViewController?.title == "Bread")
      #expect(stack.topViewController is NotesUIKit.NoteController)

      stack.popViewController(animated: false)
      world.clock.runUntilIdle()
      try tap("Help", in: list)
      world.clock.runUntilIdle()
      let user = StandIn.User(try #require(delegate.window))
      #expect(user.modals.count == 1)
      let help = try #require(navigationController(in: user.top)?.topViewController as? NotesUIKit.HelpController)
      try tap("Close", in: help)
      world.clock.runUntilIdle()
      #expect(user.modals.isEmpty)
      withExtendedLifetime(scene) {}
    }
  }

  private func tap(_ title: String, in controller: NotesUIKit.ButtonsController) throws {
    let buttons = controller.column.arrangedSubviews.compactMap { $0 as? UIButton }
    try #require(buttons.first { $0.currentTitle == title }).sendActions(for: .primaryActionTriggered)
  }

  private func navigationController(in controller: UIViewController?) -> UINavigationController? {
    controller as? UINavigationController
      ?? controller?.children.lazy.compactMap { navigationController(in: $0) }.first
  }
}
