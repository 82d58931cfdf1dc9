import FlowKit
import FlowKitMaps
import FlowKitTool

// A small app with all that the tool has to explain: values, guards, modals, tabs, answers, and callbacks that do nothing.

final class InnScreen {
  var onTab: (Int) -> Void = { _ in }
}

final class DoorScreen {
  var onName: (Guest) -> Void = { _ in }
  var onBell: () -> Void = {}
  var onLantern: () -> Void = {}
  var onCellar: () -> Void = {}
}

final class HallScreen {
  var onRoom: (Int, String) -> Void = { _, _ in }
  var onMenu: @MainActor (Dish) -> Void = { _ in }
  var onAsk: (() -> Void)?
  var onYard: () -> Void = {}
  var onBack: () -> Void = {}
}

final class RoomScreen {
  var isTidy = true
  var onLeave: () -> Void = {}
  var onHall: () -> Void = {}
}

final class SheetScreen {
  var onAnswer: (Bool) -> Void = { _ in }
}

final class AtticScreen {}

struct Guest: Sendable { let name: String }

enum Dish: String, CaseIterable, Sendable { case soup, bread }

@MainActor
struct Inn {
  var isCellarOpen = false

  var house: Flow<InnScreen> {
    Flow(with: InnScreen(), containing: .tabs(door, hall)) { screen, lets in screen.onTab = lets.select { $0 } }
  }

  var door: Flow<DoorScreen> {
    Flow(with: DoorScreen()) { screen, lets in
      screen.onLantern = { [weak screen] in _ = screen }
      screen.onName = lets.push(hall)
      screen.onCellar = lets.push(cellar)
    }
  }

  var hall: Flow<HallScreen> {
    Flow(with: HallScreen()) { screen, lets in
      screen.onRoom = lets.push { number, _ in room(number) }
      screen.onMenu = lets.present(menu)
      screen.onAsk = lets.present(sheet, until: \.onAnswer) { _ in lets.now(.pop()) }
      screen.onYard = lets.task { lets in
        await Task.yield()
        lets.now(.push(attic))
      }
      screen.onBack = lets.pop()
    }
  }

  func room(_ number: Int) -> Flow<RoomScreen> {
    Flow(with: RoomScreen(), id: number) { screen, lets in
      screen.onLeave = lets.pop()
      screen.onHall = lets.popTo(sheet)
    }
  }

  var cellar: Flow<AtticScreen> {
    Flow(with: AtticScreen()).named("Cellar").guarded(orElse: .refuse("the cellar is locked")) { isCellarOpen }
  }

  var sheet: Flow<SheetScreen> { Flow(with: SheetScreen()) }

  var menu: Flow<SheetScreen> { Flow(with: SheetScreen()).named("Menu") }

  /// Only a task leads to it, which no map follows.
  var attic: Flow<AtticScreen> { Flow(with: AtticScreen()) }

  static var tool: FlowTool {
    FlowTool(
      of: Inn().door, source: "Inn().door",
      samples: [
        Int.self: [1, 2], String.self: ["east"], Guest.self: [Guest(name: "Ada"), Guest(name: "Bo")],
        Dish.self: Dish.allCases,
      ],
      sources: ["Guest": "Guest(name: \"Ada\")"])
  }

  /// The same with tabs around it, and with a screen that nothing leads to.
  static var house: FlowTool {
    FlowTool(
      source: "Navigator(root: Inn().house)",
      map: FlowMap(of: Inn().house, and: [], samples: [Int.self: [1], String.self: ["east"]])
    ) { Navigator(root: Inn().house) }
  }
}
