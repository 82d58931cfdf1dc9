import FlowKit

let navigator = Navigator(root: TeaFlow().list)
(navigator.visibleScreen as? TeaListScreen)?.onTea("Sencha")
(navigator.visibleScreen as? TeaScreen)?.onOrder("Sencha", 2)
print(navigator.tree)

(navigator.visibleScreen as? OrderScreen)?.onDone()
print(navigator.tree.summary)
