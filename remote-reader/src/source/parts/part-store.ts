/** Keeps parts in memory, those that were used last. */
export class PartStore {
  readonly #limit: number;
  /** In the order of their last use. */
  readonly #held = new Map<number, Uint8Array>();
  #bytes = 0;

  /** @param limit bytes of all parts */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Whether so many more bytes fit without dropping a part. */
  hasRoom(bytes: number): boolean {
    return this.#bytes + bytes <= this.#limit;
  }

  has(part: number): boolean {
    return this.#held.has(part);
  }

  /** A part, which is used now. */
  take(part: number): Uint8Array | undefined {
    const bytes = this.#held.get(part);
    if (bytes) {
      this.#held.delete(part);
      this.#held.set(part, bytes);
    }
    return bytes;
  }

  add(part: number, bytes: Uint8Array): void {
    this.#drop(part);
    this.#held.set(part, bytes);
    this.#bytes += bytes.length;
    for (const [oldest] of this.#held) {
      if (this.#bytes <= this.#limit) break;
      this.#drop(oldest);
    }
  }

  clear(): void {
    this.#held.clear();
    this.#bytes = 0;
  }

  #drop(part: number): void {
    this.#bytes -= this.#held.get(part)?.length ?? 0;
    this.#held.delete(part);
  }
}
