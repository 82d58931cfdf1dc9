/// A part of the app's state that flows read.
@MainActor
final class Flag {
  var isOn = false
}
