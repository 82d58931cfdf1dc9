"""Drives Chromium for an atlas: a request a line on stdin, an answer a line on stdout, both in JSON."""

import base64
import json
import os
import sys

from playwright.sync_api import Error, sync_playwright

# The boxes of elements, each found by a selector; nil for those that are not visible.
BOXES = """(selectors) => selectors.map((selector) => {
  const seen = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).at(-1);
  if (!seen) return null;
  const { x, y, width, height } = seen.getBoundingClientRect();
  return { x, y, width, height };
})"""

# A picture in a tenth of its size.
SMALL = """async (data) => {
  const image = new Image();
  image.src = data;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext("2d").drawImage(image, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/webp", quality: 0.85 })).arrayBuffer());
  return "data:image/webp;base64," + btoa(String.fromCharCode(...bytes));
}"""

# The part of two pictures that is not the same.
DIFFERENCE = """async ([one, other]) => {
  const pixels = async (data) => {
    const image = new Image();
    image.src = data;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height), context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const [left, right] = [await pixels(one), await pixels(other)];
  if (left.width !== right.width || left.height !== right.height) return 1;
  let count = 0;
  for (let index = 0; index < left.data.length; index += 4) {
    const far = [0, 1, 2].some((channel) => Math.abs(left.data[index + channel] - right.data[index + channel]) > 24);
    if (far) count += 1;
  }
  return count / (left.data.length / 4);
}"""


class Camera:
    def __init__(self, browser):
        self.browser, self.context, self.page = browser, None, None
        self.lab = browser.new_page()

    def open(self, url, width, height):
        """Opens a window that knows nothing of the ones before."""
        if self.context:
            self.context.close()
        self.context = self.browser.new_context(
            viewport={"width": width, "height": height}, device_scale_factor=1.5, reduced_motion="reduce",
            color_scheme="light")
        self.context.set_default_timeout(10000)
        self.page = self.context.new_page()
        self.page.goto(url)
        return self.settle(1)

    def settle(self, stamp):
        """Waits until a state with this stamp, or a later one, is shown and nothing goes on."""
        return self.page.evaluate(
            """stamp => Promise.race([
              page.when(() => page.applied >= stamp && page.isIdle),
              new Promise((_, fail) => setTimeout(() => fail(new Error("the page is not at rest")), 20000))])""", stamp)

    def click(self, selector):
        self.page.locator(selector).last.click()
        self.page.evaluate("() => page.when(() => page.isReported)")
        return True

    def fill(self, selector, text):
        self.page.locator(selector).last.fill(text)
        self.page.evaluate("() => page.when(() => page.isReported)")
        return True

    def shoot(self, selectors):
        """Takes a picture in light and dark; returns both with the boxes."""
        self.page.evaluate("() => { document.activeElement?.blur(); document.querySelector('#notice').hidden = true }")
        self.page.mouse.move(0, 0)
        boxes = self.page.evaluate(BOXES, selectors)
        light = self.picture()
        self.page.emulate_media(color_scheme="dark", reduced_motion="reduce")
        return {"light": light, "dark": self.picture(), "boxes": boxes}

    def picture(self):
        image = self.page.screenshot(animations="disabled", caret="hide")
        return self.lab.evaluate(SMALL, "data:image/png;base64," + base64.b64encode(image).decode())

    def differ(self, one, other):
        return self.lab.evaluate(DIFFERENCE, [one, other])


def main():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
        camera = Camera(browser)
        for line in sys.stdin:
            request = json.loads(line)
            name = request.pop("do")
            try:
                answer = {"value": getattr(camera, name)(**request)}
            except Error as error:
                answer = {"error": f"{name}: {error.message}"}
            print(json.dumps(answer), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
