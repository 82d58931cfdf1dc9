import Testing

/// The skill for coding agents says what is so: its rules are those of llms.txt, and its messages are real ones.
@Suite struct SkillTests {
  private let text = Project.text(Project.skill)

  @Test func itBeginsWithItsNameAndWhatItIsFor() {
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.count < 120)
    #expect(lines.prefix(2) == ["---", "name: flowkit"])
    #expect(lines[2].hasPrefix("description: ") && lines[2].count < 1_024)
    #expect(lines[3] == "---")
  }

  @Test func itsRulesAreThoseOfTheOtherPage() {
    let rules = section("## Ten rules", of: text)
    #expect(rules.count > 10)
    #expect(rules == section("## Ten rules", of: Project.text("llms.txt")))
  }

  @Test func itsMessagesAreReal() {
    let mistakes = section("## Ten mistakes, and their messages", of: text).filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(mistakes.count == 10)
    let folders = ["Sources/FlowKit/Lets", "Sources/FlowKit/FlowKit.docc"]
    let files = folders.flatMap {
      Project.files(under: $0) { $0.hasSuffix(".swift") || $0.hasSuffix("WhyNothingHappened.md") }
    }
    let real = files.map { Self.words(Project.text($0)) }
    for mistake in mistakes {
      let message = mistake.split(separator: "|").last.map(String.init)?.trimmed ?? ""
      #expect(real.contains { $0.contains(Self.words(message)) }, "\(message)")
    }
  }

  private func section(_ heading: String, of text: String) -> [String] {
    let lines = text.split(separator: "\n").map(String.init)
    guard let start = lines.firstIndex(of: heading) else { return [] }
    return Array(lines[(start + 1)...].prefix { !$0.hasPrefix("## ") })
  }

  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
