import Foundation

extension Pipe {
  /// The lines that a process writes, as they come, for one reader; they end when the process does.
  func lines() -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    let reader = fileHandleForReading.fileDescriptor
    Thread.detachNewThread { [self] in
      withExtendedLifetime(self) {}
      let file = FileHandle(fileDescriptor: reader, closeOnDealloc: false)
      var rest = Data()
      while case let data = file.availableData, !data.isEmpty {
        rest += data
        while let end = rest.firstIndex(of: 10) {
          continuation.yield(String(decoding: rest[..<end], as: UTF8.self))
          rest = Data(rest[(end + 1)...])
        }
      }
      continuation.finish()
    }
    return stream
  }
}
