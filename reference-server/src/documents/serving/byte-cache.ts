interface Making<T> {
  readonly value: Promise<T>;
  readonly abort: AbortController;
  /** How many wait for it. */
  waiting: number;
}

/**
 * Keeps what was made last, up to a number of bytes, and makes the same thing once when several ask for
 * it at the same time. What fails is not kept.
 */
export class ByteCache<T> {
  readonly #maxBytes: number;
  readonly #sizeOf: (value: T) => number;
  readonly #kept = new Map<string, { readonly value: T; readonly bytes: number }>();
  readonly #underWay = new Map<string, Making<T>>();
  #bytes = 0;

  /** @param sizeOf the bytes that a value takes */
  constructor(maxBytes: number, sizeOf: (value: T) => number) {
    this.#maxBytes = maxBytes;
    this.#sizeOf = sizeOf;
  }

  /**
   * The value of a key: kept, under way, or made now.
   *
   * @param make is given what is aborted when nobody waits for the value any more
   * @param signal aborted when the one who asks does not; without it, they wait whatever happens
   */
  get(key: string, make: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const kept = this.#kept.get(key);
    if (kept) {
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return Promise.resolve(kept.value);
    }
    const making = this.#underWay.get(key) ?? this.#begin(key, make);
    making.waiting += 1;
    signal?.addEventListener('abort', () => {
      making.waiting -= 1;
      if (making.waiting > 0) return;
      // Whoever asks from now on has it made anew.
      if (this.#underWay.get(key) === making) this.#underWay.delete(key);
      making.abort.abort();
    });
    return making.value;
  }

  #begin(key: string, make: (signal: AbortSignal) => Promise<T>): Making<T> {
    const abort = new AbortController();
    const value = make(abort.signal)
      .then((made) => {
        this.#keep(key, made);
        return made;
      })
      .finally(() => {
        if (this.#underWay.get(key) === making) this.#underWay.delete(key);
      });
    const making: Making<T> = { value, abort, waiting: 0 };
    this.#underWay.set(key, making);
    return making;
  }

  #keep(key: string, value: T): void {
    const bytes = this.#sizeOf(value);
    if (bytes > this.#maxBytes || this.#kept.has(key)) return;
    this.#kept.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const [oldest, entry] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= entry.bytes;
    }
  }
}
