import FlowKit
import FlowKitLinks
import Foundation

/// Screens of a shop, and the links that open them.
@MainActor
struct Store {
  final class Page {}
  final class Item {
    let id: Int
    init(_ id: Int) { self.id = id }
  }
  final class Photo {
    let item: Int, name: String
    init(_ item: Int, _ name: String) { (self.item, self.name) = (item, name) }
  }
  final class Search {
    var text: String, page: Int?, tags: [String]
    init(_ text: String, _ page: Int?, _ tags: [String]) { (self.text, self.page, self.tags) = (text, page, tags) }
  }
  enum Shelf: String { case lamps, chairs }

  var home: Flow<Page> { Flow(with: Page()).named("Home") }
  var list: Flow<Page> { Flow(with: Page()).named("List") }
  var basket: Flow<Page> { Flow(with: Page()).named("Basket") }
  var draft: Flow<Page> { Flow(with: Page()).named("Draft") }
  var help: Flow<Page> { Flow(with: Page()).named("Help") }
  var shop: Flow<Page> { Flow(with: Page(), containing: .tabs(list, basket)).named("Shop") }
  func item(_ id: Int) -> Flow<Item> { Flow(with: Item(id), id: id) }
  func shelf(_ shelf: Shelf) -> Flow<Page> { Flow(with: Page(), id: shelf).named("Shelf") }
  func photo(_ item: Int, _ name: String) -> Flow<Photo> { Flow(with: Photo(item, name), id: [String(item), name]) }
  func search(_ text: String, _ page: Int?, _ tags: [String]) -> Flow<Search> { Flow(with: Search(text, page, tags)) }
  func folder(_ path: [String]) -> Flow<Page> { Flow(with: Page(), id: path).named("Folder") }

  var links: LinkGroup {
    var links = LinkGroup(schemes: ["shop"], hosts: ["shop.example.com"])
    links.add { .resetRoot(to: home) }
    links.add("items") { .resetRoot(to: home, list) }
    links.add("items", .int) { id in id == 13 ? nil : .resetRoot(to: home, list, item(id)) }
    links.add("items/new") { .batch(.resetRoot(to: home, list), .present(draft)) }
    links.add("items", .raw(Shelf.self)) { name in .resetRoot(to: home, shelf(name)) }
    links.add("items", .int.then("photos"), .string) { id, name in
      .resetRoot(to: home, item(id), photo(id, name))
    } from: { (photo: Photo) in
      (photo.item, photo.name)
    }
    links.add("search", .query("q", .string), .query("page", .optional(.int)), .query("tag", .list(.string))) {
      .resetRoot(to: home, search($0, $1, $2))
    } from: { (search: Search) in
      (search.text, search.page, search.tags)
    }
    links.add("basket") { .batch(.resetRoot(to: shop), .select(basket)) }
    links.add("files", .list(.string)) { path in
      .resetRoot(to: folder(path))
    } from: { (path: [String]) in
      path
    }
    links.add("help") { .push(help) }
    return links
  }

  func navigator() throws -> Navigator {
    let navigator = Navigator(root: home)
    navigator.links = try LinkTable(links)
    return navigator
  }
}
