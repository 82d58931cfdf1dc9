/// What an app hands to its screens; here only something to hand over, and to count with.
final class Services {
  var count = 0
}
