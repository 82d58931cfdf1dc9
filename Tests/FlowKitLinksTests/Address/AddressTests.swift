import FlowKit
import FlowKitLinks
import Foundation
import Testing

@MainActor
@Suite struct AddressTests {
  private let store = Store()

  @Test(arguments: [
    "https://shop.example.com/", "https://shop.example.com/items", "https://shop.example.com/items/5",
    "https://shop.example.com/items/new", "https://shop.example.com/items/lamps",
    "https://shop.example.com/items/5/photos/a%2Fb%20%C3%A9", "https://shop.example.com/search?q=a%26b%2Bc",
    "https://shop.example.com/search?q=&page=2&tag=x&tag=", "https://shop.example.com/basket",
    "https://shop.example.com/files", "https://shop.example.com/files/a/b", "https://shop.example.com/help",
  ])
  func screenOpenedByALinkHasItsAddress(_ url: String) throws {
    let navigator = try store.navigator()
    try navigator.open(url)
    #expect(navigator.url?.absoluteString == url)
  }

  @Test func addressFollowsTheScreen() throws {
    let navigator = try store.navigator()
    try navigator.open("shop://search?q=lamp")
    navigator.screen(of: store.search("", nil, []))?.page = 3
    #expect(navigator.url?.absoluteString == "https://shop.example.com/search?q=lamp&page=3")
  }

  @Test func otherPlacesHaveNoAddress() throws {
    let navigator = try store.navigator()
    navigator.perform(.present(store.item(13)))  // declined by its link
    #expect(navigator.url == nil)
    #expect(navigator.tree.path.map { navigator.url(of: $0.id)?.path } == ["/", nil])
    #expect(navigator.url(of: 99) == nil)
  }

  @Test func screenOfTheSameTypeInAnotherFlowHasNoAddress() throws {
    let navigator = try store.navigator()
    navigator.perform(.push(Flow(with: Store.Photo(1, "a"))))
    #expect(navigator.url == nil)
  }

  @Test(arguments: ["", ".", ".."])
  func argumentsThatNoURLCanContainHaveNoAddress(_ name: String) throws {
    let navigator = try store.navigator()
    navigator.perform(.push(store.photo(1, name)))
    #expect(navigator.url == nil)
  }

  @Test func hiddenLinkIsNoAddress() throws {
    var group = LinkGroup(schemes: ["shop"])
    group.add("files", .string) {
      .push(store.folder([$0]))
    } from: { (path: [String]) in
      path[0]
    }
    group.add("files/help") { .push(store.help) }
    let navigator = Navigator(root: store.home)
    navigator.links = try LinkTable(group)
    navigator.perform(.push(store.folder(["a"])))
    #expect(navigator.url?.absoluteString == "shop://files/a")
    navigator.perform(.push(store.folder(["help"])))
    #expect(navigator.url == nil)
  }

  @Test func firstOfSeveralLinksToAPlaceIsItsAddress() throws {
    var group = LinkGroup(schemes: ["shop", "store"])
    group.add("help") { .push(store.help) }
    group.add("faq") { .push(store.help) }
    let navigator = Navigator(root: store.home)
    navigator.links = try LinkTable(group)
    try navigator.open("store://faq")
    #expect(navigator.url?.absoluteString == "shop://help")
  }

  @Test func keyProvidesTheOnlyRequiredArgument() throws {
    var group = LinkGroup(schemes: ["shop"])
    group.add("items", .int, .query("tag", .list(.string)), .query("page", .optional(.int))) { id, _, _ in
      .push(store.item(id))
    }
    let navigator = Navigator(root: store.home)
    navigator.links = try LinkTable(group)
    try navigator.open("shop://items/5?tag=a&page=2")
    #expect(navigator.url?.absoluteString == "shop://items/5")
  }

  @Test func tooLongURLIsNoAddress() throws {
    let navigator = try store.navigator()
    try navigator.open("shop://search?q=" + String(repeating: "é", count: 500))
    #expect(navigator.url == nil)
  }
}
