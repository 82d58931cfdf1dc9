import FlowKit
@testable import NotesSwiftUI
import SwiftUI
import Testing

/// The app of the article on the host for SwiftUI is used.
@MainActor
@Suite struct NotesAppTests {
  @Test func theUserReadsANoteAndTheHelp() {
    let demo = Demo(NotesSwiftUI.NotesFlow().list, NotesSwiftUI.showNotes)
    #expect(demo.tap("Bread"))
    #expect(demo.texts.contains("Bread"))
    demo.navigator.back()
    demo.settle()
    #expect(demo.tap("Help"))
    #expect(demo.navigator.tree.summary == "ListScreen | sheet: HelpScreen")
    #expect(demo.tap("Close"))
    #expect(demo.navigator.tree.summary == "ListScreen")
    #expect(demo.issues == [])
  }

  @Test func theAppShowsTheNavigator() {
    let body = NotesApp().body
    #expect("\(type(of: body))".hasPrefix("WindowGroup<FlowView"))
  }
}
