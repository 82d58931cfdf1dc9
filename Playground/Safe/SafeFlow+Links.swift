import FlowKit
public import FlowKitLinks

extension SafeFlow {
  /// What can be reached from outside: what is guarded is so here too.
  public var links: LinkGroup {
    var links = LinkGroup(schemes: ["playground"])
    links.add("safe") { .goTo(lobby) }
    links.add("safe/account") { .batch(.goTo(lobby), .push(account)) }
    links.add("safe/report") { .batch(.goTo(lobby), .push(report)) }
    links.add("safe/note", .query("text", .optional(.string))) { text in
      .batch(.dismissAll(), .push(note) { if let text { $0.text = text } })
    } from: { (screen: NoteScreen) in
      screen.draft
    }
    links.add("safe/boxes", .string) { name in
      guard vault.box(name) != nil else { return nil }
      return .batch(.dismissAll(), path(to: vault.path(to: name)))
    }
    links.add("safe/search") { .batch(.goTo(lobby), .push(search)) }
    links.add("safe/diary") { .batch(.goTo(lobby), .present(pages)) }
    return links
  }
}
