import FlowKit
import Shop
import Testing

@testable import Playground

@MainActor
struct PictureTests {
  @Test func aDoublePressInEightyByTwentyFour() {
    let window = Window()
    window.type(.character("d"))

    #expect(
      window.picture == """
         FlowKit Playground  a small shop          ╭ Tree ─────────────────────────────╮
                                                   │ stack                             │
         ╭ Log in ────────────── LoginScreen #2 ╮  │ ├ TutorialScreen #1               │
         │                                      │  │ └ LoginScreen #2 ← visible        │
         │ Who is shopping?                     │  ╰───────────────────────────────────╯
         │                                      │  ╭ Events ───────────── newest first ╮
         │ ▸ Name: ▏___________________________ │  │ ✗ push(LoginScreen) at            │
         │                                      │  │   Shop/ShopFlow.swift:20 was      │
         │   1  Log in                          │  │   ignored: LoginScreen #2 is in   │
         │   2  Back                            │  │   front of the caller,            │
         │                                      │  │   TutorialScreen #1. A screen can │
         ╰──────────────────────────────────────╯  │   push only while it is in front, │
          ╰────────────────────────────────────╯   │   so that a double tap counts     │
                                                   │   once. To allow it, add          │
                                                   │   .actsWhileCovered() to the flow │
                                                   │   of TutorialScreen.              │
                                                   │ ✓ push(LoginScreen): pushed       │
                                                   │   LoginScreen #2                  │
                                                   │                                   │
                                                   │                                   │
                                                   │                                   │
                                                   │                                   │
                                                   ╰───────────────────────────────────╯
         type a text  Enter Log in  ↓ to the buttons  Esc back  Ctrl-C quit
        """)
  }

  @Test func modalsAreDrawnOverWhatTheyCover() {
    let window = Window()
    window.logIn()
    window.type(.character("3"), .character("3"))

    #expect(
      window.picture == """
         FlowKit Playground  a small shop          ╭ Tree ─────────────────────────────╮
                                                   │ stack                             │
         ╭ Dashboard ─────── DashboardScreen #3 ╮  │ ├ TutorialScreen #1               │
         │                                      │  │ ├ LoginScreen #2                  │
         │ Hello, Ada!                          │  │ └ DashboardScreen #3              │
         │                                      │  │ sheet over DashboardScreen #3     │
         │   1  Catalogue                       │  │ └ SettingsScreen #4               │
         │   2  Today's offer                   │  │ alert over SettingsScreen #4      │
         │  ╔ Log out ══════ LogOutScreen #5 ╗  │  │ └ LogOutScreen #5 ← visible       │
         │  ║                                ║  │  ╰───────────────────────────────────╯
         │  ║ Really log out, Ada?           ║  │  ╭ Events ───────────── newest first ╮
         ╰──║                                ║──╯  │ ✓ open(LogOutScreen): presented   │
          ╰─║ ▸ 1  Yes, log out              ║─╯   │   LogOutScreen #5 as alert        │
           ╭║   2  No, stay                  ║╮    │ ✓ present(SettingsScreen, as:     │
           │║                                ║│    │   .sheet): presented              │
           │╚════════════════════════════════╝│    │   SettingsScreen #4 as sheet      │
           │                                  │    │ ✓ push(DashboardScreen): pushed   │
           │   1  Letters about tea: no       │    │   DashboardScreen #3              │
           │   2  Terms                       │    │ ✓ push(LoginScreen): pushed       │
           │   3  Log out                     │    │   LoginScreen #2                  │
           │   4  Done                        │    │                                   │
           │                                  │    │                                   │
           ╰──────────────────────────────────╯    ╰───────────────────────────────────╯
         ↑↓ move  Enter press  d twice  c code  e events  Esc back  ? help  q menu
        """)
  }

  @Test func aNarrowWindowShowsThePanelsBelow() {
    let lines = Window(Size(width: 60, height: 30)).picture.split(separator: "\n")
    func row(_ text: String) -> Int { lines.firstIndex { $0.contains(text) } ?? -1 }
    #expect(row("╭ Welcome") == 1)
    #expect(row("╭ Tree") > row("1  Continue"))
    #expect(row("╭ Events") > row("╭ Tree"))
  }

  @Test func helpIsDrawnOverEverything() {
    let window = Window(Size(width: 72, height: 20))
    window.type(.character("?"))

    #expect(
      window.picture == """
        ╔ Help ═════════════════════════════════════════════════ 1 to 17 of 23 ╗
        ║ ↑ ↓ j k Tab         move the focus                                   ║
        ║ Enter, click        press the button (from a field: the first one)   ║
        ║ 1 2 … 12            press the button with this number                ║
        ║ d                   press twice at once: see what is ignored         ║
        ║ [ ] PgUp PgDn       turn to the tab or page before, or after         ║
        ║ ← →                 turn to the column before, or after              ║
        ║ Esc, Ctrl-B         the system's back; at the root, to the menu      ║
        ║ x, Ctrl-X           cancel what waits for a guard                    ║
        ║ < >, Ctrl-P Ctrl-N  step back in time, or on again                   ║
        ║ c                   the code of this screen, the line pressed last   ║
        ║ e, l                all events, or the log of all actions            ║
        ║ o                   open a link                                      ║
        ║ f                   find a place, or prove that there is none        ║
        ║ R                   end the app, and restore it from its snapshot    ║
        ║ h F6, n, a          in a lesson: a hint, the next lesson, again      ║
        ║ Backspace, Ctrl-U   delete a character, or the whole text            ║
        ║ q, Ctrl-T           leave the tour                                   ║
        ╚══════════════════════════════════════════════════════════════════════╝
         ↑↓ j k PgUp PgDn scroll  Esc close
        """)
  }
}
