"""The page's rules are Swift's: walks that Swift has written down end in the page as they ended there."""

import re

import pytest

from conftest import PAGES

TOURS = ["shop", "movies", "rooms", "news", "safe"]
WORLDS = [f"world{number}" for number in range(1, 21)]

# One rule each; what is replaced, and by what.
MUTATIONS = [
    ('if (contents.rules.back !== "allPreviousTabs") {', 'if (true) {'),
    ('if (contents.kind === "split") return index > 0', 'if (contents.kind === "split") return index > 1'),
    ("if (lowest >= 0) this.tree = dropping", "if (false) this.tree = dropping"),
    ("if (isUsed && !showsOne(holder.contents))", "if (false)"),
    ("if (holder.layer > 0) this.closeModals(holder.layer, idsFrom(child.top, root));", ""),
    ("const used = positionInUse(this.tree, flow, caller.layer + 1);", "const used = null;"),
    ("this.begun.add(root.id);", ""),
    ("if (action.forwards && root.flow", "if (root.flow"),
    ("caller: isOwn ? here.node.id : here.top.id", "caller: here.node.id"),
    ("const rank = [isShown(here) ? 1 : 0, -number, shared, here.node.id];", "const rank = [-number, here.node.id];"),
]


def self_test(opened, name):
    page = opened.open(name, "selftest")
    page.wait_for_selector("#selftest:not([hidden])")
    return int(page.get_attribute("#selftest", "data-failures")), page.text_content("#selftest")


@pytest.mark.parametrize("name", TOURS + WORLDS)
def test_walks_end_as_in_swift(opened, name):
    failures, text = self_test(opened, name)
    assert failures == 0, text
    assert re.match(r"\d+ walks end as in Swift", text)


@pytest.mark.parametrize("number", range(len(MUTATIONS)))
def test_a_changed_rule_is_found(opened, number):
    old, new = MUTATIONS[number]
    found = 0
    for name in WORLDS:
        text = (PAGES / f"{name}.html").read_text()
        assert old in text
        (PAGES / "changed.html").write_text(text.replace(old, new))
        found += self_test(opened, "changed")[0]
        if found:
            break
    else:
        pytest.fail("seen by no walk: " + old)
