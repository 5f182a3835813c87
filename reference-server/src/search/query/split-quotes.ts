/** A part of a typed query. */
export interface Stretch {
  readonly quoted: boolean;
  readonly text: string;
}

const ANY_QUOTE = /[“”„«»＂]/g;

/** A query with straight double quotes for those of any shape; its length stays. */
export function plainQuotes(query: string): string {
  return query.replace(ANY_QUOTE, '"');
}

/** Splits a query at double quotes of any shape, except escaped ones and an unclosed one (an inch sign). */
export function splitQuotes(query: string): Stretch[] {
  const stretches: Stretch[] = [];
  const pieces = plainQuotes(query).split(/(?<!\\)"/);
  pieces.forEach((piece, at) => {
    const unclosed = at === pieces.length - 1 && at % 2 === 1;
    const text = piece.replaceAll('\\"', ' ');
    if (text.trim() !== '') stretches.push({ quoted: at % 2 === 1 && !unclosed, text });
  });
  return stretches;
}
