/// A file of the tours' flows, embedded in the program.
///
/// Links in the folder `Sources` point to the files that are compiled.
struct SourceFile: Sendable {
  /// The module and the file, as the places of flows and actions name them.
  let fileID: String
  let lines: [String]

  private init(_ fileID: String, _ bytes: [UInt8]) {
    self.fileID = fileID
    lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// All files; a test compares them with those in the tours' folders.
  static let all = [
    SourceFile("Movies/MoviesFlow.swift", PackageResources.MoviesFlow_txt),
    SourceFile("Movies/MoviesFlow+Registry.swift", PackageResources.MoviesFlow_Registry_txt),
    SourceFile("Movies/MoviesFlow+Home.swift", PackageResources.MoviesFlow_Home_txt),
    SourceFile("Movies/MoviesFlow+Links.swift", PackageResources.MoviesFlow_Links_txt),
    SourceFile("Movies/MoviesFlow+Preferences.swift", PackageResources.MoviesFlow_Preferences_txt),
    SourceFile("News/AppFlow.swift", PackageResources.AppFlow_txt),
    SourceFile("News/AppFlow+Registry.swift", PackageResources.AppFlow_Registry_txt),
    SourceFile("News/AppFlow+Links.swift", PackageResources.AppFlow_Links_txt),
    SourceFile("News/HomeFlow.swift", PackageResources.HomeFlow_txt),
    SourceFile("News/NewsFlow.swift", PackageResources.NewsFlow_txt),
    SourceFile("News/ReadersFlow.swift", PackageResources.ReadersFlow_txt),
    SourceFile("Playground/DrawerFlow.swift", PackageResources.DrawerFlow_txt),
    SourceFile("Rooms/DoorFlow.swift", PackageResources.DoorFlow_txt),
    SourceFile("Rooms/DoorFlow+Registry.swift", PackageResources.DoorFlow_Registry_txt),
    SourceFile("Rooms/HallFlow.swift", PackageResources.HallFlow_txt),
    SourceFile("Rooms/NewRoomFlow.swift", PackageResources.NewRoomFlow_txt),
    SourceFile("Rooms/RoomsFlow.swift", PackageResources.RoomsFlow_txt),
    SourceFile("Safe/SafeFlow.swift", PackageResources.SafeFlow_txt),
    SourceFile("Safe/SafeFlow+Registry.swift", PackageResources.SafeFlow_Registry_txt),
    SourceFile("Safe/SafeFlow+Links.swift", PackageResources.SafeFlow_Links_txt),
    SourceFile("Shop/ShopFlow.swift", PackageResources.ShopFlow_txt),
    SourceFile("Shop/ShopFlow+Registry.swift", PackageResources.ShopFlow_Registry_txt),
    SourceFile("Shop/ShopFlow+Links.swift", PackageResources.ShopFlow_Links_txt),
  ]

  /// The file with this name; `nil` for files that are not shown, such as the library's own.
  static func named(_ fileID: String) -> SourceFile? { all.first { $0.fileID == fileID } }
}

extension SourceFile {
  /// The lines of the declaration around a line, with its comment, counted from 1; `nil` if there is none.
  ///
  /// It relies on the layout of these files: members are indented by two spaces.
  func declaration(around line: Int) -> ClosedRange<Int>? {
    guard (1...lines.count).contains(line),
      let head = (1...line).last(where: { isHead(lines[$0 - 1]) }), let end = end(ofDeclarationFrom: head), line <= end
    else { return nil }
    let comment = (1..<head).last { !lines[$0 - 1].hasPrefix("  ///") } ?? 0
    return (comment + 1)...end
  }

  private func isHead(_ line: String) -> Bool {
    var words = line.split(separator: " ")[...]
    while let first = words.first, ["public", "private", "static"].contains(first) { words.removeFirst() }
    return line.hasPrefix("  ") && !line.hasPrefix("   ") && words.first.map { ["var", "func"].contains($0) } == true
  }

  /// The line that closes its braces.
  private func end(ofDeclarationFrom head: Int) -> Int? {
    var depth = 0, isOpen = false
    for number in head...lines.count {
      for character in lines[number - 1] where character == "{" || character == "}" {
        depth += character == "{" ? 1 : -1
        isOpen = true
      }
      if isOpen, depth == 0 { return number }
    }
    return nil
  }
}
