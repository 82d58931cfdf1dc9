import FlowKit
import FlowKitLinks
import Testing

/// Links that take the whole query.
@MainActor
@Suite struct QueryTests {
  private let cinema = Cinema()

  private final class Heard {
    var strings: [String: String] = [:], lists: [String: [String]] = [:], numbers: [String: Int] = [:]
  }

  @Test(arguments: [
    ("cinema://films", [:]), ("cinema://films?", [:]),
    ("cinema://films?genre=noir&year=1949", ["genre": "noir", "year": "1949"]),
    ("cinema://films?genre=noir&genre=western", ["genre": "noir"]), ("cinema://films?sale", ["sale": ""]),
    ("cinema://films?a=1%262&a+b=%C3%A9", ["a": "1&2", "a b": "é"]),
  ])
  func linkTakesTheWholeQuery(_ url: String, _ expected: [String: String]) throws {
    let heard = Heard()
    let navigator = try cinema.navigator { links in
      links.add("films", .query(.string)) { filters in
        heard.strings = filters
        return .push(cinema.results(filters))
      }
    }
    try navigator.open(url)
    #expect(heard.strings == expected)
  }

  @Test func listTakesAllValuesOfANameInOrder() throws {
    let heard = Heard()
    let navigator = try cinema.navigator { links in
      links.add("films", .query(.list(.string))) { filters in
        heard.lists = filters
        return .push(cinema.films)
      }
    }
    try navigator.open("cinema://films?genre=noir&year=1949&genre=western")
    #expect(heard.lists == ["genre": ["noir", "western"], "year": ["1949"]])
  }

  @Test func valueThatAnotherArgumentTakesIsNotInTheDictionary() throws {
    let heard = Heard()
    let navigator = try cinema.navigator { links in
      links.add("films", .query("page", .optional(.int)), .query(.string)) { page, others in
        heard.strings = others
        return .push(cinema.films)
      }
    }
    try navigator.open("cinema://films?utm_source=mail&page=2&utm_campaign=may")
    #expect(heard.strings == ["utm_source": "mail", "utm_campaign": "may"])
  }

  @Test func valueOfAnotherTypeIsRefused() throws {
    let table = try cinema.table { links in links.add("films", .query(.int)) { _ in .push(cinema.films) } }
    #expect(try table.match("cinema://films?year=1949&year=x").url == "cinema://films?year=1949")
    let issue = #expect(throws: LinkIssue.self) { try table.match("cinema://films?year=1949&until=today") }
    #expect(issue?.description.contains(": a value of the query is not an Int (films?*={Int} at ") == true)
  }

  @Test(arguments: [
    ("cinema://films?year=1949&genre=noir", "cinema://films?genre=noir&year=1949"),
    ("cinema://films", "cinema://films"),
    ("cinema://films?a=1&a=2", "cinema://films?a=1"), ("cinema://films?q=%26+%3D", "cinema://films?q=%26%20%3D"),
  ])
  func screenProvidesTheQueryInAlphabeticalOrder(_ url: String, _ address: String) throws {
    let navigator = try cinema.navigator { links in
      links.add("films", .query(.string)) { filters in
        .push(cinema.results(filters))
      } from: { (screen: Cinema.Results) in
        screen.filters
      }
    }
    try navigator.open(url)
    #expect(navigator.address == address)
    (navigator.visibleScreen as? Cinema.Results)?.filters["page"] = "2"
    #expect(navigator.address?.contains("page=2") == true)
  }

  @Test func keyProvidesTheQuery() throws {
    let navigator = try cinema.navigator { links in
      links.add("films", .query(.list(.string))) { filters in .push(cinema.films.id(filters)) }
    }
    try navigator.open("cinema://films?tag=b&tag=a&from=1949")
    #expect(navigator.address == "cinema://films?from=1949&tag=b&tag=a")
  }

  @Test func queryThatNeitherScreenNorKeyProvidesIsLeftOut() throws {
    let navigator = try cinema.navigator { links in
      links.add("films", .int, .query(.string)) { id, campaign in .push(cinema.film(id)) }
    }
    try navigator.open("cinema://films/5?utm_source=mail")
    #expect(navigator.address == "cinema://films/5")
  }
}
