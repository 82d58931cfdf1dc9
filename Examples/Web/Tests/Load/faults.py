"""What goes wrong around a page: `faults.py PROGRAM`, run by `Tests/Load/run`.

A user clicks at random in Chromium, and something happens meanwhile:

- the server is killed in the middle of a transition, and starts again;
- the connection drops, and comes back;
- answers and requests arrive late and out of order;
- another script closes a dialog, takes the focus, moves the history, changes the page, or asks a question of its own.

When all is quiet again, the page must show what the app shows: a page that is loaded anew is the judge.
"""
import argparse
import os
import random
import re
import signal
import subprocess
import sys
import threading
import time

from playwright.sync_api import Error, sync_playwright

# The titles of the visible screens, layer by layer.
SHOWN = """() => [...document.querySelectorAll("main, dialog")].map((layer) =>
  [...layer.querySelectorAll(".entry")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => one.dataset.title).join("/")).join(" | ")"""

BUTTONS = """() => {
  const front = [...document.querySelectorAll("dialog")].at(-1) ?? document.querySelector("main");
  return [...front.querySelectorAll("button")].filter((one) =>
    !one.closest("[inert]") && one.checkVisibility({ visibilityProperty: true }) && !one.disabled).length;
}"""

PRESS = """(number) => {
  const front = [...document.querySelectorAll("dialog")].at(-1) ?? document.querySelector("main");
  const all = [...front.querySelectorAll("button")].filter((one) =>
    !one.closest("[inert]") && one.checkVisibility({ visibilityProperty: true }) && !one.disabled);
  for (const field of front.querySelectorAll("input")) {
    if (field.type === "text" && !field.value) {
      field.value = "Ada";
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
  all[number % all.length]?.click();
}"""

GOES_ON = """() => ({ url: location.href, state: history.state, depth: page.depth, applied: page.applied, posts: page.posts,
  isApplying: page.isApplying, isReported: page.isReported, hasNext: Boolean(page.next), notice: notice.textContent })"""

OTHERS = {
    "closes a dialog": """() => [...document.querySelectorAll("dialog")].at(-1)?.close()""",
    "takes the focus": """() => {
      const field = document.createElement("input");
      document.body.append(field);
      field.focus();
      field.remove();
    }""",
    "adds to the history": """() => history.pushState(null, "", "#other")""",
    "goes back": """() => { if (history.state?.index > 0) history.back(); }""",
    "replaces the state of the history": """() => history.replaceState({ other: true }, "")""",
    "asks a question": """() => { confirm("Subscribe?"); }""",
    "asks before the page is left": """() => addEventListener("beforeunload", (event) => event.preventDefault())""",
    "removes a screen": """() => document.querySelector(".entry:last-child")?.remove()""",
    "covers the page": """() => {
      const other = document.createElement("dialog");
      other.id = "other";
      document.body.append(other);
      other.showModal();
      setTimeout(() => other.remove(), 20);
    }""",
}


class Server:
    def __init__(self, program, port=0):
        self.program, self.port = program, port
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            [self.program, str(self.port)], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        line = self.process.stderr.readline()
        self.port = int(re.search(r"listening on \S+:(\d+)", line).group(1))
        threading.Thread(target=self.process.stderr.read, daemon=True).start()

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    @property
    def origin(self):
        return f"http://127.0.0.1:{self.port}"


class User:
    """A page, and who clicks on it."""

    def __init__(self, browser, server, tour, seed):
        self.server, self.random, self.tour = server, random.Random(seed), tour
        self.context = browser.new_context(viewport={"width": 1200, "height": 800})
        self.context.set_default_timeout(15000)
        self.page = self.context.new_page()
        self.page.on("dialog", lambda one: one.accept() if one.type == "beforeunload" else one.dismiss())
        self.page.goto(f"{server.origin}/{tour}")
        self.settle()

    def click(self):
        if self.random.random() < 0.15:
            self.run("() => { if (history.state?.index > 0) history.back(); }")  # and never out of the app
        else:
            self.run(PRESS, self.random.randrange(100))

    def run(self, script, *arguments):
        """Runs a script, unless the page is about to load itself again."""
        try:
            return self.page.evaluate(script, *arguments)
        except Error as error:
            if "context was destroyed" in str(error):
                return None
            if self.page.evaluate("() => Boolean(window.page)"):
                raise
            # Going back twice at once may leave the app, as everywhere; the user comes back.
            self.page.goto(f"{self.server.origin}/{self.tour}")
            return self.settle()

    def settle(self):
        """Waits until the page has a state, and nothing moves or is on its way."""
        for _ in range(100):
            try:
                self.page.wait_for_function("() => window.page?.state && page.isIdle && !document.body.matches(\".offline\")", timeout=15000)
                self.page.evaluate("() => page.when(() => page.isIdle)")
                self.page.wait_for_timeout(150)  # what a timer of a screen does comes later
                if self.page.evaluate("() => page.isIdle"):
                    return
            except Error as error:  # it loads itself again
                if "Timeout" in str(error):
                    raise
        raise RuntimeError("the page doesn't come to rest")

    def judge(self, what):
        """A sentence if a page that is loaded anew shows something else."""
        try:
            self.settle()
        except (Error, RuntimeError):
            return f"{self.tour}, {what}: the page doesn't come to rest: {self.run(GOES_ON)}"
        shown = self.page.evaluate(SHOWN)
        self.page.reload()
        self.settle()
        again = self.page.evaluate(SHOWN)
        return None if shown == again else f"{self.tour}, {what}: the page shows {shown}, and the app {again}"


def killed(user, problems):
    """The server dies while something moves; the page leads back to the place."""
    user.settle()
    user.click()
    time.sleep(user.random.uniform(0, 0.3))
    before = user.run(SHOWN)
    user.server.kill()
    user.click()
    time.sleep(user.random.uniform(0, 0.5))
    user.server.start()
    user.page.wait_for_timeout(1500)
    user.settle()
    return user.judge(f"after the server was killed at {before}")


def dropped(user, problems):
    user.context.set_offline(True)
    for _ in range(3):
        user.click()
    user.page.wait_for_timeout(user.random.randrange(800))
    user.context.set_offline(False)
    user.page.wait_for_timeout(1500)
    return user.judge("after the connection dropped")


def late(user, problems):
    def delay(route):
        time.sleep(user.random.uniform(0, 0.08))
        route.continue_()

    user.page.route("**/act", delay)
    for _ in range(6):
        user.click()
        user.page.wait_for_timeout(user.random.randrange(60))
    user.settle()
    user.page.unroute("**/act")
    return user.judge("after answers came late")


def others(user, problems):
    name, script = user.random.choice(list(OTHERS.items()))
    user.click()
    user.page.wait_for_timeout(user.random.randrange(120))
    user.run(script)
    user.click()
    return user.judge(f"after another script {name}")


def main(options):
    problems, counts = [], {}
    server = Server(options.program)
    try:
        with sync_playwright() as playwright:
            path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            for seed in range(options.seed, options.seed + options.sessions):
                user = User(browser, server, ["shop", "movies", "news", "rooms", "safe"][seed % 5], seed)
                for _ in range(options.steps):
                    kind = user.random.choice([killed, dropped, late, others, others])
                    problem = kind(user, problems)
                    counts[kind.__name__] = counts.get(kind.__name__, 0) + 1
                    if problem:
                        problems.append(f"seed {seed}: {problem}")
                        print(problems[-1], flush=True)
                        break
                user.context.close()
            browser.close()
    finally:
        server.kill()
    done = ", ".join(f"{name} {count}" for name, count in sorted(counts.items()))
    print(f"{options.sessions} sessions: {done}; {len(problems)} problems")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--sessions", type=int, default=10)
    parser.add_argument("--steps", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("program")
    main(parser.parse_args())
