import Foundation

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case mac = 5
  case vision = 6
}

public final class UITraitCollection: NSObject, Sendable {
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  public override init() {
    horizontalSizeClass = .unspecified
    userInterfaceIdiom = .unspecified
    super.init()
  }

  init(width: UIUserInterfaceSizeClass, idiom: UIUserInterfaceIdiom) {
    horizontalSizeClass = width
    userInterfaceIdiom = idiom
    super.init()
  }

  static func standIn(isNarrow: Bool, _ idiom: UIUserInterfaceIdiom) -> UITraitCollection {
    UITraitCollection(width: isNarrow ? .compact : .regular, idiom: idiom)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(width: horizontalSizeClass, idiom: .unspecified)
  }
}

/// What the user has set for all apps.
public enum UIAccessibility {
  @MainActor public static var isReduceMotionEnabled: Bool { StandIn.world.isReduceMotionEnabled }
  @MainActor public static var prefersCrossFadeTransitions: Bool { false }
}
