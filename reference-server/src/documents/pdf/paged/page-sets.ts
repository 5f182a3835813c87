/** No page. */
const NONE = 0;

/** Tells which objects are on exactly the same pages, without storing the pages of each. */
export class PageSets {
  /** The set of each object. */
  readonly #of = new Map<number, number>();
  /** The set that a set becomes with the present page. */
  readonly #after = new Map<number, number>();
  #page = -1;
  #sets = NONE;
  /** How many pages a set has. */
  readonly #sizes = [0];

  /** The object is on the page. Pages come in order, an object once for each. */
  add(object: number, page: number): void {
    if (page !== this.#page) this.#after.clear();
    this.#page = page;
    const before = this.#of.get(object) ?? NONE;
    let after = this.#after.get(before);
    if (after === undefined) {
      this.#sets += 1;
      after = this.#sets;
      this.#sizes[after] = (this.#sizes[before] ?? 0) + 1;
      this.#after.set(before, after);
    }
    this.#of.set(object, after);
  }

  /** The set of an object: equal for objects on the same pages. */
  of(object: number): number {
    return this.#of.get(object) ?? NONE;
  }

  /** How many pages a set has. */
  sizeOf(set: number): number {
    return this.#sizes[set] ?? 0;
  }
}
