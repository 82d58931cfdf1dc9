import FlowKit
import Testing

struct ScreenIDTests {
  @Test func idIsItsNumber() {
    let id: ScreenID = 3
    #expect(id == ScreenID(3))
    #expect(id != 4)
    #expect(id.number == 3)
    #expect("\(id)" == "#3")
    #expect(Set([id, ScreenID(3), 4]).count == 2)
  }
}
