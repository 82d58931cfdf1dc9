// The map in words.
function listOf(data, matches) {
  const flows = data.flows.filter(flow => !matches || matches.has(flow.index));
  const callback = arrow => `${escaped(arrow.label)}: <code>${escaped(arrow.call)}</code> `
    + arrow.targets.map(linkTo).join(", ");
  const rows = flow => [
    ...flow.arrows.map(callback),
    ...(flow.children ? ["contains " + flow.children.flows.map(child => escaped(data.flows[child].label)).join(", ")] : []),
    ...flow.findings.map(one => `<span class="finding">▲ ${escaped(one.text)}</span>`),
  ];
  const item = flow => `<li><h3>${linkTo(flow)}</h3>${small(flow.place)}${listed(rows(flow))}</li>`;
  return `<h2>${counted(flows.length, "flow")}</h2><ol class="flows">${flows.map(item).join("")}</ol>`;
}
