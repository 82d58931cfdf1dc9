"""Data of pages, written by hand: an app with all that a page can show, hostile names."""

import json


class Data:
    """Collects rows as StoryboardData+JSON.swift writes them; strings are kept once."""

    def __init__(self, title):
        self.strings, self.numbers = [], {}
        self.rows = {name: [] for name in
                     ["flows", "arrows", "children", "handlers", "guards", "links", "findings", "open", "walks"]}
        self.title, self.log, self.root = title, "", 0

    def s(self, text):
        if text is None:
            return -1
        if text not in self.numbers:
            self.numbers[text] = len(self.strings)
            self.strings.append(text)
        return self.numbers[text]

    def flow(self, name, key="", file="Sample/App.swift", line=1, flags=0, opening=""):
        self.rows["flows"].append([self.s(name), self.s(key), self.s(file), line, flags, self.s(opening)])
        return len(self.rows["flows"]) - 1

    def action(self, verb, *flows, **more):
        texts = {"style", "column", "message", "until", "text"}
        said = {key: self.s(value) if key in texts else value for key, value in more.items()}
        return [self.s(verb), list(flows), said or 0]

    def arrow(self, flow, callback, action, sample="", file="Sample/App.swift", line=1, certainty=0):
        self.rows["arrows"].append(
            [flow, self.s(callback), *action, self.s(sample), self.s(file), line, certainty])

    def children(self, flow, kind, flows, selected=0, back="stays", flags=0, columns=()):
        self.rows["children"].append(
            [flow, self.s(kind), flows, selected, self.s(back), flags, [self.s(one) for one in columns]])

    def handler(self, flow, message, action):
        self.rows["handlers"].append([flow, self.s(message), *action, self.s("Sample/App.swift"), 7])

    def guard(self, flow, kind, action=None, instead=0):
        answer = [*action, instead] if action else []
        self.rows["guards"].append([flow, self.s(kind), self.s("Sample/App.swift"), 9, *answer])

    def link(self, text, action):
        self.rows["links"].append([self.s(text), *action])

    def finding(self, rule, flow, arrow, text, help=""):
        self.rows["findings"].append([self.s(rule), flow, arrow, self.s(text), self.s(help)])

    def picture(self):
        """Columns by taps from the root, and a row for each arrow: simpler than Swift's, but of the same kind."""
        arrows, labels = self.rows["arrows"], [self.strings[row[0]] for row in self.rows["flows"]]
        columns, queue = {self.root: 0}, [self.root]
        inside = {row[0]: row[2] for row in self.rows["children"]}
        for flow in queue:
            for target in inside.get(flow, []) + [to for row in arrows if row[0] == flow for to in row[3]]:
                if target not in columns:
                    columns[target] = columns[flow] + 1
                    queue.append(target)
        boxes, lines, tops = [], [], {}
        for flow, label in enumerate(labels):
            numbers = [number for number, row in enumerate(arrows) if row[0] == flow]
            column, height = columns.get(flow, 0), 26 + 15 * len(numbers)
            rows = [[arrows[number][1], -1, [number]] for number in numbers]
            boxes.append([16 + 240 * column, tops.get(column, 16), 170, height, self.s(label[:20]), rows])
            tops[column] = tops.get(column, 16) + height + 16
        for flow, (x, y, width, _, _, rows) in enumerate(boxes):
            for index, (_, _, numbers) in enumerate(rows):
                for target in arrows[numbers[0]][3]:
                    path = f"M{x + width} {y + 29 + 15 * index}L{boxes[target][0]} {boxes[target][1] + 11}"
                    lines.append([flow, target, self.s("forward"), numbers, path])
        return {"boxes": boxes, "frames": [], "lines": lines}

    def json(self):
        picture = self.picture()
        whole = {"v": 1, "title": self.title, "roots": [self.root], "s": self.strings, **self.rows, "picture": picture}
        if self.log:
            whole["log"] = self.log
        return json.dumps(whole, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def sample():
    """Tabs, pages, a split, sheets, alerts, guards, messages, results, links."""
    d = Data("A sample")
    names = ["Welcome", "Login", "Home", "Shelf", "Search", "Settings", "Topics", "Account", "About", "Book", "Book",
             "Terms", "LogOut", "Vault", "Key", "Colours", "Tour", "PageOne", "PageTwo", "Lost"]
    flows = {}
    for index, name in enumerate(names):
        key = "" if name != "Book" else ("1" if "Book 1" not in flows else "2")
        label = name + (" " + key if key else "")
        flows[label] = d.flow(name, key, line=10 + index * 3, opening="modal alert" if name == "LogOut" else "")
    f, a = flows.__getitem__, d.action
    d.arrow(f("Welcome"), "onContinue", a("push", f("Login")), line=11)
    d.arrow(f("Welcome"), "onTour", a("present", f("Tour"), style="fullScreen"), line=12)
    d.arrow(f("Login"), "onLogin", a("push", f("Home")), line=14)
    d.arrow(f("Login"), "onBack", a("pop"), line=15)
    d.arrow(f("Home"), "onTab", a("select", choice=1), "1", line=17)
    d.arrow(f("Shelf"), "onSelect", a("push", f("Book 1")), "1", line=20, certainty=1)
    d.arrow(f("Shelf"), "onSelect", a("push", f("Book 2")), "2", line=20, certainty=1)
    d.arrow(f("Shelf"), "onVault", a("push", f("Vault")), line=21)
    d.arrow(f("Search"), "onFound", a("goTo", f("Book 2")), line=23)
    d.arrow(f("Search"), "onColour", a("present", f("Colours"), until="onPick"), line=24)
    d.arrow(f("Topics"), "onAccount", a("show", f("Account"), column="detail"), line=29)
    d.arrow(f("Topics"), "onAbout", a("show", f("About"), column="detail"), line=30)
    d.arrow(f("Account"), "onLogOut", a("open", f("LogOut")), line=32)
    d.arrow(f("About"), "onTerms", a("present", f("Terms")), line=34)
    d.arrow(f("Book 1"), "onNext", a("push", f("Book 2")), line=37)
    d.arrow(f("Book 1"), "onBack", a("pop"), line=38)
    d.arrow(f("Book 1"), "onRead", a("send", message="Step.read(1)"), line=39)
    d.arrow(f("Book 1"), "onShare", a("nothing"), line=40, certainty=2)
    d.arrow(f("Book 2"), "onDone", a("popToRoot"), line=41)
    d.arrow(f("Book 2"), "onBack", a("popTo", f("Book 1")), line=42)
    d.arrow(f("Terms"), "onClose", a("dismiss"), line=44)
    d.arrow(f("LogOut"), "onConfirm", a("popTo", f("Login")), line=46)
    d.arrow(f("LogOut"), "onCancel", a("dismiss"), line=47)
    d.arrow(f("Vault"), "onBack", a("pop"), line=49)
    d.arrow(f("Key"), "onOpen", a("dismiss"), line=51)
    d.arrow(f("Tour"), "onDone", a("dismiss"), line=53)
    d.arrow(f("PageOne"), "onNext", a("select", choice=1, step=1), line=55)
    d.arrow(f("PageTwo"), "onPrevious", a("select", choice=-1, step=1), line=56)
    d.arrow(f("PageTwo"), "onStart", a("reset", f("Welcome"), f("Login")), line=57)
    d.children(f("Home"), "tabs", [f("Shelf"), f("Search"), f("Settings")], back="previousTabs", flags=4)
    d.children(f("Settings"), "split", [f("Topics"), f("Account")], columns=["primary", "detail"])
    d.children(f("Tour"), "pages", [f("PageOne"), f("PageTwo")], back="inOrder")
    d.handler(f("Home"), "Step.read(1)", a("select", choice=1))
    d.guard(f("Vault"), "enter", a("present", f("Key")))
    d.link("app://book/1", a("batch", steps=[a("goTo", f("Home")), a("goTo", f("Book 1"))]))
    d.link("app://tour", a("present", f("Tour")))
    d.finding("unreached", f("Lost"), -1, "Nothing leads to Lost.", "Push it, or leave it out.")
    d.rows["open"].append([f("Book 1"), d.s("onShare is not followed"), d.s("Sample/App.swift"), 40])
    return d


HOSTILE = [
    "</script><script>window.bad=1</script>", "<!--<script>", "<img src=x onerror=window.bad=1>", "\"quoted\" & 'single'",
    "]]>&lt;b&gt;", "line\nbreak\ttab", "\u2028\u2029", "\u202eright to left\u200b", "${window.bad=1}`\\u003c\\",
    "👩‍👩‍👧‍👦 très long " + "name " * 40, "__proto__",
]


def hostile():
    d = Data("Hostile </title><script>window.bad=1</script>")
    flows = [d.flow(name, key=name, file=name) for name in HOSTILE]
    for index, name in enumerate(HOSTILE):
        d.arrow(index, name, d.action("push", flows[(index + 1) % len(flows)]), sample=name, file=name)
        d.arrow(index, name, d.action("present", flows[(index + 3) % len(flows)], style=name), file=name)
        d.link(name, d.action("goTo", index))
        d.handler(index, name, d.action("none"))
        d.guard(index, "leave")
        d.finding(name, index, index, name, name)
    d.log = "  0      start  " + HOSTILE[0]
    return d
