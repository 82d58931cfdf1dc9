/// What is done as soon as a moment of this kind comes.
struct WalkHook {
  var place: WalkMoment.Place
  var deed: WalkDeed
}
