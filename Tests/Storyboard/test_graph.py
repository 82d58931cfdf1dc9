"""The page shows what is written in it: each place that Swift has found, by the steps that lead there."""

import pytest

from conftest import wait_until

TOURS = ["shop", "movies", "rooms", "news", "safe", "sample", "states"]


@pytest.mark.parametrize("name", TOURS)
def test_each_move_leads_where_swift_says(opened, name):
    page = opened.open(name)
    wait_until(page, "page.ways.size > 1")
    wrong = page.evaluate("""() => {
      const { data, session } = page, wrong = [];
      const known = new Map([[0, ""]]), queue = [0];
      for (const number of queue) {
        if (known.size > 200) break;
        for (const [code, move] of data.places[number].moves || []) {
          session.replay(known.get(number));
          if (session.current.place !== number) wrong.push("not at " + number);
          const said = session.act(code), at = session.current.place;
          const wanted = move.target >= 0 ? move.target : /^[lo]/.test(code) ? 0 : number;
          if (said !== move.text || at !== wanted) wrong.push([number, code, at, said].join(" "));
          if ((move.target === -3) !== (session.question !== null)) wrong.push("question " + code);
          if ((move.target === -2) !== (session.end !== "")) wrong.push("end " + code);
          if (move.target < 0 || known.has(move.target) || /^[lo]/.test(code)) continue;
          known.set(move.target, [known.get(number), code].filter(Boolean).join("."));
          queue.push(move.target);
        }
      }
      return wrong;
    }""")
    assert wrong == []


@pytest.mark.parametrize("name", TOURS)
def test_each_place_has_a_button_for_each_move(opened, name):
    page = opened.open(name)
    page.click("[data-view-name=player]")
    missing = page.evaluate("""() => {
      const missing = [];
      for (let number = 0; number < Math.min(page.data.places.length, 150); number += 1) {
        page.session.begin();
        page.session.history[0].place = number;
        page.player.render();
        const shown = new Set([...document.querySelectorAll("#player [data-step]:not(:disabled)")]
          .map(button => button.dataset.step));
        const moves = [...page.data.places[number].moves?.keys() || []].filter(code => !/([anr]\\d*)$|^[lo]/.test(code));
        for (const code of moves) if (!shown.has(code)) missing.push(number + " " + code);
        for (const code of shown) if (!/^o/.test(code) && !moves.includes(code)) missing.push(number + " has " + code);
      }
      return missing.slice(0, 10);
    }""")
    assert missing == []
