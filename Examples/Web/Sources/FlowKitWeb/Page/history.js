// The browser's history has one entry for each step that leads back in the app, numbered from 0 in its state.
//
// - The app decides: after each state and each answer, the history is brought to the app's depth.
// - Back, also over several entries at once, is a wish. The history returns to where the app is, until the app has gone back, too:
//   a step that is refused, or that has to be asked about first, is undone here at once.
// - Forward has no meaning in the app: what was left is gone. The history returns.

export class Steps {
  /** @param wish Called with the number of steps that remain when the user goes back; ends with the app's answer. */
  constructor(wish) {
    this.wish = wish;
    this.depth = this.index;
    this.stamp = 0;
    /** How many entries lie above the current one that the user has just left. */
    this.above = 0;
    this.isBusy = false;
    this.passing = null;
    if (history.state?.index === undefined) history.replaceState({ index: 0 }, "");
    addEventListener("popstate", () => this.moved());
  }

  get index() {
    return history.state?.index ?? 0;
  }

  /** The app's depth, from a state or an answer; later ones have higher stamps. */
  follow(depth, stamp) {
    if (stamp < this.stamp) return;
    [this.depth, this.stamp] = [depth, stamp];
    this.bringInLine();
  }

  moved() {
    if (this.passing) {
      this.passing();
      return;
    }
    this.above = Math.max(0, this.depth - this.index);
    if (this.index < this.depth) this.ask(this.index);
    else this.bringInLine();
  }

  async ask(index) {
    this.asking = true;
    try {
      await this.wish(index);
    } finally {
      this.asking = false;
      this.bringInLine();
    }
  }

  /** Brings the history to the app's depth, one movement at a time. */
  async bringInLine() {
    if (this.isBusy || this.asking) return;
    this.isBusy = true;
    while (this.index !== this.depth && !this.asking) {
      const distance = this.depth - this.index;
      if (distance < 0) await this.go(distance);
      else if (this.above > 0) await this.go(Math.min(distance, this.above));
      else history.pushState({ index: this.index + 1 }, "");
    }
    this.above = 0;
    this.isBusy = false;
    this.rested?.();
  }

  /**
   * Moves in the history, and waits until that is done; a history that is too short stays where it is.
   *
   * Browsers since 2025 say how long it is. In others, only time tells: a busy one takes more than a second.
   */
  go(distance) {
    const { depth, index } = this, here = window.navigation?.currentEntry?.index;
    return new Promise((done) => {
      const stay = () => {
        this.passing = null;
        history.replaceState({ index: Math.min(depth, index + distance) }, "");
        done();
      };
      if (here !== undefined && !navigation.entries()[here + distance]) return stay();
      const late = setTimeout(stay, 10_000);
      this.passing = () => {
        clearTimeout(late);
        this.passing = null;
        this.above = Math.max(0, this.above - Math.max(0, distance));
        done();
      };
      history.go(distance);
    });
  }
}
