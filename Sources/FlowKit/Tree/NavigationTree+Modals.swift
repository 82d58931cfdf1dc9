// Whose a modal is. What a screen has presented leaves with it. A modal of the app lies above everything that was there before, and
// stays when something leaves beneath it, with all that it has led to.
extension NavigationTree {
  /// How many layers over one belong to the app's modals there: those, and all that they have presented.
  ///
  /// - Parameter number: The layer, counted from the front.
  /// - Returns: How many of the front ones stay if everything else over this layer leaves.
  func heldLayers(over number: Int) -> Int {
    guard number > 0 else { return 0 }
    return layersDownward.prefix(number).lastIndex(where: \.isOfApp).map { $0 + 1 } ?? 0
  }

  /// Without the layers over one, apart from those that belong to the app's modals.
  ///
  /// - Parameter number: The layer, counted from the front.
  /// - Returns: The tree, and the layer's number in it.
  func uncovering(layer number: Int) -> (tree: NavigationTree, layer: Int) {
    let held = heldLayers(over: number)
    return (dropping(layers: number).covered(by: held, of: self), held)
  }

  /// Without a modal and the layers over it, apart from those that belong to the app's modals there.
  ///
  /// - Parameter number: The modal's layer, counted from the front.
  /// - Returns: The tree.
  func closing(layer number: Int) -> NavigationTree {
    dropping(layers: number + 1).covered(by: heldLayers(over: number), of: self)
  }

  /// With another modal: over everything if it is the app's, or else over what its presenter's layer has led to.
  func presenting(_ layer: Layer, from presenter: Position) -> NavigationTree {
    let held = layer.isOfApp ? 0 : heldLayers(over: presenter.layer)
    return dropping(layers: held).covered(by: layer).covered(by: held, of: self)
  }

  /// The modal of the app in which a layer is: its own, or that of the layer which has led to it; `nil` if there is none.
  func modalOfApp(around number: Int) -> Int? {
    layersDownward.dropFirst(number).firstIndex(where: \.isOfApp)
  }

  /// With the front layers of another tree over it; nearly always there are none.
  private func covered(by count: Int, of other: NavigationTree) -> NavigationTree {
    count == 0 ? self : other.layersDownward.prefix(count).reversed().reduce(self) { $0.covered(by: $1) }
  }
}

extension NavigationTree.Layer {
  /// Whether it is a modal of the app.
  var isOfApp: Bool { modal.map { $0.presentation.presenter == nil } ?? false }
}
