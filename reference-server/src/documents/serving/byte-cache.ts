/**
 * Keeps what was made last, up to a number of bytes, and makes the same thing once when several ask for
 * it at the same time. What fails is not kept.
 */
export class ByteCache<T> {
  readonly #maxBytes: number;
  readonly #sizeOf: (value: T) => number;
  readonly #kept = new Map<string, { readonly value: T; readonly bytes: number }>();
  readonly #underWay = new Map<string, Promise<T>>();
  #bytes = 0;

  /** @param sizeOf the bytes that a value takes */
  constructor(maxBytes: number, sizeOf: (value: T) => number) {
    this.#maxBytes = maxBytes;
    this.#sizeOf = sizeOf;
  }

  /** The value of a key: kept, under way, or made now. */
  get(key: string, make: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key);
    if (kept) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return Promise.resolve(kept.value);
    }
    const running = this.#underWay.get(key);
    if (running) return running;
    const made = make()
      .then((value) => {
        this.#keep(key, value);
        return value;
      })
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, made);
    return made;
  }

  #keep(key: string, value: T): void {
    const bytes = this.#sizeOf(value);
    if (bytes > this.#maxBytes) return;
    this.#kept.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const [oldest, entry] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= entry.bytes;
    }
  }
}
