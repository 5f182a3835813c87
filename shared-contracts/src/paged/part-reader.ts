const SEVEN_BITS = 0x7f;
const MORE = 0x80;
/** Bytes of the longest number: five times seven bits. */
const MOST_BYTES = 5;

/** A number as bytes of seven bits, the lowest first; the high bit says that another one follows. */
export function varint(number: number): number[] {
  const bytes: number[] = [];
  let rest = number;
  for (; rest > SEVEN_BITS; rest = Math.floor(rest / MORE)) bytes.push((rest % MORE) + MORE);
  return [...bytes, rest];
}

/** Reads bytes in order. Everything throws a `RangeError` at their end. */
export class PartReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  byte(): number {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) throw new RangeError('The part is incomplete');
    this.#at += 1;
    return byte;
  }

  /** A number that {@link varint} wrote. */
  number(): number {
    let number = 0;
    for (let place = 0; place < MOST_BYTES; place += 1) {
      const byte = this.byte();
      number += (byte % MORE) * MORE ** place;
      if (byte < MORE) return number;
    }
    throw new RangeError('A number is too long');
  }

  /** A number of items, and the items. */
  list<T>(item: () => T): T[] {
    const items: T[] = [];
    for (let left = this.number(); left > 0; left -= 1) items.push(item());
    return items;
  }

  /** The next bytes; shares their memory. */
  bytes(length: number): Uint8Array {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new RangeError('The part is incomplete');
    const bytes = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return bytes;
  }
}
