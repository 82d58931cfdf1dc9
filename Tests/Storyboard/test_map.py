"""The map, the search, the list, help and theme: each control, as a user has it."""

from conftest import box, view_box, wait_until


def test_a_click_on_a_box_shows_its_callbacks_ways_places_and_guards(sample):
    page = sample.page
    box(page, "Vault").click()
    text = page.inner_text("#flow")
    assert "Vault" in text and "onBack" in text and "PlaygroundTests/Sample.swift:" in text
    assert "asked before it enters" in text and "redirects: present(Key, as: .sheet)" in text
    assert "Shelf: onVault push" in text.replace("\n", " ")
    assert sample.hash() == "#f=Vault"
    assert page.locator(".over path").count() == 1 and box(page, "Vault").get_attribute("class").endswith("chosen")


def test_findings_and_what_was_not_followed_are_told(sample):
    text = sample.page.inner_text("#flow")
    assert "onClose" in text and "onShare" in text
    sample.page.locator("#flow .findings a[data-flow]").first.click()
    assert "Terms" in sample.page.inner_text("#flow h2") and "onClose" in sample.page.inner_text("#flow .findings")


def test_zoom_pan_and_fit(sample):
    page = sample.page
    first = view_box(page)
    page.click("text=+")
    assert view_box(page)[2] < first[2]
    page.click("[data-do=out]")
    assert abs(view_box(page)[2] - first[2]) < 1
    page.mouse.move(400, 700)
    page.mouse.wheel(0, -300)
    assert view_box(page)[2] < first[2]
    before = view_box(page)
    page.mouse.down()
    page.mouse.move(300, 650, steps=5)
    page.mouse.up()
    assert view_box(page)[0] > before[0] and view_box(page)[1] > before[1]
    assert page.locator(".box.chosen").count() == 0  # a drag is no click
    page.click("text=Fit")
    assert [round(number) for number in view_box(page)] == [round(number) for number in first]


def test_the_map_by_keys(sample):
    page = sample.page
    box(page, "Welcome").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')").startswith("Login, 2 callbacks, 3 ways in")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.getAttribute('aria-label')").startswith("Tour")
    page.keyboard.press("Enter")
    assert sample.hash() == "#f=Tour"
    page.keyboard.press("Escape")
    assert sample.hash() == ""
    wait_until(page, "page.ways.size > 10")
    page.keyboard.press(" ")
    assert "Tour" in sample.tree and sample.hash() == "#p=1"
    width = view_box(page)[2]
    box(page, "Tour").focus()
    page.keyboard.press("+")
    assert view_box(page)[2] < width
    page.keyboard.press("0")
    assert page.locator('.box[tabindex="0"]').count() == 1  # one stop for Tab


# Search, list, help, theme.

def test_search_dims_what_it_does_not_find(sample):
    page = sample.page
    box(page, "Welcome").focus()
    page.keyboard.press("/")
    page.keyboard.type("book")
    assert page.inner_text("#matches") == "2 flows" and page.locator(".box:not(.dim)").count() == 2
    page.keyboard.press("Enter")
    assert page.inner_text("#flow h2") == "Book(1)" and "q=book" in sample.hash()
    page.focus("#search")
    page.keyboard.press("Escape")
    assert page.locator(".box.dim").count() == 0


def test_the_list_is_the_map_in_words(sample):
    page = sample.page
    page.click("[data-view-name=list]")
    assert page.locator(".flows > li").count() == 20 and "contains Shelf, Search, Settings" in page.inner_text("#list")
    page.click(".flows a >> text=Account")
    assert page.inner_text("#flow h2") == "Account" and sample.hash() == "#f=Account&view=list"
    page.keyboard.press("Tab")
    page.fill("#search", "terms")
    assert page.locator(".flows > li").count() == 2  # the flow, and whose callback is called so


def test_the_list_comes_first_for_who_cannot_see_the_map(sample):
    sample.page.keyboard.press("Tab")
    assert sample.page.evaluate("document.activeElement.textContent") == "To the list of flows"
    sample.page.keyboard.press("Enter")
    assert sample.page.is_visible("#list") and sample.page.evaluate("document.activeElement.id") == "list"


def test_help_and_theme(sample):
    page = sample.page
    page.click("[data-do=help]")
    assert page.is_visible("dialog#help")
    page.keyboard.press("Escape")
    assert not page.is_visible("dialog#help")
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.click("text=Theme")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != light and sample.hash() == "#theme=dark"
