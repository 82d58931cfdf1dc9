"""Takes the pictures of the README: the shop in a phone, with its tree, events and source beside it; and its atlas."""

import os
import pathlib
import sys

from PIL import Image
from playwright.sync_api import sync_playwright

SIZE = {"width": 1280, "height": 800}
MAX_BYTES, MAX_ATLAS_BYTES = 150_000, 250_000


def main(address, folder, atlas):
    pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        path = os.environ.get("CHROMIUM", "/usr/bin/chromium")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for scheme in ["light", "dark"]:
            page = browser.new_page(viewport=SIZE, color_scheme=scheme, reduced_motion="reduce")
            page.goto(f"{address}shop")
            visit(page)
            file = f"{folder}/tour{'~dark' if scheme == 'dark' else ''}.png"  # as DocC names them
            page.screenshot(path=file)
            shrink(file)
            page.close()
        page = browser.new_page(viewport={"width": 1440, "height": 900}, color_scheme="light")
        page.goto(f"file://{os.path.abspath(atlas)}")
        file = f"{folder}/atlas-shop.png"
        page.locator("main").screenshot(path=file)
        shrink(file, MAX_ATLAS_BYTES)
        browser.close()


def visit(page):
    press(page, "Continue")
    page.get_by_label("Name").fill("Ada")
    for label in ["Log in", "Settings", "Log out"]:
        press(page, label)
    page.mouse.move(2, 2)
    settle(page)


def press(page, label):
    settle(page)
    page.locator("#app button:visible", has_text=label).last.click()
    settle(page)


def settle(page):
    page.evaluate("page.when(() => page.applied > 0 && page.isIdle)")
    page.wait_for_timeout(100)


def shrink(file, limit=MAX_BYTES):
    """Reduces the colours to those of a palette, which nobody sees."""
    image = Image.open(file).convert("RGB")
    image.quantize(256, kmeans=2, dither=Image.Dither.NONE).save(file, optimize=True)
    size = os.path.getsize(file)
    print(f"{file}: {size} bytes")
    if size > limit:
        sys.exit(f"{file} is too large")


if __name__ == "__main__":
    main(sys.argv[1].strip(), sys.argv[2], sys.argv[3])
