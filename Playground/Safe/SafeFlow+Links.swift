import FlowKit
public import FlowKitLinks

extension SafeFlow {
  /// What can be reached from outside: what is guarded is so here too.
  public var links: LinkGroup {
    var links = LinkGroup(schemes: ["playground"])
    links.add("safe") { .goTo(lobby) }
    links.add("safe/account") { .batch(.goTo(lobby), .push(account)) }
    links.add("safe/report") { .batch(.goTo(lobby), .push(report)) }
    links.add("safe/note") { .batch(.goTo(lobby), .push(note)) }
    links.add("safe/search") { .batch(.goTo(lobby), .push(search)) }
    links.add("safe/diary") { .batch(.goTo(lobby), .present(pages)) }
    return links
  }
}
