// What the page reports to its server: one report after another, so that they arrive in order.

export class Reports {
  /**
   * @param send Sends an event; ends with the answer.
   * @param answered Called with each answer, and its event.
   * @param failed Called with what went wrong, and the event.
   */
  constructor(send, answered, failed) {
    Object.assign(this, { send, answered, failed, waiting: [], isSending: false, isEnded: false });
    /** Called with the number of events that are not answered yet. */
    this.changed = () => {};
  }

  get count() {
    return this.waiting.length + (this.isSending ? 1 : 0);
  }

  /** Reports an event; ends when it is answered. Of the changes of one field that wait, the last is enough. */
  add(event) {
    if (this.isEnded) return Promise.resolve();
    const last = this.waiting.at(-1);
    if (event.kind === "change" && last?.event.kind === "change" && last.event.id === event.id) {
      last.event = event;
      return last.promise;
    }
    const one = { event };
    one.promise = new Promise((done) => { one.done = done; });
    this.waiting.push(one);
    this.changed(this.count);
    this.sendAll();
    return one.promise;
  }

  /** Reports nothing from now on. */
  end() {
    this.isEnded = true;
    for (const one of this.waiting.splice(0)) one.done();
    this.changed(this.count);
  }

  async sendAll() {
    if (this.isSending) return;
    while (this.waiting.length > 0) {
      const { event, done } = this.waiting.shift();
      this.isSending = true;
      try {
        this.answered(await this.send(event), event);
      } catch (error) {
        this.failed(error, event);
      }
      this.isSending = false;
      done();
      this.changed(this.count);
    }
  }
}
