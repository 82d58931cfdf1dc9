import Foundation

/// Ends the program where a case does not do what it claims to: it would be fast, and say nothing.
func confirm(_ isSo: Bool, _ claim: String) {
  guard !isSo else { return }
  print("The benchmark is wrong: it is not so that \(claim).")
  exit(70)
}
