/// Closures in the place of a delegate's methods: its flow keeps it as long as its screen is there.
final class PeopleAdapter: PeopleScreenDelegate {
  var onClose: () -> Void = {}
  var onLeave: () -> Void = {}

  func peopleScreenDidClose(_ screen: PeopleScreen) { onClose() }
  func peopleScreenDidLeave(_ screen: PeopleScreen) { onLeave() }
}
