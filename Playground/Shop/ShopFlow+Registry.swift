import FlowKit
public import FlowKitRestoration

extension ShopFlow {
  /// Lists the flows by names that stay, so that a session can be restored.
  public func add(to flows: inout FlowRegistry) {
    flows.add("shop.tutorial", tutorial)
    flows.add("shop.login", login)
    flows.add("shop.dashboard", dashboard)
    flows.add("shop.catalogue", catalogue)
    flows.add("shop.item") { (id: Item.ID) in item(id) }
    flows.add("shop.checkout", checkout)
    flows.add("shop.payment", payment)
    flows.add("shop.thankYou", thankYou)
    flows.add("shop.settings", settings)
    flows.add("shop.terms", terms)
    flows.add("shop.logOut", logOut)
  }
}
