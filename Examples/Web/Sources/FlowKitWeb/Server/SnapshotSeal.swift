import Crypto
import Foundation

/// Tells snapshots that this server has made from those that somebody else has written.
///
/// A page keeps its snapshot where the user can change it, so it carries a code that only the key's owner can make.
struct SnapshotSeal: Sendable {
  private let key: SymmetricKey

  init(key: [UInt8]) { self.key = SymmetricKey(data: key) }

  /// A snapshot with its code, for an app's pages.
  func seal(_ snapshot: String, of app: String) -> String {
    HMAC<SHA256>.authenticationCode(for: Self.data(snapshot, app), using: key).inHexadecimal + "." + snapshot
  }

  /// The snapshot; nil if its code is not that of the app.
  func open(_ sealed: String, of app: String) -> String? {
    guard let dot = sealed.firstIndex(of: ".") else { return nil }
    let snapshot = String(sealed[sealed.index(after: dot)...])
    let digits = Array(sealed[..<dot].utf8)
    let code = stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(decoding: digits[$0...($0 + 1)], as: UTF8.self), radix: 16)
    }
    let isGood = HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Self.data(snapshot, app), using: key)
    return isGood ? snapshot : nil
  }

  private static func data(_ snapshot: String, _ app: String) -> Data { Data("\(app)\u{0}\(snapshot)".utf8) }
}

extension Sequence where Element == UInt8 {
  /// Two digits for each byte.
  var inHexadecimal: String { map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
}
