import FlowKit
import Testing

// hide
enum Groups {
  // show
  @MainActor
  struct AccountFlow {
    let services: Services

    var login: Flow<LoginScreen> {
      Flow(with: LoginScreen(services.accounts)) { screen, lets in
        screen.onLogin = lets.push(profile) { $0.prepare }
      }
    }

    var profile: Flow<ProfileScreen> {
      Flow(with: ProfileScreen()) { screen, lets in
        screen.onLogOut = lets.popTo(login)  // each refers to the other
      }
    }
  }

  @MainActor
  struct CatalogueFlow {
    let services: Services
    var account: AccountFlow { AccountFlow(services: services) }
    var items: ItemFlow { ItemFlow() }

    var list: Flow<ListScreen> {
      Flow(with: ListScreen()) { screen, lets in
        screen.onSelect = lets.push(items.item)
        screen.onProfile = lets.present(account.login)
      }
    }
  }

  @MainActor
  struct ItemFlow {
    func item(_ id: Item.ID) -> Flow<ItemScreen> {
      Flow(with: ItemScreen(id), id: id) { screen, lets in
        // The nearest screen of item 1, not of any item.
        screen.onHome = lets.popTo(item(1))
        screen.onSimilar = lets.push(item)  // (Item.ID) -> Void goes to item(_:)
      }
    }
  }
  // hide

  struct Accounts { var names = ["Ada"] }
  struct Services { var accounts = Accounts() }
  struct Item: Identifiable { let id: Int }

  final class LoginScreen {
    var onLogin: (String) -> Void = { _ in }
    init(_ accounts: Accounts) {}
  }

  final class ProfileScreen {
    var onLogOut: () -> Void = {}
    private(set) var user = ""
    func prepare(user: String) { self.user = user }
  }

  final class ListScreen {
    var onSelect: (Item.ID) -> Void = { _ in }
    var onProfile: () -> Void = {}
  }

  final class ItemScreen {
    var onHome: () -> Void = {}
    var onSimilar: (Item.ID) -> Void = { _ in }
    init(_ id: Item.ID) {}
  }
}

@MainActor
@Suite struct GroupsTests {
  private let catalogue = Groups.CatalogueFlow(services: Groups.Services())

  @Test func aKeyTellsFlowsOfOneDeclarationApart() throws {
    #expect(catalogue.list.id == catalogue.list.id)
    #expect(catalogue.items.item(1).id != catalogue.items.item(2).id)
    let navigator = Navigator(root: catalogue.list)
    try navigator.screen(ofType: Groups.ListScreen.self).onSelect(1)
    try navigator.screen(ofType: Groups.ItemScreen.self).onSimilar(2)
    try navigator.screen(ofType: Groups.ItemScreen.self).onSimilar(3)
    #expect(navigator.tree.summary == "ListScreen > ItemScreen(1) > ItemScreen(2) > ItemScreen(3)")
    try navigator.screen(ofType: Groups.ItemScreen.self).onHome()
    #expect(navigator.tree.summary == "ListScreen > ItemScreen(1)")
  }

  @Test func groupsReferToEachOther() throws {
    let navigator = Navigator(root: catalogue.list)
    try navigator.screen(ofType: Groups.ListScreen.self).onProfile()
    try navigator.screen(ofType: Groups.LoginScreen.self).onLogin("Ada")
    #expect(navigator.tree.summary == "ListScreen | sheet: LoginScreen > ProfileScreen")
    #expect(try navigator.screen(ofType: Groups.ProfileScreen.self).user == "Ada")
    try navigator.screen(ofType: Groups.ProfileScreen.self).onLogOut()
    #expect(navigator.tree.summary == "ListScreen | sheet: LoginScreen")
  }
}
