// What is known of one flow, and of all: the panel at the side, and the list that is the map in words.
class SidePanel {
  constructor(page, element) {
    this.page = page;
    this.data = page.data;
    this.element = element;
  }

  render() {
    const flow = this.page.chosen;
    this.element.innerHTML = flow ? this.flow(flow) : this.overview();
  }

  // All of the app.
  overview() {
    const { data } = this, counts = [counted(data.flows.length, "flow"), counted(data.arrows.length, "callback")];
    if (data.links.length) counts.push(counted(data.links.length, "link"));
    return `<h2>${escaped(data.title)}</h2><p>${counts.join(", ")}. Choose a flow on the map or in the list.</p>`
      + this.coverage() + "<h3>Findings</h3>" + (data.findings.length ? this.findings() : none)
      + section("Not followed", data.open.map(one => this.open(one)))
      + section("Links", data.links.map((link, index) => this.linkRow(link, index))) + legend(this.page.taken);
  }

  coverage() {
    const known = (this.page.taken || []).filter(number => number >= 0), all = known.length;
    if (!all) return "";
    const count = known.filter(number => number > 0).length;
    return `<p>${count} of ${counted(all, "arrow")} taken (${Math.floor(count / all * 100)} %).</p>`;
  }

  findings() {
    const rules = new Map();
    for (const one of this.data.findings) rules.set(one.rule, [...(rules.get(one.rule) || []), one]);
    const row = one => (one.flow ? this.link(one.flow) + ": " : "") + this.finding(one);
    return [...rules].map(([rule, found]) => `<h4>${escaped(rule)}</h4>` + listed(found.map(row), "findings")).join("");
  }

  finding(one) {
    return escaped(one.text) + small(one.place);
  }

  open(one) {
    const flow = this.data.flows[one.flow];
    return (flow ? this.link(flow) + ": " : "") + escaped(one.text) + small(one.place);
  }

  linkRow(link, index) {
    return `<button data-step="l${index}">${escaped(link.text)}</button> ` + this.code(link);
  }

  link(flow) { return linkTo(flow); }
  code({ call }) { return `<code>${escaped(call)}</code>`; }

  // One flow.
  flow(flow) {
    const way = this.page.ways.get(flow.index) || "";
    return `<h2 tabindex="-1">${escaped(flow.label)}</h2>` + (flow.place ? `<p>${small(flow.place)}</p>` : "")
      + this.traits(flow) + (way ? `<p><button data-walk="${escaped(way)}">Play from the root to here</button></p>` : "")
      + "<h3>Callbacks</h3>" + (flow.arrows.length ? this.callbacks(flow) : none) + this.contents(flow)
      + section("Guards", flow.guards.map(guard => this.guard(guard)))
      + section("Handlers", flow.handlers.map(handler => this.handler(handler)))
      + "<h3>Ways in</h3>" + (listed(this.waysIn(flow)) || none)
      + "<h3>Findings</h3>" + (listed(flow.findings.map(one => this.ruled(one)), "findings") || none);
  }

  traits(flow) {
    const words = [
      this.data.roots.includes(flow.index) && "the app may begin with it",
      flow.opening && "opens as " + flow.opening.replace("modal ", ""), flow.onTop && "single top",
      flow.movesToFront && "moves to the front", flow.acceptsOnStack && "acts while covered",
      flow.isUnreached && "nothing leads here",
    ].filter(Boolean);
    return words.length ? `<p class="traits">${words.map(word => `<span>${escaped(word)}</span>`).join(" ")}</p>` : "";
  }

  callbacks(flow) {
    const rows = flow.arrows.map(arrow => `<li class="${arrow.kind}"><span class="mark" aria-hidden="true">`
      + `${kindMarks[arrow.kind]}</span> <strong>${escaped(arrow.label)}</strong> ` + this.code(arrow)
      + ` <span>${arrow.targets.map(linkTo).join(", ")}</span>` + small(arrow.place)
      + small(arrow.certainty === "sure" ? "" : arrow.certainty) + this.taken(arrow) + "</li>");
    return `<ul class="callbacks">${rows.join("")}</ul>`;
  }

  taken(arrow) {
    const count = (this.page.taken || [])[arrow.index] ?? -1;
    if (count < 0) return "";
    return ` <small class="${count ? "taken" : "untaken"}">${count ? "taken " + count + "×" : "not taken"}</small>`;
  }

  contents(flow) {
    if (!flow.children) return "";
    const { kind, flows, columns, selected } = flow.children;
    const rows = flows.map((child, index) => linkTo(this.data.flows[child]) + small(columns[index])
      + small(index === selected && !columns.length ? "shown first" : ""));
    return section("Contains (" + kind + ")", rows);
  }

  guard(guard) {
    const word = guard.isInstead ? ", leads elsewhere: " : ", redirects: ";
    const redirect = guard.call ? word + this.code(guard) : "";
    return escaped(guardNames[guard.kind] || guard.kind) + small(guard.place) + redirect;
  }

  handler(handler) { return escaped(handler.message) + ": " + this.code(handler) + small(handler.place); }
  ruled(one) { return `<strong>${escaped(one.rule)}</strong> ` + this.finding(one); }

  waysIn(flow) {
    const links = this.data.links.filter(link => link.leadsTo.includes(flow.index));
    return [
      ...flow.holders.map(holder => "child of " + linkTo(holder)),
      ...flow.waysIn.map(arrow => linkTo(arrow.from) + ": " + escaped(arrow.label) + small(arrow.call)),
      ...links.map(link => `link <code>${escaped(link.text)}</code>`),
    ];
  }
}

const guardNames = {
  enter: "asked before it enters", leave: "asked before it leaves", update: "asked before it is used again",
  act: "asked about what its screens, and those above them, ask for",
};

const none = '<p class="quiet">None.</p>';
const small = text => text ? ` <small class="place">${escaped(text)}</small>` : "";
const hashOf = flow => "#f=" + encodeURIComponent(flow.label);
const linkTo = flow => `<a href="${hashOf(flow)}" data-flow="${flow.index}">${escaped(flow.label)}</a>`;
const section = (title, rows) => rows.length ? `<h3>${escaped(title)}</h3>` + listed(rows) : "";

function listed(rows, kind = "") {
  return rows.length ? `<ul class="${kind}">${rows.map(row => `<li>${row}</li>`).join("")}</ul>` : "";
}

function legend(taken) {
  const words = {
    forward: "push, goTo", modal: "present", back: "popTo", replacing: "replace, reset", selecting: "select",
    telling: "send", containing: "contains",
  };
  const row = ([kind, word]) => `<li><svg width="46" height="10" aria-hidden="true">`
    + path(kind, "", "", "M2 5H42") + `</svg> ${word}</li>`;
  const dots = taken ? { taken: "taken", partly: "some taken", untaken: "not taken" } : {};
  const dotted = ([share, word]) => `<li><svg width="12" height="10" aria-hidden="true">${dot(share, 6, 5)}</svg> `
    + `${word}</li>`;
  return `<h3>Legend</h3><ul class="legend">${Object.entries(words).map(row).join("")}`
    + Object.entries(dots).map(dotted).join("") + "<li>◆ guarded</li><li>▲ has a finding</li></ul>";
}
