/** A stretch of a typed query: within double quotes or not. */
export interface Stretch {
  readonly quoted: boolean;
  readonly text: string;
}

const ANY_QUOTE = /[“”„«»＂]/g;

/**
 * Splits a query at its double quotes, of whatever shape. A quote after a backslash is part of the
 * text, and so is one that is never closed (an inch sign).
 */
export function splitQuotes(query: string): Stretch[] {
  const stretches: Stretch[] = [];
  const pieces = query.replace(ANY_QUOTE, '"').split(/(?<!\\)"/);
  pieces.forEach((piece, at) => {
    const unclosed = at === pieces.length - 1 && at % 2 === 1;
    const text = piece.replaceAll('\\"', ' ');
    if (text.trim() !== '') stretches.push({ quoted: at % 2 === 1 && !unclosed, text });
  });
  return stretches;
}
