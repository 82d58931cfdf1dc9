import FlowKitWeb
import Foundation

/// The key that signs what pages keep, which a program that starts again finds where it was left.
enum KeptKey {
  /// The key of the user who runs the program; a new one if it can't be kept.
  static func read() -> [UInt8] {
    let files = FileManager.default
    guard let folder = files.urls(for: .cachesDirectory, in: .userDomainMask).first else {
      return WebSettings.randomKey()
    }
    let file = folder.appending(path: "flowkit-web-tours.key")
    if let kept = try? Data(contentsOf: file), kept.count == 32 { return Array(kept) }
    let key = WebSettings.randomKey()
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = files.createFile(atPath: file.path, contents: Data(key), attributes: [.posixPermissions: 0o600])
    return key
  }
}
