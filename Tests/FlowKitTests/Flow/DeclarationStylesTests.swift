import FlowKit
import Testing

/// Every style of declaring flows works, also in circles, and leaks nothing.
@MainActor
struct DeclarationStylesTests {
  @Test func propertiesAndFunctionsOfAStruct() throws {
    var walk = try Walkabout { ComputedFlows(services: Services()).first }
    try walk.next()
    #expect(try walk.visible.received == ["hello"])
    try walk.next()
    #expect(walk.picture == "First > Second | sheet: Second")
    try walk.text("back")
    #expect(walk.picture == "First")
    #expect(try walk.visible.received == ["back"])
    try walk.text("number")
    try walk.next()
    try walk.next()
    #expect(walk.picture == "First > Item(1) > Item(2) > Item(3)")
    try walk.text("again")
    #expect(walk.picture == "First > Item(1)")
    #expect(try walk.visible.received == ["number", "again"])
    #expect(walk.leaks() == 0)
  }

  @Test func constantsOfAStruct() throws {
    var walk = try Walkabout { ConstantFlows(services: Services()).first }
    try walk.text("there")
    #expect(walk.picture == "First > Last")
    #expect(try walk.visible.received == ["hello", "there"])
    try walk.next()
    #expect(walk.picture == "First")
    #expect(walk.leaks() == 0)
  }

  @Test func staticConstants() throws {
    var walk = try Walkabout { StaticFlows.first }
    try walk.next()
    try walk.next()
    try walk.next()
    #expect(walk.picture == "First > Second | sheet: First > Second")
    try walk.text("back")
    #expect(walk.picture == "First > Second | sheet: First")
    #expect(walk.leaks() == 0)
  }

  @Test func lazyPropertiesOfAClass() throws {
    var flows: LazyFlows? = LazyFlows(services: Services())
    var walk = try Walkabout { [flows] in try #require(flows).first }
    try walk.next()
    try walk.next()
    #expect(walk.picture == "First > Second | sheet: Second")
    try walk.text("back")
    try walk.text("built")
    #expect(try walk.visible.received == ["hello", "built"])
    try walk.next()
    #expect(walk.picture == "First > Built > First")
    walk.watch(flows, flows?.services)
    flows = nil
    #expect(walk.leaks() == 0)
  }

  @Test func propertiesOfAClass() throws {
    var flows: ObjectFlows? = ObjectFlows(services: Services())
    var walk = try Walkabout { [flows] in try #require(flows).first }
    walk.watch(flows, flows?.services)
    flows = nil
    try walk.next()
    try walk.next()
    #expect(walk.picture == "First > Second | sheet: First")
    try walk.next()
    try walk.text("back")
    #expect(walk.picture == "First > Second | sheet: First")
    #expect(walk.leaks() == 0)
  }

  @Test func objectOfLazyFlowsIsReleasedBeforeItsNavigator() throws {
    var flows: LazyFlows? = LazyFlows(services: Services())
    let weak = Weak(flows)
    let navigator = Navigator(root: try #require(flows).first)
    flows = nil
    #expect(weak.object == nil)
    navigator.perform(.push(Pages.b))
    navigator.perform(.pop())
    #expect(navigator.tree.summary == "First")
  }
}
