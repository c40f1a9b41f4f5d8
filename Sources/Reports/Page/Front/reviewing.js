/* The walk through what needs a person: what is still open, where one is, what can be taken back. */

/* Steps and places; what is open of a merchant the book itself says. */
export class Walk {
  /** @param {object[]} items @param {number} leftOff how many come once these are decided
      @param {(id: string) => boolean} isUncategorized */
  constructor(items, leftOff, isUncategorized) {
    this.items = items;
    this.leftOff = leftOff;
    this.isUncategorized = isUncategorized;
    this.place = 0;
    this.steps = [];
    /* Places that were decided here; a merchant's only until the book says it by itself. */
    this.settled = new Set();
    /* What was taken back is open, also while the book that is shown does not know it yet. */
    this.reopened = -1;
    this.place = this.next(-1) ?? items.length;
  }

  get item() { return this.items[this.place] ?? null; }

  /* The transactions that still have no category. */
  openIds(item) { return item.ids.filter(this.isUncategorized); }

  isOpen(place) {
    if (this.settled.has(place)) return false;
    if (this.reopened === place) return true;
    const item = this.items[place];
    return item.kind !== 'merchant' || item.ids.some(this.isUncategorized);
  }

  get openCount() {
    return this.leftOff + this.items.filter((_, place) => this.isOpen(place)).length;
  }

  next(from) {
    for (let place = from + 1; place < this.items.length; place += 1) {
      if (this.isOpen(place)) return place;
    }
    return null;
  }

  goOn() {
    this.reopened = -1;
    this.place = this.next(this.place) ?? this.items.length;
  }

  goBack() {
    for (let place = this.place - 1; place >= 0; place -= 1) {
      if (this.isOpen(place)) {
        this.place = place;
        return;
      }
    }
  }

  /** Notes what was decided and goes on. @param {string | null} change what it is taken back by */
  finish(change) {
    this.steps.push({ place: this.place, change });
    this.settled.add(this.place);
    this.goOn();
  }

  get lastStep() { return this.steps.at(-1) ?? null; }

  /* The last step was taken back. */
  takeBack() {
    const step = this.steps.pop();
    this.settled.delete(step.place);
    this.reopened = step.place;
    this.place = step.place;
  }

  /* The book was read anew, and says itself what has a category now. */
  freshen() {
    for (const place of [...this.settled]) {
      if (this.items[place].kind === 'merchant') this.settled.delete(place);
    }
    if (this.item && !this.isOpen(this.place)) this.goOn();
  }
}
