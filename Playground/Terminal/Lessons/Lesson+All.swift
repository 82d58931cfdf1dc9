import FlowKit
import Rooms

extension Lesson {
  /// All lessons, in their order.
  static let all = [
    push, arguments, popTo, doubleTap, batch, messages, guards, waiting, leaving, links, restoring, proofs, line,
  ]
}

// In the shop.
extension Lesson {
  private static let push = Lesson(
    title: "Push and pop", tour: "shop",
    task: "A flow says where the callbacks of its screen lead. Go from the welcome screen to the login, and come back.",
    reading: "Each callback is one line. onContinue pushes the login; in the login's flow, onBack pops it.",
    hints: [
      "Buttons call the screen's callbacks.", "One button leads to the login, and the login has one that leads back.",
      "Press Continue, then Back.",
    ],
    verdict: { lesson in .done(if: lesson.place == "TutorialScreen" && lesson.verbs.contains(.push)) })

  private static let arguments = Lesson(
    title: "Pass data forward", tour: "shop", setup: ["continue"],
    task: "Log in as Ada, so that the dashboard greets her by name.",
    reading: "onLogin passes a User, and { $0.prepare } names the method of the dashboard that receives it.",
    hints: [
      "The login has a field.", "Type the name before you log in.",
      "Type Ada into the field Name, then press Log in; line by line, type name Ada, then log in.",
    ],
    verdict: { lesson in
      guard lesson.visible == "DashboardScreen" else { return .open }
      return lesson.texts.contains("Hello, Ada!") ? .done : .missed("The dashboard greets someone else.")
    })

  private static let popTo = Lesson(
    title: "Back from inside a sheet", tour: "shop",
    setup: ["continue", "type name Ada", "log in", "settings", "terms"],
    task: "You are one screen deep in a sheet. Get back to the login without closing the sheet first.",
    reading: "In logOut, onConfirm is popTo(login). It closes every modal on the way, in one change of the tree.",
    hints: [
      "Whoever logs out sees the login again.", "The settings, below the terms, have a button for it.",
      "Press Back to the settings, Log out, then Yes, log out.",
    ],
    verdict: { lesson in
      guard !lesson.events.contains(where: \.hasClosedSheet) else { return .missed("You closed the sheet first.") }
      return .done(if: lesson.place == "TutorialScreen > LoginScreen")
    })

  private static let doubleTap = Lesson(
    title: "Double taps", tour: "shop", setup: ["continue", "type name Ada", "log in"],
    task: "Press one button twice at once, and find out from the events why only one screen opens.",
    reading:
      "The flow does nothing about it: a covered screen cannot push. The event says what to add where it should.",
    hints: [
      "The help names a key for it; line by line, it is a command.",
      "The key is d; the command is double, with the name of the button.",
      "Move to Catalogue and press d; or type double catalogue.",
    ],
    verdict: { lesson in .done(if: lesson.wasTurnedDown(.covered)) })

  private static let links = Lesson(
    title: "Links", tour: "shop",
    task: "A link leads into the app from outside. With a single link, open the kettle (item 1) with a quantity of 2.",
    reading:
      "links.add(\"shop/items\", .int, .query(...)) names the screens below the item, too; its from: closure makes"
      + " the address that you see.",
    hints: [
      "The key is o; line by line, links lists the links, and open opens one.",
      "The number of the item is part of the path, and the quantity is in the query.",
      "Open playground://shop/items/1?quantity=2",
    ],
    verdict: { lesson in
      guard lesson.visible == "ItemScreen(1)" else { return .open }
      guard lesson.actions.count == 1 else { return .missed("That took more than one step.") }
      return .done(if: lesson.session.address == "playground://shop/items/1?quantity=2")
    })

  private static let restoring = Lesson(
    title: "Restoring", tour: "shop",
    setup: ["continue", "type name Ada", "log in", "catalogue", "kettle", "type quantity 3", "buy"],
    task: "You have an order. Go to the payment, end the app there, and find your order again after the restart.",
    reading: "ShopFlow+Registry.swift gives each flow a name that stays. The snapshot holds these names, and what the"
      + " screens keep.",
    hints: [
      "Systems end apps that are in the background. The Playground has a key for that: see the help.",
      "Go to the payment first. The key is R; line by line, restart.", "Press Pay. Then press R, or type restart.",
    ],
    verdict: { lesson in
      guard lesson.restarts > 0 else { return .open }
      return lesson.visible == "PaymentScreen" && lesson.texts.contains { $0.contains("3 × Kettle") }
        ? .done : .missed("The app was not at the payment when it ended.")
    })

  private static let proofs = Lesson(
    title: "Proofs", tour: "shop",
    task: "FlowKit can find every place that the flows lead to. Prove that nobody gets to the payment without the login"
      + " below it. Then find out how to pay without having seen the catalogue.",
    reading: "No screen was shown for that: FlowKit reads where each callback leads, and goes on from there.",
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
  private static let batch = Lesson(
    title: "Several steps in one", tour: "movies",
    setup: ["continue", "type name Ada", "go on", "no, thanks", "steam"],
    task: "You are looking at a movie of the wishlist. Get it to the front of the Watched tab, without the tab bar.",
    reading: "onWatched performs three steps: pop, go to the other tab, push there. They are one change of the tree.",
    hints: [
      "A movie that was watched does not stay in the wishlist.", "The movie has a button that says so.",
      "Press I have watched it.",
    ],
    verdict: { lesson in
      guard !lesson.verbs.contains(.select) else { return .missed("You used the tab bar.") }
      return .done(if: lesson.place.contains("*Watched > MovieScreen"))
    })

  private static let messages = Lesson(
    title: "Messages", tour: "rooms", setup: ["type name Nora", "come in", "profile"],
    task: "A screen need not know what contains it: it sends a message, and the nearest flow that handles it decides."
      + " You are in the profile tab. Get into a room with a single press.",
    reading: "profile sends, and in HallFlow's answer the message becomes an action.",
    hints: [
      "With Rooms, it takes two presses.", "A message from outside leads into a room at once.",
      "Press Let somebody call me.",
    ],
    verdict: { lesson in
      guard lesson.visible.hasPrefix("RoomScreen") else { return .open }
      return lesson.actions.count == 1 && lesson.actions[0].message is HouseNews
        ? .done : .missed("That took more than one press.")
    })

  private static let guards = Lesson(
    title: "Guards", tour: "safe",
    task: "The account is guarded. Find out how many coins you have.",
    reading: ".guarded(orElse: .redirect(to: key)): the push goes on by itself once the key screen has left.",
    hints: [
      "The guard asks for a number first.", "The screen tells you the number.",
      "Press Account, type 4711 into the field Number (line by line: type number 4711), then press Open.",
    ],
    verdict: { lesson in .done(if: lesson.visible == "BalanceScreen") })

  private static let waiting = Lesson(
    title: "Guards that take their time", tour: "safe",
    task: "The keeper is asked before the report is shown. Ask for it, then end the wait yourself, before there is an"
      + " answer.",
    reading: "In report, .guarded { await keeper.permits() ... } may take as long as it likes. The tree does not change"
      + " until then.",
    hints: [
      "While something waits, the help has a key to end it; line by line, there is a command.",
      "The key is x; line by line, cancel.",
      "Press Report, then x; or type report, then cancel.",
    ],
    verdict: { lesson in
      if lesson.wasTurnedDown(.cancelled) { return .done }
      let isAnswered = lesson.visible == "ReportScreen" || lesson.wasTurnedDown(.guardRefused)
      return isAnswered ? .missed("The keeper answered.") : .open
    })

  private static let leaving = Lesson(
    title: "Confirm leaving", tour: "safe", setup: ["note"],
    task: "Change the note, and leave it with the system's back, without saving it.",
    reading:
      ".confirmsLeaving awaits an answer: present(discard, until: \\.onAnswer) closes the question, and returns what"
      + " was answered.",
    hints: [
      "As long as nothing has changed, nobody asks.", "The system's back is Esc; line by line, back. Then answer.",
      "Type into the field Text, go back, then press Discard.",
    ],
    verdict: { lesson in
      if lesson.events.contains(where: { $0.action.message != nil }) { return .missed("You saved the note.") }
      guard lesson.visible == "LobbyScreen" else { return .open }
      return lesson.events.contains { $0.kind == .made && $0.entry?.flow.name == "DiscardScreen" }
        ? .done : .missed("There were no changes to lose.")
    })
}

// In a flow that isn't complete.
extension Lesson {
  private static let line = Lesson(
    title: "Write a line", tour: "drawer",
    task: "The desk's button does nothing. Quit, bind onDrawer in Playground/Terminal/Lessons/DrawerFlow.swift, and run"
      + " the Playground again. Then come back to this lesson and press it.",
    reading: "Your line is in the flow desk. Screens say what happens, and flows where it leads.",
    hints: [
      "The callback belongs to the screen, and lets knows the verbs.",
      "The drawer has a flow of its own in the same file; push it.",
      "Write screen.onDrawer = lets.push(drawer) in place of the comment, and type swift run Playground.",
    ],
    verdict: { lesson in .done(if: lesson.visible == "DrawerScreen") })
}

extension NavigationEvent {
  /// Whether an action has closed the sheet of the settings, and nothing else.
  fileprivate var hasClosedSheet: Bool {
    kind == .didNavigate && [.dismiss, .dismissAll, .back].contains(action.kind)
      && changes.contains { $0.description.contains("SettingsScreen") }
  }
}
