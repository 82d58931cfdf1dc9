"""Drives a browser for the tests: a request a line on stdin, an answer a line on stdout, both in JSON."""

import json
import os
import socket
import sys
import urllib.parse
from contextlib import contextmanager

from acts import Acts
from playwright.sync_api import Error, sync_playwright

WIDE, NARROW = {"width": 1280, "height": 800}, {"width": 360, "height": 740}

# What the document shows, by real visibility, and what is wrong with that.
PICTURE = """() => {
  const problems = [];
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const overlaps = (element, frame) => {
    const one = element.getBoundingClientRect(), other = frame.getBoundingClientRect();
    return one.width > 0 && one.height > 0 && one.left < other.right - 1 && one.right > other.left + 1;
  };
  const screen = (entry, isVisible) => {
    const container = entry.children[2];
    const result = { name: entry.dataset.title ?? "-", children: [], shown: [] };
    if (!container) return result;
    const panes = container.querySelector(":scope > .panes");
    [...panes.children].forEach((pane, index) => {
      const isShown = isVisible ? isSeen(pane) && overlaps(pane, container) : !pane.classList.contains("off");
      const entries = pane.firstElementChild;
      result.children.push(entries?.children.length ? stack(entries, isVisible && isShown) : null);
      if (isShown) result.shown.push(index);
    });
    return result;
  };
  const stack = (element, isVisible) => [...element.children].map((entry, index, all) => {
    const isTop = index === all.length - 1;
    if (isVisible && isTop !== isSeen(entry)) {
      problems.push(`${entry.dataset.title} is ${isTop ? "not visible" : "visible"}`);
    }
    if (isVisible && isTop && entry.inert) problems.push(`${entry.dataset.title} can't be touched`);
    return screen(entry, isVisible && isTop);
  });
  const main = document.querySelector("main");
  const layers = [main, ...document.querySelectorAll("dialog")];
  const front = layers.at(-1), box = front.getBoundingClientRect();
  const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  if (!front.contains(hit)) problems.push("the last layer is not in front");
  for (const dialog of layers.slice(1)) if (!dialog.open) problems.push("a dialog is not open");
  const shown = document.querySelector(`[data-entry="${page.state?.visible}"]`);
  const focused = document.activeElement;
  const isFocused = !document.querySelector("#app").contains(focused) || front.contains(focused);
  if (!isFocused) problems.push("the focus is behind the front layer");
  if (shown && !document.title.startsWith(shown.dataset.title ?? "")) problems.push(`the title is ${document.title}`);
  if (history.state.index !== page.depth) problems.push(`the history is at ${history.state.index}`);
  const picture = layers.map((layer) => stack(layer.querySelector(":scope > .stack"), true));
  return { layers: picture, problems: page.isIdle ? problems : [] };
}"""

# The middle of a part of a screen, if a click there hits it.
POINT = """([name, selector]) => {
  const entry = [...document.querySelectorAll(".entry")].filter((one) => one.dataset.title === name).at(-1);
  const element = entry?.querySelector(selector);
  if (!element || element.closest("[inert]")) return null;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const x = (left + right) / 2, y = (top + bottom) / 2;
  return element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}"""

# Chooses the entry of the history in which a screen is on top, as its menu does: wherever the history moves meanwhile, that entry
# is gone to. False if the way back doesn't lead there.
CHOOSE_BACK = """(name) => {
  const entry = [...document.querySelectorAll(".entry")].filter((one) => one.dataset.title === name).at(-1);
  const above = entry?.nextElementSibling;
  const index = above ? page.state.trail.indexOf(Number(above.dataset.entry)) : -1;
  if (index < 0 || history.state.index !== page.state.trail.length) return false;
  const distance = index - history.state.index;
  return new Promise((done) => {
    addEventListener("popstate", () => done(true), { once: true });
    if (!window.navigation) return history.go(distance);  // WebKitGTK 2.50
    navigation.traverseTo(navigation.entries()[navigation.currentEntry.index + distance].key);
  });
}"""

OUTSIDE = """(name) => {
  const dialog = [...document.querySelectorAll("dialog")].at(-1);
  if (!dialog || dialog.inert || dialog.dataset.closable !== "true") return null;
  if (name && dialog.querySelector(".entry")?.dataset.title !== name) return null;
  const { left, top } = dialog.getBoundingClientRect();
  return left > 4 || top > 4 ? [2, 2] : null;
}"""

SWIPE = """([name, index]) => {
  const entry = [...document.querySelectorAll(".entry")].filter((one) => one.dataset.title === name).at(-1);
  const container = entry?.querySelector(":scope > .pages");
  if (!container || container.closest("[inert]") || page.isApplying) return null;
  const selected = Number(container.dataset.selected);
  if (Math.abs(index - selected) !== 1 || index < 0 || index >= container.firstElementChild.children.length) return null;
  const { left, width, top, height } = container.firstElementChild.parentElement.getBoundingClientRect();
  const x = left + width * (index > selected ? 0.85 : 0.15), y = top + height / 2;
  const hit = document.elementFromPoint(x, y);
  if (hit?.closest(".pages") !== container || hit.closest("button, input")) return null;
  return [x, y, left + width * (index > selected ? 0.25 : 0.75)];
}"""


# Puts a text into a field at once, as a paste does: Playwright lets Firefox type it, character by character.
PASTE = """(field, text) => {
  field.focus();
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}"""


class Driver(Acts):
    def __init__(self, browser):
        self.browser, self.context, self.page = browser, None, None
        self.complaints, self.finger = [], None

    def open(self, url, width=None, height=None, **options):
        """Opens a page in a window of its own; the one before is closed."""
        if self.context is None or options:
            self.context = self.browser.new_context(viewport=WIDE, **options)
            self.context.set_default_timeout(10000)
        page = self.context.new_page()
        if width:
            page.set_viewport_size({"width": width, "height": height})
        page.on("console", lambda message: self.complain(message))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.goto(url)
        if self.page:
            self.page.close()
        self.page, self.finger = page, None
        self.settle(1)
        return True

    def complain(self, message):
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def evaluate(self, script, *arguments):
        return self.page.evaluate(script, *arguments)

    def settle(self, stamp):
        """Waits until a state with this stamp, or a later one, is shown and nothing goes on."""
        return self.evaluate(
            """stamp => Promise.race([
              page.when(() => page.applied >= stamp && page.isIdle),
              new Promise((_, fail) => setTimeout(() => fail(new Error(
                `not at rest after 20 s: ${JSON.stringify({ ...page, state: 0 })}`)), 20000))])""", stamp)

    def reported(self):
        self.evaluate("() => page.when(() => page.isReported)")
        return True

    def moment(self):
        self.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return True

    def picture(self):
        picture = self.evaluate(PICTURE)
        self.complaints += picture["problems"]
        return picture["layers"]

    def take(self):
        if tell := getattr(self.page, "tell_complaints", None):  # WebKitGTK's driver hears of none by itself
            tell()
        complaints, self.complaints = self.complaints, []
        return complaints

    def click(self, name, selector, count=1):
        point = self.evaluate(POINT, [name, selector])
        if point:
            self.page.mouse.click(*point, click_count=count)
            self.reported()
        return point is not None

    def back_button(self, name):
        return self.click(name, ":scope > .bar > .back:not([hidden])")

    def tab(self, name, index):
        return self.click(name, f":scope > .container > .choices > .choice:nth-child({index + 1})")

    def choose_back(self, name):
        isChosen = self.evaluate(CHOOSE_BACK, name)
        if isChosen:
            self.reported()
        return isChosen

    def travel(self, distance):
        """Moves in the browser's history, as its menu does."""
        self.evaluate("""distance => new Promise(done => {
          addEventListener("popstate", () => done(), { once: true });
          history.go(distance);
        })""", distance)
        self.reported()
        return True

    def outside(self, name):
        point = self.evaluate(OUTSIDE, name)
        if point:
            self.page.mouse.click(*point)
            self.reported()
        return point is not None

    def escape(self):
        can_close = self.evaluate(
            """() => [...document.querySelectorAll("dialog")].at(-1)?.matches("[data-closable=true]:not([inert])") ?? false""")
        self.page.keyboard.press("Escape")
        self.reported()
        return can_close

    def swipe(self, name, index):
        way = self.evaluate(SWIPE, [name, index])
        if not way:
            return False
        x, y, end = way
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(end, y, steps=6)
        self.finger = (x, y)
        if not self.evaluate("page.isHeld"):
            self.page.mouse.up()
            self.finger = None
        return self.finger is not None

    def lift(self, finishes):
        if not self.finger:
            return False
        if not finishes:
            self.page.mouse.move(*self.finger, steps=4)
        self.page.mouse.up()
        self.finger = None
        self.reported()
        return True

    def resize(self, isNarrow):
        self.page.set_viewport_size(NARROW if isNarrow else WIDE)
        self.moment()
        self.reported()
        return True

    def screenshot(self, path):
        self.page.screenshot(path=path)
        return True

    def text(self, selector):
        return self.page.inner_text(selector)

    def run(self, script):
        return [self.evaluate(script)]

    def go(self, url):
        """Opens an address in the same tab, as by its address bar."""
        self.page.goto(url)
        self.settle(1)
        return True

    def open_plain(self, url):
        """Opens a page that is no app."""
        self.context = self.context or self.browser.new_context(viewport=WIDE)
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.goto(url)
        return True

    def follow(self, label):
        """Clicks a link to an app."""
        self.follow_plain(label)
        self.settle(1)
        return True

    def follow_plain(self, label):
        self.page.locator("a", has_text=label).click()
        self.page.wait_for_load_state()
        return True

    def press_plain(self, label):
        """Presses a button of the page beside the app."""
        self.page.locator("#head button, #views button", has_text=label).click()
        self.moment()
        self.reported()
        return True

    def slide(self, position):
        self.page.locator(".slider input").fill(str(position))
        self.reported()
        return True

    def address(self):
        return self.page.url

    def wait(self):
        """Waits a little, also while a page loads."""
        self.page.wait_for_timeout(50)
        return True

    def reload(self):
        self.page.reload()
        self.settle(1)
        return True

    def stall(self):
        """Opens the stream of the page's window once more, and doesn't read it."""
        address = urllib.parse.urlsplit(self.page.url)
        window = self.evaluate("sessionStorage.getItem(':window')")
        cookies = "; ".join(f"{one['name']}={one['value']}" for one in self.context.cookies())
        self.stalled = socket.socket()
        self.stalled.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.stalled.connect((address.hostname, address.port))
        head = f"GET /events?window={window} HTTP/1.1\r\nHost: {address.netloc}\r\nCookie: {cookies}\r\n\r\n"
        self.stalled.sendall(head.encode())
        return True

    def unstall(self):
        self.stalled.close()
        return True

    def focused(self):
        return self.evaluate("document.activeElement.textContent || document.activeElement.tagName")

    def count(self, selector):
        return self.page.locator(selector).count()

    def key(self, name):
        self.page.keyboard.press(name)
        self.reported()
        return True

    def tap(self, x, y):
        self.page.mouse.click(x, y)
        self.reported()
        return True

    def fill(self, label, text):
        field = self.page.get_by_label(label).last
        if os.environ.get("BROWSER", "chromium") == "chromium":
            field.fill(text)  # fails where a user couldn't
        else:
            field.evaluate(PASTE, text)
        self.reported()
        return True

    def press(self, label, count=1):
        """Presses a button of the visible screen, perhaps twice in quick succession."""
        button = self.page.locator(":is(#app, #panels) button:visible", has_text=label).last
        button.click(click_count=count)
        self.reported()
        return True


@contextmanager
def launched(name):
    """A browser of Debian's: Chromium; Firefox, which Playwright drives by the standard WebDriver BiDi; or WebKitGTK."""
    if name == "webkit":
        import webkit  # only then, as it needs Selenium

        yield webkit.launch()
        return
    with sync_playwright() as playwright:
        if name == "firefox":
            yield playwright.firefox.launch(channel="moz-firefox", executable_path=os.environ["FIREFOX"])
        else:
            path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
            yield playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])


def main():
    with launched(os.environ.get("BROWSER")) as browser:
        driver = Driver(browser)
        for line in sys.stdin:
            request = json.loads(line)
            name = request.pop("do")
            try:
                answer = {"value": getattr(driver, name)(**request)}
            except Error as error:
                answer = {"error": f"{name}: {error.message}"}
            print(json.dumps(answer), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
