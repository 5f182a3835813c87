import { LRUCache } from 'lru-cache';

interface Pending<T> {
  readonly value: Promise<T>;
  readonly abort: AbortController;
  /** Callers that wait for the value. */
  callers: number;
}

/**
 * A least-recently-used cache with a limit in bytes. Concurrent callers of a key share one computation.
 * Failures are not cached.
 */
export class ByteCache<T extends NonNullable<unknown>> {
  readonly #cache: LRUCache<string, T>;
  readonly #pending = new Map<string, Pending<T>>();

  /** @param sizeOf bytes of a value */
  constructor(maxSize: number, sizeOf: (value: T) => number) {
    const sizeCalculation = (value: T) => Math.max(1, sizeOf(value));
    this.#cache = new LRUCache({ maxSize, sizeCalculation });
  }

  /**
   * The value of a key: cached, pending, or computed now.
   *
   * @param make computes the value; its signal is aborted when the last caller has left
   * @param signal aborted when this caller leaves; without it, the caller waits to the end
   */
  get(key: string, make: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
    const cached = this.#cache.get(key);
    if (cached !== undefined) return Promise.resolve(cached);
    const pending = this.#pending.get(key) ?? this.#begin(key, make);
    pending.callers += 1;
    signal?.addEventListener('abort', () => {
      pending.callers -= 1;
      if (pending.callers > 0) return;
      // A later caller starts a new computation.
      if (this.#pending.get(key) === pending) this.#pending.delete(key);
      pending.abort.abort();
    });
    return pending.value;
  }

  #begin(key: string, make: (signal: AbortSignal) => Promise<T>): Pending<T> {
    const abort = new AbortController();
    const value = make(abort.signal)
      .then((made) => {
        this.#cache.set(key, made);
        return made;
      })
      .finally(() => {
        if (this.#pending.get(key) === pending) this.#pending.delete(key);
      });
    const pending: Pending<T> = { value, abort, callers: 0 };
    this.#pending.set(key, pending);
    return pending;
  }
}
