/** The double quotes of a text, but for escaped ones. */
export interface Quotes {
  /** The places of closing quotes, by those of opening ones. */
  readonly closing: ReadonlyMap<number, number>;
  /** The place of a quote without another one; -1 for none. */
  readonly single: number;
}

/** Pairs the straight double quotes of a text. */
export function pairQuotes(text: string): Quotes {
  const places = [...text.matchAll(/(?<!\\)"/g)].map(({ index }) => index);
  const closing = new Map<number, number>();
  for (let at = 0; at + 1 < places.length; at += 2) {
    closing.set(places[at] ?? -1, places[at + 1] ?? -1);
  }
  return { closing, single: places.length % 2 === 1 ? (places.at(-1) ?? -1) : -1 };
}
