#if canImport(UIKit) && !os(watchOS)
  import FlowKit

  /// Whether UIKit may show something else than the tree, and when both are compared again.
  struct Recheck {
    enum Moment {
      /// As soon as nothing moves.
      case atRest
      /// With the next update: nothing more can be done for the current tree.
      case withNextUpdate
    }

    private var moment: Moment?
    /// How often it was done since the tree changed; after a few times in vain it has to wait for another tree.
    private var times = 0
    private static var most: Int { 3 }

    /// Whether anything is to be compared.
    var isOpen: Bool { moment != nil }
    /// Whether that is due when nothing moves, and makes sense.
    var isDueAtRest: Bool { moment == .atRest && times < Self.most }

    mutating func plan(_ moment: Moment) { if self.moment != .atRest { self.moment = moment } }

    mutating func treeHasChanged() { times = 0 }

    mutating func begin() {
      moment = nil
      times += 1
    }
  }

  extension UIKitHost {
    /// Has what is shown compared with the tree, as soon as nothing moves: UIKit may show something else.
    func mayDiffer() { recheck.plan(.atRest) }

    /// Shows the whole tree again, where it is unknown what UIKit shows.
    func compareAll() {
      recheck.begin()
      navigator.attach(self)
    }
  }
#endif
