/// One line of the story of a step: told by the real navigator and foretold by the reference model, and compared.
struct WalkMoment: Equatable {
  enum Place: String {
    case made, configured, prepared, released
    case will, entering, disappeared, partlyCovered, removed, appeared, did, ignored, refused
    case shown, answered
  }

  var place: Place
  /// The screen that it is about; 0 for none.
  var id = 0
  var text = ""
}

extension WalkMoment: CustomStringConvertible {
  var description: String { "\(place)\(id == 0 ? "" : " #\(id)") \(text)" }
}
