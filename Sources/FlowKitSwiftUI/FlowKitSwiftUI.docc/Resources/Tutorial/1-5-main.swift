import FlowKit

let navigator = Navigator(root: TeaFlow().list)
try navigator.screen(ofType: TeaListScreen.self).onTea("Sencha")
try navigator.screen(ofType: TeaScreen.self).onOrder("Sencha", 2)
print(navigator.tree)

try navigator.screen(ofType: OrderScreen.self).onDone()
print(navigator.tree.summary)
