"""Takes the pictures of the README: the shop in a phone, with its tree, events and source beside it; its atlas; and for ShopApp, phones
with the shop and the movies."""

import io
import os
import pathlib
import sys

from PIL import Image, ImageDraw
from playwright.sync_api import sync_playwright

SIZE = {"width": 1280, "height": 800}
MAX_BYTES, MAX_ATLAS_BYTES = 150_000, 250_000
PHONE_WIDTH, PHONE_GAP, PHONE_RADIUS = 320, 24, 50 / 390
GROUNDS = {"light": "#ffffff", "dark": "#0d1117"}  # GitHub's


def main(address, folder, atlas, phones_folder):
    for path in [folder, phones_folder]:
        pathlib.Path(path).mkdir(parents=True, exist_ok=True)
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
            phones(browser, address, scheme, phones_folder)
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


def phones(browser, address, scheme, folder):
    """Two places of the shop and two of the movies, side by side."""
    options = {"viewport": SIZE, "color_scheme": scheme, "reduced_motion": "reduce", "device_scale_factor": 2}
    page, taken = browser.new_page(**options), []
    page.goto(f"{address}shop")
    press(page, "Continue")
    write(page, "Ada")
    for labels in [["Log in", "Catalogue"], ["Kettle"]]:
        taken.append(phone(page, labels))
    page.close()
    page = browser.new_page(**options)
    page.goto(f"{address}movies")
    press(page, "Continue")
    write(page, "Ada")
    for labels in [["Go on", "Yes"], ["The Long Kettle"]]:
        taken.append(phone(page, labels))
    page.close()
    size = (len(taken) * (PHONE_WIDTH + PHONE_GAP) - PHONE_GAP, taken[0].height)
    picture = Image.new("RGB", size, GROUNDS[scheme])
    for number, one in enumerate(taken):
        picture.paste(one, (number * (PHONE_WIDTH + PHONE_GAP), 0), one)
    file = f"{folder}/phones{'~dark' if scheme == 'dark' else ''}.png"
    picture.save(file)
    shrink(file)


def phone(page, labels):
    """The phone after these presses, without what is behind its corners."""
    for label in labels:
        press(page, label)
    page.mouse.move(2, 2)
    settle(page)
    image = Image.open(io.BytesIO(page.locator("#device").screenshot()))
    corners = Image.new("L", image.size, 0)
    box = (0, 0, image.width - 1, image.height - 1)
    ImageDraw.Draw(corners).rounded_rectangle(box, image.width * PHONE_RADIUS, fill=255)
    image.putalpha(corners)
    return image.resize((PHONE_WIDTH, round(PHONE_WIDTH * image.height / image.width)), Image.Resampling.LANCZOS)


def write(page, name):
    page.locator("#app input:visible").last.fill(name)


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
    main(sys.argv[1].strip(), *sys.argv[2:])
