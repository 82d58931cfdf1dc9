"""WebKitGTK as far as the driver needs it, with Playwright's names: Playwright drives only a WebKit of its own, which Debian doesn't have."""

import glob
import time

from playwright.sync_api import Error
from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

# Runs a function, or reads an expression, and answers what comes of it: promises are waited for.
EVALUATE = """const done = arguments[arguments.length - 1], given = arguments[0];
(async () => {
  const value = (%s);
  return typeof value === "function" ? await value(given) : await value;
})().then((value) => done({ value }), (error) => done({ error: String(error) }));"""

LOADED = """() => document.readyState === "complete" && location.protocol !== "about:"
  && !document.querySelector("meta[http-equiv=refresh]") && (window.page !== undefined || !document.querySelector("#app"))"""

# What a console would show from now on.
LISTEN = """() => {
  if (window.complaints) return;
  window.complaints = [];
  addEventListener("error", (event) => complaints.push(event.message));
  addEventListener("unhandledrejection", (event) => complaints.push(String(event.reason)));
  for (const kind of ["error", "warn"]) {
    const tell = console[kind];
    console[kind] = (...words) => { complaints.push(words.join(" ")); tell.apply(console, words); };
  }
}"""

# The middle of the last visible element of a kind with a text.
FIND = """([selector, text]) => {
  const all = [...document.querySelectorAll(selector)];
  const seen = all.filter((one) => one.checkVisibility() && one.textContent.toLowerCase().includes(text.toLowerCase()));
  const element = seen.at(-1);
  if (!element) return null;
  element.scrollIntoView({ block: "nearest" });
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
}"""

# The last field with a label.
FIELD = """(label) => [...document.querySelectorAll("input, textarea")].filter((one) =>
  one.ariaLabel === label || [...(one.labels ?? [])].some((other) => other.textContent.includes(label))).at(-1)"""


def launch():
    options = Options()
    options.binary_location = next(iter(glob.glob("/usr/lib/*/webkit2gtk*/MiniBrowser")), "MiniBrowser")
    options.add_argument("--automation")
    return Browser(webdriver.WebKitGTK(options=options, service=Service("/usr/bin/WebKitWebDriver")))


class Browser:
    """One window; what is asked of a context is the same for all."""

    def __init__(self, driver):
        self.driver = driver
        driver.set_script_timeout(30)

    def new_context(self, viewport, **options):
        if options:
            raise Error(f"WebKitGTK's driver has no {', '.join(options)}")
        self.viewport = viewport
        return self

    def set_default_timeout(self, _):
        pass

    def new_page(self):
        old = self.driver.window_handles
        self.driver.switch_to.new_window("window")
        page = Page(self.driver, [one for one in self.driver.window_handles if one not in old][0])
        page.set_viewport_size(self.viewport)
        return page

    def close(self):
        self.driver.service.process.kill()  # asked to quit, it doesn't; its browser ends with it


class Page:
    def __init__(self, driver, window):
        self.driver, self.window = driver, window
        self.mouse, self.keyboard = Mouse(driver), Keyboard(driver)
        self.listeners = []

    def on(self, event, listener):
        if event == "pageerror":
            self.listeners.append(listener)

    def evaluate(self, script, *arguments):
        try:
            answer = self.driver.execute_async_script(EVALUATE % script, *arguments or [None])
        except WebDriverException as error:
            raise Error(error.msg)
        if "error" in answer:
            raise Error(answer["error"])
        return answer.get("value")

    def tell_complaints(self):
        for text in self.evaluate("window.complaints?.splice(0) ?? []"):
            for listener in self.listeners:
                listener(text)

    def goto(self, url):
        self.driver.get(url)
        self.until_loaded()

    def reload(self):
        self.driver.refresh()
        self.until_loaded()

    def until_loaded(self):
        """The driver answers before scripts that are modules have run, or before a page that loads itself again has."""
        for _ in range(200):
            if self.evaluate(LOADED):
                return self.evaluate(LISTEN)
            time.sleep(0.05)
        raise Error("the page has not loaded")

    @property
    def url(self):
        return self.driver.current_url

    def set_viewport_size(self, size):
        for _ in range(3):  # the window is larger than the page
            inner = self.evaluate("[innerWidth, innerHeight]")
            if inner == [size["width"], size["height"]]:
                return
            outer = self.driver.get_window_size()
            self.driver.set_window_size(
                outer["width"] + size["width"] - inner[0], outer["height"] + size["height"] - inner[1])

    def wait_for_timeout(self, milliseconds):
        time.sleep(milliseconds / 1000)

    def wait_for_load_state(self):
        self.until_loaded()

    def inner_text(self, selector):
        return self.evaluate("(selector) => document.querySelector(selector).innerText", selector)

    def locator(self, selector, has_text=""):
        return Locator(self, selector.replace(":visible", ""), has_text)

    def get_by_label(self, label):
        return Field(self, label)

    def screenshot(self, path):
        self.driver.save_screenshot(path)

    def close(self):
        now = self.driver.current_window_handle
        self.driver.switch_to.window(self.window)
        self.driver.close()
        self.driver.switch_to.window(now)


class Locator:
    def __init__(self, page, selector, text):
        self.page, self.selector, self.text = page, selector, text

    @property
    def last(self):
        return self

    def count(self):
        return self.page.evaluate("(selector) => document.querySelectorAll(selector).length", self.selector)

    def point(self):
        for _ in range(100):
            point = self.page.evaluate(FIND, [self.selector, self.text])
            if point:
                return point
            time.sleep(0.05)
        raise Error(f"there is no {self.text} in {self.selector}")

    def click(self, click_count=1):
        self.page.mouse.click(*self.point(), click_count=click_count)

    def bounding_box(self):
        x, y = self.point()
        return {"x": x, "y": y, "width": 0, "height": 0}


class Field:
    def __init__(self, page, label):
        self.page, self.label = page, label

    @property
    def last(self):
        return self

    def evaluate(self, script, text):
        self.page.evaluate(f"([label, text]) => ({script})(({FIELD})(label), text)", [self.label, text])


class Mouse:
    def __init__(self, driver):
        self.driver = driver

    def perform(self, *acts):
        """Moves in steps and presses, without the pause that Selenium makes between."""
        actions = ActionBuilder(self.driver, duration=0)
        for act in acts:
            act(actions.pointer_action)
        try:
            actions.perform()
        except WebDriverException as error:
            raise Error(error.msg)

    def move(self, x, y, steps=1):
        before = getattr(self, "place", (x, y))
        self.place = (x, y)
        ways = [
            (before[0] + (x - before[0]) * step / steps, before[1] + (y - before[1]) * step / steps)
            for step in range(1, steps + 1)
        ]
        self.perform(*[lambda pointer, way=way: pointer.move_to_location(int(way[0]), int(way[1])) for way in ways])

    def down(self, click_count=1):
        self.perform(lambda pointer: pointer.pointer_down())

    def up(self, click_count=1):
        self.perform(lambda pointer: pointer.pointer_up())

    def click(self, x, y, click_count=1):
        self.place = (x, y)
        acts = [lambda pointer: pointer.move_to_location(int(x), int(y))]
        for _ in range(click_count):
            acts += [lambda pointer: pointer.pointer_down(), lambda pointer: pointer.pointer_up()]
        self.perform(*acts)


class Keyboard:
    def __init__(self, driver):
        self.driver = driver

    def press(self, name):
        ActionChains(self.driver, duration=0).send_keys(getattr(Keys, name.upper(), name)).perform()
