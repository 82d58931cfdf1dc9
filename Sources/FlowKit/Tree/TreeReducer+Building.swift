/// What has become of an outline that was built into a tree.
@MainActor
package final class RestoredPlace {
  /// The tree; `nil` if nothing of the app's root is left.
  package internal(set) var tree: NavigationTree?
  /// The entries of the outline's places, by number.
  package fileprivate(set) var entries: [Int: NavigationTree.Entry] = [:]
  /// Why containers could not be built, by number; what was above them is dropped, too.
  package fileprivate(set) var failures: [Int: NavigationReason] = [:]
  /// The states of the screens.
  fileprivate(set) var states: [ScreenID: RestoredState] = [:]
  /// The flows that were left out, because their guards don't allow them.
  package internal(set) var leftOut: [LeftOut] = []
  /// Whether guards and preparations may take time; if not, flows that need it are left out.
  let canWait: Bool

  fileprivate init(canWait: Bool) {
    self.canWait = canWait
  }
}

// Building a tree from its outline, with the functions that actions use.
extension TreeReducer {
  /// Builds an outline, in place of the tree.
  ///
  /// A container that can't be built is dropped with everything above it, and so are modals that miss their presenter.
  mutating func build(_ outline: TreeOutline, canWait: Bool) -> RestoredPlace {
    let place = RestoredPlace(canWait: canWait)
    for layer in outline.layers {
      guard let tree = place.tree else {
        guard let top = stack(layer.places, in: place) else { break }
        place.tree = NavigationTree(top: top, cover: nil)
        continue
      }
      var presenter: ScreenID?
      if case .place(let number) = layer.presenter {
        guard let id = place.entries[number]?.id, tree.contains(id) else { continue }
        presenter = id
      }
      guard let top = stack(layer.places, in: place) else { continue }
      let id = top.bottom.id, style = layer.style ?? .sheet
      let presentation = NavigationTree.Presentation(id: id, style: style, presenter: presenter)
      place.tree = tree.covered(by: NavigationTree.Layer(top: top, modal: NavigationTree.Modal(presentation)))
    }
    return place
  }

  /// The stack of these places, up to the first one that can't be built; `nil` if that is none.
  private mutating func stack(_ places: [TreeOutline.Place], in restored: RestoredPlace) -> Node? {
    var top: Node?
    for place in places {
      do throws(NavigationReason) {
        top = try enter(place, in: restored, on: top)
      } catch {
        restored.failures[place.number] = error
        break
      }
    }
    return top
  }

  private mutating func enter(
    _ place: TreeOutline.Place, in restored: RestoredPlace, on below: Node?
  ) throws(NavigationReason) -> Node {
    lastID &+= 1
    let entry = NavigationTree.Entry(id: ScreenID(lastID), flow: place.flow.id), arrival = place.flow.arrival
    restored.entries[place.number] = entry
    restored.states[entry.id] = place.state
    guard let children = place.children else {
      return Node(NavigationTree.Slot(entry, arrival: arrival), on: below)
    }
    return try goInside { inner throws(NavigationReason) in
      var tops: [Node?] = []
      for places in children.stacks { tops.append(inner.stack(places, in: restored)) }
      return try inner.fill(
        children.declared, with: tops, shownBefore: children.history, of: entry, arrival, on: below)
    }
  }
}

extension Navigator {
  /// Builds an outline; nobody is asked, and no screens are made.
  ///
  /// - Parameters:
  ///   - outline: The place.
  ///   - canWait: Whether guards and preparations may take time when the navigator goes there.
  /// - Returns: The tree, and what could not be built.
  package func build(_ outline: TreeOutline, canWait: Bool) -> RestoredPlace {
    var reducer = newReducer
    return reducer.build(outline, canWait: canWait)
  }
}
