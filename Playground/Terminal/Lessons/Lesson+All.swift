import FlowKit
import Rooms

extension Lesson {
  /// All lessons, in their order.
  static let all = [
    push, arguments, popTo, doubleTap, tabs, messages, guards, waiting, leaving, links, restoring, proofs,
  ]
}

// In the shop.
extension Lesson {
  private static let push = Lesson(
    title: "Push and pop", tour: "shop",
    task: "A flow says where the callbacks of a screen lead. Go from the welcome to the login, and come back.",
    reading: "Each callback is one line: onContinue pushes the login, onBack pops it.",
    hints: [
      "Buttons call the screen's callbacks.", "One button leads to the login; the login has one that leads back.",
      "Press Continue, then Back.",
    ],
    verdict: { lesson in
      .done(if: lesson.place == "TutorialScreen" && lesson.verbs.contains(.push))
    })

  private static let arguments = Lesson(
    title: "Hand something on", tour: "shop", setup: ["continue"],
    task: "The login knows who you are, and the dashboard has to. Log in as Ada: the dashboard greets her by name.",
    reading: "onLogin has a User. The closure { $0.prepare } names the method of the next screen that gets it.",
    hints: [
      "The login has a field.",
      "Type a name before you log in. The dashboard greets nobody else than the one who is there.",
      "Type Ada into the field Name, then press Log in.",
    ],
    verdict: { lesson in
      guard lesson.visible == "DashboardScreen" else { return .open }
      return lesson.texts.contains("Hello, Ada!") ? .done : .missed("The dashboard greets somebody else.")
    })

  private static let popTo = Lesson(
    title: "Back from inside a sheet", tour: "shop",
    setup: ["continue", "type name Ada", "log in", "settings", "terms"],
    task: "You are in a sheet, one screen deep. Get back to the login without closing the sheet first.",
    reading: "logOut uses popTo(login): it closes every modal on the way, as one change of the tree.",
    hints: [
      "Somebody who is logged out sees the login again.", "The settings below the terms have a button for it.",
      "Press Back to the settings, Log out, then Yes, log out.",
    ],
    verdict: { lesson in
      guard !lesson.events.contains(where: \.hasClosedSheet) else { return .missed("The sheet was closed first.") }
      return .done(if: lesson.place == "TutorialScreen > LoginScreen")
    })

  private static let doubleTap = Lesson(
    title: "The hasty finger", tour: "shop", setup: ["continue", "type name Ada", "log in"],
    task: "Press the same button twice at once, and find out in the events why only one screen opens.",
    reading:
      "Nothing guards against it in the flow: a screen that is covered pushes nothing. The event says what to add"
      + " where it should.",
    hints: [
      "A key presses twice; the help names it. Line by line, it is a command.",
      "In the full screen it is d; line by line, double and the name of the button.",
      "Move to Catalogue and press d; or: double catalogue.",
    ],
    verdict: { lesson in .done(if: lesson.wasTurnedDown(.covered)) })

  private static let links = Lesson(
    title: "Links", tour: "shop",
    task: "A link leads into the app from outside. With one link, open the kettle (it is item 1), two pieces of it.",
    reading: "links.add(\"shop/items\", .int, .query(\"quantity\", ...)) makes the whole stack below the item, too.",
    hints: [
      "Open a link: the key is o; line by line, links lists them and open opens one.",
      "The number of the item is a part of the path, the quantity is in the query.",
      "Open playground://shop/items/1?quantity=2",
    ],
    verdict: { lesson in
      guard lesson.visible == "ItemScreen(1)" else { return .open }
      guard lesson.events.filter({ $0.kind == .didNavigate }).count == 1 else {
        return .missed("That took more than one step.")
      }
      return .done(if: lesson.session.address == "playground://shop/items/1?quantity=2")
    })

  private static let restoring = Lesson(
    title: "Restore", tour: "shop",
    setup: ["continue", "type name Ada", "log in", "catalogue", "kettle", "type quantity 3", "buy"],
    task: "You have an order. Go to the payment, end the app there, and find the order again when it is back.",
    reading: "flows.add(\"shop.payment\", payment) gives each flow a name that stays; the snapshot holds names and what"
      + " the screens keep.",
    hints: [
      "Systems end apps in the background. The Playground has a key for that: see the help.",
      "First Pay, then R; line by line: restart.", "Press Pay. Then press R, or type restart.",
    ],
    verdict: { lesson in
      guard lesson.restarts > 0 else { return .open }
      return lesson.visible == "PaymentScreen" && lesson.texts.contains { $0.contains("3 × Kettle") }
        ? .done : .missed("The app was not at the payment when it ended.")
    })

  private static let proofs = Lesson(
    title: "Proofs", tour: "shop",
    task: "FlowKit finds every place that the flows can lead to. Prove that nobody is at the payment without the login"
      + " below, then find out how one pays without having seen the catalogue.",
    reading: "No test walks through the screens: the callbacks' lines are all that is read.",
    hints: [
      "The key is f; line by line, find and a question.", "Ask for one screen without another: find A without B.",
      "Find PaymentScreen without LoginScreen, then find PaymentScreen without CatalogueScreen.",
    ],
    verdict: { lesson in
      let questions = lesson.findings.filter { $0.wanted == "PaymentScreen" }
      let isProved = questions.contains { $0.unwanted == "LoginScreen" && !$0.isFound }
      return .done(if: isProved && questions.contains { $0.unwanted == "CatalogueScreen" && $0.isFound })
    })
}

// In the other tours.
extension Lesson {
  private static let tabs = Lesson(
    title: "Tabs are stacks", tour: "movies",
    setup: ["continue", "type name Ada", "go on", "no, thanks", "steam"],
    task:
      "You look at a movie of the wishlist. Get this movie in front of the watched ones, and leave the tab bar alone.",
    reading:
      "onWatched is three steps in one: pop here, go to the other tab, push there. It is one change of the tree.",
    hints: [
      "A movie that was watched does not stay in the wishlist.", "The movie has a button that says so.",
      "Press I have watched it.",
    ],
    verdict: { lesson in
      guard !lesson.verbs.contains(.select) else { return .missed("The tab bar was used.") }
      return .done(if: lesson.place.contains("*Watched > MovieScreen"))
    })

  private static let messages = Lesson(
    title: "Messages", tour: "rooms", setup: ["type name Nora", "come in", "profile"],
    task: "A screen need not know who contains it: it sends a message, and the nearest flow that handles it decides."
      + " From the profile, get into a room with one press.",
    reading: "profile sends; in tabs, .handling(HouseNews.self, answer) turns the message into an action.",
    hints: [
      "The button Rooms takes two presses to get into a room.", "A message from outside leads to a room at once.",
      "Press Let somebody call me.",
    ],
    verdict: { lesson in
      guard lesson.visible.hasPrefix("RoomScreen") else { return .open }
      let actions = lesson.events.filter { $0.kind == .didNavigate }.map(\.action)
      return actions.count == 1 && actions[0].message is HouseNews ? .done : .missed("That took more than one press.")
    })

  private static let guards = Lesson(
    title: "Guards", tour: "safe",
    task: "The account is guarded. See how many coins you own.",
    reading: ".guarded { ... .redirect(.present(key)) }: the push goes on by itself when the key screen has left.",
    hints: [
      "The guard asks for a number first.", "The screen tells you the number.",
      "Press Account, type 4711 into the field Number, press Open.",
    ],
    verdict: { lesson in .done(if: lesson.visible == "BalanceScreen") })

  private static let waiting = Lesson(
    title: "Guards that take their time", tour: "safe",
    task: "The keeper is asked before the report is shown. Ask for it, and end the wait yourself, without an answer.",
    reading:
      ".guarded { await keeper.permits() ... } may take as long as it likes; until then the tree stays as it is.",
    hints: [
      "While something waits, the hints at the bottom have one key more.", "The key is x; line by line, cancel.",
      "Press Report, then x; or: report, cancel.",
    ],
    verdict: { lesson in
      if lesson.wasTurnedDown(.cancelled) { return .done }
      let isAnswered = lesson.visible == "ReportScreen" || lesson.events.contains { $0.kind == .refused }
      return isAnswered ? .missed("The keeper has answered.") : .open
    })

  private static let leaving = Lesson(
    title: "Leaving asks, an answer comes back", tour: "safe", setup: ["note"],
    task: "Write something into the note, and leave it with the system's back, without saving it.",
    reading:
      ".confirmsLeaving awaits what discard answers; present(discard, until: \\.onAnswer) closes it, and hands the"
      + " answer on.",
    hints: [
      "As long as nothing has changed, nobody asks.", "The system's back is Esc; line by line, back. Then answer.",
      "Type into the field Text, go back, and press Discard.",
    ],
    verdict: { lesson in
      let kept = lesson.events.contains { $0.action.kind == .send }
      if kept { return .missed("The note was saved.") }
      guard lesson.visible == "LobbyScreen" else { return .open }
      return lesson.events.contains { $0.kind == .made && $0.entry?.flow.name == "DiscardScreen" }
        ? .done : .missed("Nothing was lost: the note had no changes.")
    })
}

extension NavigationEvent {
  /// Whether an action has closed the sheet of the settings, and led nowhere else.
  fileprivate var hasClosedSheet: Bool {
    kind == .didNavigate && [.dismiss, .dismissAll, .back].contains(action.kind)
      && changes.contains { $0.description.contains("SettingsScreen") }
  }
}
