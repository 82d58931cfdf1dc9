/// What went wrong in a walk.
struct WalkFailure {
  /// How many steps led to it, this one included.
  var steps: Int
  var problem: String
}
