"""The player, and addresses of places."""

from conftest import player, wait_until


def test_callbacks_are_buttons_and_the_tree_is_beside(sample):
    page = player(sample)
    sample.press("onContinue")
    assert sample.tree == "stack\n├ Welcome\n└ Login ← visible"
    assert sample.status == "Login entered. Login is visible, 2 on the stack."
    sample.press("onBack")
    assert sample.tree == "stack\n└ Welcome ← visible" and sample.hash() == "#p=0.1"
    assert page.locator(".steps li").all_inner_texts()[2].startswith("Login: onBack")


def test_history_is_not_back(sample):
    page = player(sample, "p=0.0")
    page.click("[data-move='-1']")
    assert "Login ← visible" in sample.tree
    page.click("[data-move='1']")
    assert "Shelf ← visible" in sample.tree
    page.keyboard.press("[")
    assert "Login ← visible" in sample.tree
    page.keyboard.press("]")
    page.keyboard.press("Backspace")
    assert "Login ← visible" in sample.tree and sample.hash() == "#p=0.0.b"
    page.click("button.back")
    assert sample.tree == "stack\n└ Welcome ← visible"
    assert page.locator("button.back").count() == 0
    page.click("[data-move=start]")
    assert page.get_attribute("[data-move='-1']", "aria-disabled") == "true"


def test_digits_press_callbacks(sample):
    page = player(sample)
    page.locator(".phone button").first.focus()
    page.keyboard.press("1")
    assert "Login ← visible" in sample.tree
    page.keyboard.press("9")
    assert sample.status == "This step is not possible here."


def test_tabs_remember_their_stacks(sample):
    page = player(sample, "p=0.0")
    sample.press("onSelect(1)")
    page.click(".tabs >> text=Search")
    assert "Search ← visible" in sample.tree and "Book(1)" in sample.tree
    page.click(".tabs >> text=Shelf")
    assert "Book(1) ← visible" in sample.tree
    page.click(".tabs >> text=Shelf")
    assert "Book(1)" not in sample.tree  # selecting again pops to the root
    assert sample.hash() == "#p=0.0.0.0:c1.0:c0.0:c0"


def test_modals_are_sheets_over_what_stays_in_sight(sample):
    page = player(sample)
    sample.press("onTour")
    assert page.locator(".layer").count() == 2 and "fullScreen over Welcome" in sample.tree
    page.click(".tabs.pages button:nth-child(2)")
    assert "PageTwo ← visible" in sample.tree
    sample.press("onDone")
    assert sample.tree == "stack\n└ Welcome ← visible"
    assert page.locator(".layer[inert]").count() == 0


def test_a_split_shows_its_columns_where_there_is_room(sample):
    page = player(sample, "p=0.0.0:c2")
    assert page.locator(".columns > .column").count() == 1
    page.click("[data-view-name=player]")
    assert page.locator(".columns > .column").count() == 2
    sample.press("onAbout")
    assert "detail\n" in sample.tree and "About ← visible" in sample.tree
    page.locator(".columns > .column").nth(0).locator("button", has_text="onAccount").click()
    assert "Account ← visible" in sample.tree


def test_a_guard_asks_in_place(sample):
    page = player(sample, "p=0.0")
    sample.press("onVault")
    assert "the guard of Vault" in page.inner_text(".question")
    page.keyboard.press("Escape")
    assert page.locator(".question").count() == 0
    sample.press("onVault")
    page.click(".question >> text=Refuse")
    assert "was refused: the guard of Vault" in sample.status and "Shelf ← visible" in sample.tree
    sample.press("onVault")
    page.click(".question >> text=Allow")
    assert "Vault ← visible" in sample.tree and sample.hash() == "#p=0.0.2n.2a"


def test_a_guard_may_lead_elsewhere(sample):
    page = player(sample, "p=0.0")
    sample.press("onVault")
    page.click(".question >> text=Redirect: present(Key, as: .sheet)")
    assert "sheet over Shelf" in sample.tree and "Key ← visible" in sample.tree and sample.hash() == "#p=0.0.2r"
    page.click("[data-move='-1']")
    sample.press("onCellar")
    page.click(".question >> text=Instead: push(Vault)")
    assert "Vault ← visible" in sample.tree and "Cellar" not in sample.tree


def test_who_waits_for_an_answer_gets_it(sample):
    player(sample, "p=0.0.0:c1")
    sample.press("onColour")
    assert "Colours ← visible" in sample.tree
    sample.press("onPick")
    assert "Search ← visible" in sample.tree and "Colours" not in sample.tree


def test_messages_are_answered_by_what_is_around(sample):
    player(sample, "p=0.0.0")
    sample.press("onRead")
    assert "Search ← visible" in sample.tree


def test_what_is_refused_says_why_in_the_words_of_the_library(sample):
    page = player(sample, "p=0.0.1")
    sample.press("onBack")
    sentence = page.inner_text(".steps li.refused")
    assert "there is no Book(1) below Book(2)" in sentence and "To open a new one, use push" in sentence


def test_open_arrows_cannot_be_pressed_and_say_why(sample):
    page = player(sample, "p=0.0.0")
    button = page.locator(".buttons button", has_text="onShare")
    assert button.get_attribute("aria-disabled") == "true" and "Not followed" in button.get_attribute("title")
    before = sample.tree
    button.click(force=True)
    assert sample.tree == before


# Links.

def test_the_address_bar_goes_there_or_says_why_not(sample):
    page = sample.page
    page.fill("#address", "app://book/1")
    page.keyboard.press("Enter")
    assert "Book(1) ← visible" in sample.tree and sample.hash() == "#p=l0"
    page.fill("#address", "app://book/7")
    page.keyboard.press("Enter")
    assert page.inner_text("#address-error").startswith("“app://book/7” is not among the addresses of this page.")


def test_a_place_can_be_linked_to(sample):
    page = sample.open("sample", "f=Book(1)&p=0.0.0&theme=dark&q=book")
    assert "Book(1) ← visible" in sample.tree and page.get_attribute("html", "data-theme") == "dark"
    assert page.input_value("#search") == "book"
    page.evaluate("location.hash = '#p=0'")
    wait_until(page, "document.querySelector('.tree').textContent.includes('Login ← visible')")


def test_a_walk_that_does_not_apply_any_more_stops_politely(sample):
    sample.open("sample", "p=0.9.0")
    assert "Login ← visible" in sample.tree
    assert sample.status.startswith("The walk stops at “9”")


def test_the_way_to_a_flow_is_played(sample):
    page = sample.page
    wait_until(page, "page.ways.size > 10")
    page.click("[data-view-name=list]")
    page.click(".flows h3 a >> text=Terms")
    page.click("text=Play from the root to here")
    assert "Terms ← visible" in sample.tree and "← visible" in sample.tree.splitlines()[-1]


def test_the_apps_states_are_buttons(opened):
    page = player(opened, name="states")
    assert opened.tree == "stack\n└ Key ← visible"
    page.locator("[data-step=s1]").click()
    assert opened.tree == "stack\n└ Home ← visible"
    assert opened.status == "The app is now signed in. Home entered. Home is visible, 1 on the stack."
    # What it does in the other state has a button, too, which can't be pressed here.
    page.locator(".layer:not([inert]) .buttons button:not(:disabled)", has_text="onLogin").click()
    assert "Account ← visible" in opened.tree
    page.locator("[data-step=s0]").click()
    assert opened.tree == "stack\n└ Key ← visible"
    assert page.locator(".steps li").all_inner_texts()[1].startswith("The app is signed in")
