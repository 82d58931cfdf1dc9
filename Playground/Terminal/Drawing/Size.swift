/// How large a window is, in columns and rows.
struct Size: Hashable {
  var width: Int
  var height: Int

  /// The usual size of terminals.
  static let usual = Size(width: 80, height: 24)
}
