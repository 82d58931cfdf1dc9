/// What screens of these tests tell.
enum Step: Hashable, Sendable {
  case picked(id: Int)
  case done
  case other
}
