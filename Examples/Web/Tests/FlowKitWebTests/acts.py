"""What a user does with buttons, fields and tabs, in a hurry or far away."""

import time

from axe_playwright_python.sync_playwright import Axe


class Acts:
    def double_click(self, label, gap):
        """Clicks twice at the same place, with so many milliseconds between, whatever is there the second time."""
        box = self.page.locator("#app button:visible", has_text=label).last.bounding_box()
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for count in [1, 2]:
            self.page.mouse.down(click_count=count)
            self.page.mouse.up(click_count=count)
            self.page.wait_for_timeout(gap if count == 1 else 0)
        self.reported()
        return True

    def key_on(self, label, name, count=1):
        """Presses a key on a button or in a field, several times without a pause."""
        button = self.page.locator("#app button:visible", has_text=label)
        (button.last if button.count() else self.page.get_by_label(label).last).focus()
        for _ in range(count):
            self.page.keyboard.press(name)
        self.reported()
        return True

    def type_far_away(self, label, text):
        """Types one character after another, faster than the server answers; returns how many reports that takes."""
        reports = []

        def delay(route):
            reports.append(route)
            time.sleep(0.1)
            route.continue_()

        self.page.route("**/act", delay)
        self.page.get_by_label(label).last.focus()
        self.page.keyboard.type(text, delay=20)
        self.reported()
        self.page.unroute("**/act")
        return len(reports)

    def until(self, page, condition):
        """Waits for a condition; the page's policy doesn't allow Playwright's own way."""
        for _ in range(200):
            if page.evaluate(condition):
                return
            page.wait_for_timeout(50)
        raise TimeoutError(condition)

    def duplicate(self):
        """Opens the page in another tab, with all that this one keeps, as a browser duplicates it; goes on there."""
        with self.context.expect_page() as other:
            self.evaluate("() => { window.open(location.href); }")
        self.page = other.value
        self.until(self.page, "Boolean(window.page)")
        self.settle(1)
        return True

    def open_beside(self):
        """Opens the page in another tab, and stays here."""
        other = self.context.new_page()
        other.goto(self.page.url)
        self.until(other, "window.page?.applied > 0")
        self.until(self.page, "document.querySelector('#notice').matches(':popover-open')")
        return True

    def axe(self):
        """What axe finds wrong on the page: a line for each rule, with the first place."""
        found = Axe().run(self.page).response["violations"]
        return [f"{one['id']}: {one['nodes'][0]['html'][:120]}" for one in found]

    def save_file(self, label):
        """Presses a button that saves a file; returns the file's name, and its text."""
        with self.page.expect_download() as saving:
            self.page.get_by_role("button", name=label).click()
        with open(saving.value.path(), encoding="utf-8") as file:
            return [saving.value.suggested_filename, file.read()]

    def choose_file(self, label, name, text):
        """Chooses a file with this text, as a user does in the dialog that the browser shows."""
        file = {"name": name, "mimeType": "application/json", "buffer": text.encode()}
        self.page.get_by_label(label).set_input_files(file)
        return True
