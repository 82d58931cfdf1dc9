/// Implements a delegate's methods with closures; its flow keeps it as long as its screen.
final class PeopleAdapter: PeopleScreenDelegate {
  var onClose: () -> Void = {}
  var onLeave: () -> Void = {}

  func peopleScreenDidClose(_ screen: PeopleScreen) { onClose() }
  func peopleScreenDidLeave(_ screen: PeopleScreen) { onLeave() }
}
