import Testing

/// The article on supported versions says what the package's manifest and code say.
@Suite struct CompatibilityTests {
  private let article = Project.text("Sources/FlowKit/FlowKit.docc/Compatibility.md")
  private let manifest = Project.text("Package.swift")

  @Test func itsSystemsAreThoseOfTheManifest() throws {
    let names = try cells(of: "| module |").dropFirst(), versions = try cells(of: "| all but the hosts |").dropFirst()
    let said = zip(names, versions).map { ".\($0)(.v\($1))" }
    let line = try #require(manifest.split(separator: "\n").first { $0.contains("platforms: [") })
    #expect(said.count == 5)
    for system in said { #expect(line.contains(system), "\(system)") }
  }

  @Test func itsSwiftIsThatOfTheManifest() throws {
    let tools = try #require(manifest.firstMatch(of: #/swift-tools-version: (\d+\.\d+)/#)?.1)
    #expect(try cells(of: "| Swift |")[1].hasPrefix("\(tools) or later"))
  }

  @Test func itsFormatOfSnapshotsIsThatOfTheCode() throws {
    let code = Project.text("Sources/FlowKitRestoration/NavigationSnapshot.swift")
    let format = try #require(code.firstMatch(of: #/static var format: Int { (\d+) }/#)?.1)
    #expect(article.contains("a number for its format, which is \(format) now"))
  }

  private func cells(of row: String) throws -> [String] {
    let line = try #require(article.split(separator: "\n").first { $0.hasPrefix(row) })
    return line.split(separator: "|").map(\.trimmed)
  }
}
