// The colours of Swift: a line at a time, which is all that short declarations need.

import { make } from "./view.js";

const words =
  "actor|any|as|async|await|break|case|catch|class|continue|default|defer|do|else|enum|extension|false|fileprivate|for|func|guard|if|" +
  "import|in|init|inout|internal|is|lazy|let|nil|package|private|protocol|public|return|self|some|static|struct|switch|throw|throws|" +
  "true|try|var|weak|where|while";

const token = new RegExp(
  [
    "(?<comment>//.*)", '(?<string>"(?:[^"\\\\]|\\\\.)*")', `(?<word>\\b(?:${words})\\b(?!:)|\\$\\d+)`, "(?<type>\\b[A-Z]\\w*)",
    "(?<number>\\b\\d[\\d_]*(?:\\.\\d+)?\\b)", "(?<call>\\b\\w+(?=\\())",
  ].join("|"), "g");

/** Shows a line of Swift in an element. */
export function colour(element, text) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [kind] = Object.entries(match.groups).find(([, value]) => value !== undefined);
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push(make("span", kind, match[0]));
    end = match.index + match[0].length;
  }
  element.replaceChildren(...parts, text.slice(end));
}
