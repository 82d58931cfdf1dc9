/// Something of the app's state that flows look at.
@MainActor
final class Flag {
  var isOn = false
}
