import FlowKit
import Foundation
import Testing

struct ScreenIDTests {
  @Test func idIsWrittenAsAPlainNumber() throws {
    #expect(try String(decoding: JSONEncoder().encode([ScreenID(3), 41]), as: UTF8.self) == "[3,41]")
  }

  @Test func idIsReadFromAPlainNumber() throws {
    #expect(try JSONDecoder().decode([ScreenID].self, from: Data("[3,41]".utf8)) == [3, 41])
  }

  @Test func idIsNotReadFromOtherText() {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([ScreenID].self, from: Data("[\"3\"]".utf8)) }
  }

  @Test func idIsItsNumber() {
    let id: ScreenID = 3
    #expect(id == ScreenID(3))
    #expect(id != 4)
    #expect(id.number == 3)
    #expect("\(id)" == "#3")
    #expect(Set([id, ScreenID(3), 4]).count == 2)
  }
}
