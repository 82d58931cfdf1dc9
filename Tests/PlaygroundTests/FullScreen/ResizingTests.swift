import FlowKit
import Rooms
import Safe
import Shop
import Testing

@testable import Playground

@MainActor
struct ResizingTests {
  @Test func theViewFollowsItsWindow() {
    let window = Window()
    for size in [Size(width: 120, height: 40), Size(width: 72, height: 20), .usual] {
      window.view.resize(to: size)
      let lines = window.picture.split(separator: "\n", omittingEmptySubsequences: false)

      #expect(lines.count == size.height)
      #expect(lines.map(\.count).max() == size.width)
      #expect(window.lines(with: "╭ Welcome").count == 1)
    }
  }

  @Test func aWindowThatIsTooSmallGetsAPoliteMessage() {
    #expect(
      Window(Size(width: 30, height: 8)).picture == """

         The Playground needs 46 × 20
         characters, and this window
         has 30 × 8. Make it larger,
         or press Ctrl-C and begin
         again with --lines: then no
         window is needed.

        """)
  }

  @Test(arguments: [(0, 0), (1, 1), (5, 2), (71, 20), (72, 19), (300, 1), (1, 300), (72, 20), (300, 100)])
  func anySizeCanBeDrawn(width: Int, height: Int) {
    let window = Window(Size(width: width, height: height))
    window.logIn()
    let lines = window.picture.split(separator: "\n", omittingEmptySubsequences: false)

    #expect(lines.count == max(1, height))
    #expect(lines.allSatisfy { $0.count <= width })
  }

  @Test func allButtonsOfAllScreensFitIntoTheSmallestWindow() throws {
    let window = Window(Scene.smallest)
    let user = try #require(User(name: "Ada"))
    let shop = ShopFlow()
    let ways: [NavigationAction] =
      [.push(shop.login), .push(shop.dashboard) { $0.prepare(user: user) }, .push(shop.catalogue)]
      + (1...4).map { .push(shop.item($0)) } + [.push(shop.checkout), .push(shop.payment), .push(shop.thankYou)]
      + [.present(shop.settings), .push(shop.terms), .present(shop.logOut, as: .alert)]
    for way in ways {
      window.session.navigator.perform(way)
      for button in window.session.place.buttons {
        #expect(window.lines(with: " \(button.title) ").count >= 1, "\(button.title)")
      }
    }
  }

  @Test(arguments: ["rooms", "safe"]) func allButtonsOfTheOtherToursFitIntoTheUsualWindow(tour: String) {
    let hall = DoorFlow().hall, safe = SafeFlow(), newRoom = NewRoomFlow(onDone: { _, _ in }, onCancel: {})
    let ways: [NavigationAction] =
      tour == "safe"
      ? [.push(safe.search), .push(safe.note), .push(safe.box("chest")), .push(safe.box("matchbox"))]
        + [.present(safe.key), .present(safe.colours), .present(safe.discard), .present(safe.pages)]
      : [.push(hall.tabs()), .push(hall.rooms.room(1)), .select(hall.mentions), .select(hall.profile)]
        + [.present(hall.rooms.people(in: 1)), .present(newRoom.name), .push(newRoom.firstLine)]
    let root = tour == "safe" ? safe.makeNavigator() : Navigator(root: DoorFlow().door)
    let window = Window(.usual, Session(root, about: ""))
    for way in ways {
      #expect(root.perform(way).isPerformed)
      for button in window.session.place.buttons {
        #expect(window.lines(with: button.title).count >= 1, "\(button.title) in \(root.tree.summary)")
      }
    }
  }

  @Test func focusIsVisibleInATooLongCard() {
    let card = Card(
      title: "Long", texts: (1...9).map { "text \($0)" }, buttons: (1...9).map { Card.Button("button \($0)") {} })
    for focus in 0..<9 {
      let visible = CardLines([card], width: 20, focus: focus).visible(6).map(\.text)

      #expect(visible.count == 6)
      #expect(visible.contains { $0.hasPrefix("▸ \(focus + 1)  button \(focus + 1)") })
    }
  }

  @Test func wideCharactersDoNotShiftTheFrames() {
    let window = Window()
    window.type(.enter)
    window.type("茶 🫖")
    let line = window.lines(with: "Name: ").first ?? ""

    #expect(line.columns == 80)
    #expect(line.hasPrefix(" │ ▸ Name: 茶 🫖▏"))
  }

  @Test func aTallTreeShowsItsTop() {
    let window = Window()
    window.logIn()
    for _ in 0..<60 { window.session.navigator.perform(.push(ShopFlow().item(1))) }

    #expect(window.lines(with: "ItemScreen(1) #63 ← visible").count == 1)
    #expect(window.lines(with: "TutorialScreen").count == 0)
  }
}
