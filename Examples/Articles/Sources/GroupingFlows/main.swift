import FlowKit

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

struct Accounts { var names = ["Ada"] }
struct Services { var accounts = Accounts() }
struct Item: Identifiable { let id: Int }

final class LoginScreen {
  var onLogin: (String) -> Void = { _ in }
  let accounts: Accounts
  init(_ accounts: Accounts) { self.accounts = accounts }
}

final class ProfileScreen {
  var onLogOut: () -> Void = {}
  func prepare(user: String) { print("profile of", user) }
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

let catalogue = CatalogueFlow(services: Services())
print(catalogue.list.id == catalogue.list.id)
print(catalogue.items.item(1).id == catalogue.items.item(2).id)

let navigator = Navigator(root: catalogue.list)
let list = try navigator.screen(ofType: ListScreen.self)
list.onSelect(1)
try navigator.screen(ofType: ItemScreen.self).onSimilar(2)
try navigator.screen(ofType: ItemScreen.self).onSimilar(3)
print(navigator.tree.summary)
try navigator.screen(ofType: ItemScreen.self).onHome()
print(navigator.tree.summary)

navigator.perform(.popToRoot())
list.onProfile()
try navigator.screen(ofType: LoginScreen.self).onLogin("Ada")
print(navigator.tree.summary)
try navigator.screen(ofType: ProfileScreen.self).onLogOut()
print(navigator.tree.summary)
