/// Who asks, told relative to the tree, so that a step means something also when those before it are left out.
enum WalkCaller {
  case nobody, visible
  /// So many places below the visible entry, counted round.
  case below(Int)
  /// The last but so many of the screens that have left.
  case gone(Int)
  case newest, unborn
  /// One certain entry: how a model tells the real thing whom it means.
  case entry(Int)
}

extension WalkCaller: CustomStringConvertible {
  var description: String {
    switch self {
    case .nobody: "nobody"
    case .visible: "the visible screen"
    case .below(let count): "the screen \(count) below"
    case .gone(let count): "the removed screen \(count)"
    case .newest: "the newest screen"
    case .unborn: "a screen to come"
    case .entry(let id): "#\(id)"
    }
  }
}
