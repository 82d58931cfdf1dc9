import FlowKit
import FlowKitRestoration
import FlowKitTesting
import Foundation
import Testing

/// Restoring the place where an app was.
@MainActor
struct RestorationTests {
  @Test(arguments: [
    "A", "A > B > C", "A | sheet: B > C | alert: D", "A > Tabs[B > C, *C, (D)]", "A > Tabs[*B > C, C, (D)] | sheet: D",
    "Book[B, *C > A, D]", "A > Split[B > A, *D] > C", "Frame[B, *C > D]",
    "Outer[Tabs[*B, C > A, (D)], *Split[B, *D], (Book)]",
    "A > Past[B, C, *D] | sheet: Tabs[*B, (C), (D)] | sheet: B", "Eager[B, *C > A, D]", "A > Blank[]",
  ])
  func treeIsRestored(picture: String) throws {
    let flows = try Restored.flows(), navigator = try Navigator(showing: picture)
    let snapshot = navigator.snapshot(with: flows), copy = Navigator(quiet: Pages.x), host = HeadlessHost()
    copy.attach(host)
    let restoration = copy.restore(try snapshot.reread, from: flows)
    #expect(restoration.issues == [])
    #expect(snapshot.omissions == [])
    #expect(copy.tree.summary == navigator.tree.summary)
    #expect(copy.tree.path.map(\.id.number) == Array(2..<2 + navigator.tree.count))
    #expect(copy.snapshot(with: flows) == snapshot)
    #expect(host.updates.count == 2)
    #expect(host.problems == [])
    #expect(host.shown == copy.tree)
    #expect(copy.tree.path.allSatisfy { copy.screen(of: $0.id) is Page })
    #expect(copy.screenCount == copy.tree.count)
  }

  @Test func keysAndStatesAreRestored() throws {
    let flows = try Restored.flows(), navigator = Navigator(quiet: Pages.a), copy = Navigator(quiet: Pages.x)
    let state = Note.State(text: "ä\"\n", marks: [1, 0.1, .infinity], date: Date(timeIntervalSince1970: 0.25))
    navigator.perform(.batch(.push(Restored.note(5)), .push(Restored.word("x")), .push(Restored.note(-1))))
    navigator.screen(of: Restored.note(5))?.state = state
    copy.restore(try navigator.snapshot(with: flows).reread, from: flows)
    #expect(copy.tree.summary == "A > Note(5) > Word(x) > Note(-1)")
    #expect(copy.screen(of: Restored.note(5))?.state == state)
    #expect(copy.screen(of: Restored.note(-1))?.state == Note.State())
    #expect(copy.screen(of: Restored.note(-1))?.heard == ["restored", "made", "visible"])
  }

  @Test func coveredScreensAreMadeWhenTheyAreNeeded() throws {
    let flows = try Restored.flows(), copy = Navigator(quiet: Pages.x)
    let navigator = Navigator(quiet: Restored.note(0))
    navigator.perform(.batch(.push(Restored.note(1)), .push(Restored.note(2)), .push(Restored.note(3))))
    navigator.screen(of: Restored.note(1))?.state.text = "one"
    let snapshot = navigator.snapshot(with: flows)
    copy.restore(snapshot, from: flows)
    #expect(copy.screenCount == 1)
    #expect(copy.snapshot(with: flows) == snapshot)
    #expect(copy.screenCount == 1)
    let log = EventLog(of: copy, .actions, .entries)
    copy.perform(.pop())
    #expect(log.kinds.prefix(4) == ["willNavigate", "made Note(2) #4", "disappeared Note(3) #5", "removed Note(3) #5"])
    #expect(copy.screenCount == 1)
    #expect(copy.screen(of: 3) is Note)
    #expect((copy.screen(of: 3) as? Note)?.state.text == "one")
    #expect(copy.screenCount == 2)
    #expect((copy.screen(of: 3) as? Note)?.heard == ["restored", "made"])
    copy.perform(.popToRoot())
    #expect((copy.visibleScreen as? Note)?.heard == ["restored", "made", "visible"])
    #expect(copy.screenCount == 1)
    #expect(copy.screen(of: 3) == nil)
  }

  @Test func returningWithArgumentsMakesTheScreen() throws {
    let flows = try Restored.flows(), copy = Navigator(quiet: Pages.x)
    let navigator = Navigator(quiet: Pages.a)
    navigator.perform(.batch(.push(Restored.note(1)), .push(Pages.b)))
    copy.restore(navigator.snapshot(with: flows), from: flows)
    copy.perform(.popTo(Restored.note(1)) { $0.receive("back") })
    #expect(copy.tree.summary == "A > Note(1)")
    #expect((copy.visibleScreen as? Note)?.received == ["back"])
  }

  @Test func screensThatAreNeverShownAreNeverMade() throws {
    var made = 0
    let counted = Flow<Page> { _ in
      made += 1
      return Page()
    }
    let flows = try Restored.flows(adding: { $0.add("counted", counted) })
    let navigator = Navigator(quiet: Pages.a), copy = Navigator(quiet: Pages.x)
    navigator.perform(.batch(.push(counted), .push(Pages.b), .present(Pages.c)))
    made = 0
    copy.restore(navigator.snapshot(with: flows), from: flows)
    copy.perform(.dismiss())
    copy.perform(.popToRoot())
    #expect(made == 0)
    #expect(copy.screenCount == copy.tree.count)
    #expect(copy.tree.summary == "A")
  }

  @Test func screenQueriedWhileItIsMadeIsNotMadeTwice() throws {
    let copy = Navigator(quiet: Pages.x)
    var made = 0, found: [Bool] = []
    let curious = Flow<Page> { lets in
      made += 1
      found.append(copy.screen(of: 3) != nil)
      let push: () -> Void = lets.push(Pages.d)
      push()
      return Page()
    }
    let flows = try Restored.flows(adding: { $0.add("curious", curious) })
    let snapshot = try NavigationSnapshot(
      text: #"{"format":1,"version":1,"stacks":[{"entries":[{"flow":"A"},{"flow":"curious"},{"flow":"B"}]}]}"#)
    copy.restore(snapshot, from: flows)
    #expect(copy.screen(of: 3) != nil)
    #expect((made, found.map { $0 }) == (1, [false]))
    #expect(copy.tree.summary == "A > Page > B")
  }

  @Test func screensThatConfirmLeavingAreMadeAndAsked() throws {
    let editor = Restored.note(9).confirmsLeaving { $0.state.text.isEmpty }
    let flows = try FlowRegistry { list in
      list.add(Pages.a)
      list.add(Pages.b)
      list.add("editor") { (_: Int) in editor }
    }
    let navigator = Navigator(quiet: Pages.a), copy = Navigator(quiet: Pages.x)
    navigator.perform(.batch(.push(editor), .push(Pages.b)))
    navigator.screen(of: editor)?.state.text = "unsaved"
    copy.restore(navigator.snapshot(with: flows), from: flows)
    #expect(copy.perform(.popToRoot()).reason == .leavingRefused)
    let again = copy.restore(navigator.snapshot(with: flows), from: flows)
    #expect(again.outcome?.isPerformed == true)
  }

  @Test func restoringIsOneTransitionWithNewEntries() throws {
    let flows = try Restored.flows(), navigator = try Navigator(showing: "A > B"), host = HeadlessHost()
    let snapshot = navigator.snapshot(with: flows)
    navigator.attach(host)
    let log = EventLog(of: navigator, .actions, .entries, [.shown])
    navigator.restore(snapshot, from: flows, transition: .none)
    #expect(
      log.kinds == [
        "willNavigate", "made B #4", "disappeared B #2", "removed B #2", "removed A #1", "appeared B #4", "didNavigate",
        "shown",
      ])
    #expect(host.updates.count == 2)
    #expect(host.updates.last?.transition == ScreenTransition.none)
    navigator.perform(.push(Pages.c))
    #expect(navigator.tree.visible.id == 5)
  }

  @Test func restoringDuringAnActionDoesNothing() throws {
    let flows = try Restored.flows(), navigator = try Navigator(showing: "A > B")
    let snapshot = navigator.snapshot(with: flows)
    var reasons: [String] = []
    let observation = navigator.observe { [unowned navigator] event in
      if event.kind == .didNavigate { reasons = navigator.restore(snapshot, from: flows).reasons }
    }
    navigator.perform(.pop())
    observation.cancel()
    #expect(reasons == ["all: notPerformed"])
    #expect(navigator.tree.summary == "A")
  }

  @Test func stylesThatCoverPartlyAreRestored() throws {
    let flows = try Restored.flows(), navigator = Navigator(quiet: Restored.note(1)), copy = Navigator(quiet: Pages.x)
    navigator.performHere(.present(Pages.b, as: PresentationStyle("hint", coversPartly: true)))
    navigator.performHere(.present(Pages.c, as: .alert))
    copy.restore(try navigator.snapshot(with: flows).reread, from: flows)
    #expect(copy.tree.summary == "Note(1) | hint: B | alert: C")
    #expect(copy.tree.partlyCovered.map(\.flow.name) == ["Note", "B"])
    #expect(copy.screenCount == 3)
    #expect(copy.screen(of: Restored.note(1))?.heard == ["restored", "made", "covered"])
  }

  @Test func encodedTextIsReadableAndStable() throws {
    let flows = try Restored.flows(), navigator = Navigator(quiet: Pages.a)
    navigator.performHere(.batch(.push(Restored.note(5)), .present(Containers.tabs, as: .alert)))
    navigator.screen(of: Restored.note(5))?.state.text = "hello"
    let text = try navigator.snapshot(with: flows).text
    #expect(
      text == """
        {
          "format" : 1,
          "stacks" : [
            {
              "entries" : [
                {
                  "flow" : "A"
                },
                {
                  "flow" : "Note",
                  "key" : 5,
                  "state" : {
                    "marks" : [

                    ],
                    "text" : "hello"
                  }
                }
              ]
            },
            {
              "entries" : [
                {
                  "children" : {
                    "list" : [
                      {
                        "entries" : [
                          {
                            "flow" : "B"
                          }
                        ],
                        "flow" : "B"
                      },
                      {
                        "flow" : "C"
                      },
                      {
                        "flow" : "D"
                      }
                    ],
                    "selected" : 0
                  },
                  "flow" : "Tabs"
                }
              ],
              "style" : "alert"
            }
          ],
          "version" : 1
        }
        """)
  }

  @Test func historyOfTabsSkipsThoseThatTheRegistryDoesNotList() throws {
    let navigator = Navigator(quiet: Containers.past), flows = try Restored.flows(without: "B")
    navigator.perform(.select(1))
    navigator.perform(.select(2))
    let copy = Navigator(quiet: Pages.a)
    copy.restore(navigator.snapshot(with: flows), from: flows)
    copy.perform(.back())
    #expect(copy.tree.summary == "Past[(B), *C, D]")
  }
}
