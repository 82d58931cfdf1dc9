"""A browser for all tests, and pages of which each error and each request is written down."""

import os
import pathlib
import pytest
from playwright.sync_api import sync_playwright

PAGES = pathlib.Path(os.environ.get("PAGES", pathlib.Path(__file__).parent / ".build/pages"))


def wait_until(page, expression):
    """Waits for an expression to be true; Playwright's own way evaluates text in the page, which its policy forbids."""
    for _ in range(1500):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"never true: {expression}")


class Opened:
    """A page in the browser."""

    def __init__(self, page):
        self.page, self.errors, self.requests = page, [], []
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", lambda request: self.requests.append(request.url))

    def open(self, name, hash=""):
        self.page.goto("about:blank")
        self.page.goto(f"file://{PAGES}/{name}.html" + (f"#{hash}" if hash else ""))
        return self.page

    @property
    def tree(self):
        return self.page.text_content(".tree")

    @property
    def status(self):
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return self.page.text_content("#status")

    def press(self, label):
        """Presses a callback's button in the phone."""
        self.page.locator(".layer:not([inert]) .buttons button", has_text=label).first.click()

    def hash(self):
        return self.page.evaluate("decodeURIComponent(location.hash)")


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def opened(browser):
    """A page that must have no error and ask for nothing but itself."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.set_default_timeout(5000)
    opened = Opened(context.new_page())
    yield opened
    context.close()
    assert opened.errors == []
    assert [url for url in opened.requests if not url.startswith(("file:", "about:", "blob:"))] == []


@pytest.fixture
def sample(opened):
    opened.open("sample")
    return opened


def box(page, name):
    return page.locator(f'.box[aria-label^="{name},"]')


def view_box(page):
    return [float(number) for number in page.get_attribute(".map > svg", "viewBox").split()]


def player(sample, hash="", name="sample"):
    sample.open(name, hash)
    sample.page.click("#tab-player")
    return sample.page
