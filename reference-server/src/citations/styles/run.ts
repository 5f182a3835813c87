import type { CitationRun } from '@leeszaal/shared-contracts';

/** A piece of a citation: plain text, a run, or nothing. */
export type Piece = string | CitationRun | readonly Piece[] | undefined;

/** Text in italics; undefined for none. */
export const italic = (text: string | undefined): CitationRun | undefined =>
  text ? { text, isItalic: true } : undefined;

function flat(piece: Piece): CitationRun[] {
  if (piece === undefined) return [];
  if (typeof piece === 'string') return piece === '' ? [] : [{ text: piece, isItalic: false }];
  return isList(piece) ? piece.flatMap(flat) : [piece];
}

const isList = (piece: Exclude<Piece, string | undefined>): piece is readonly Piece[] =>
  Array.isArray(piece);

/** The text of a piece. */
export const textOf = (piece: Piece): string =>
  flat(piece)
    .map(({ text }) => text)
    .join('');

const isEmpty = (piece: Piece): boolean => textOf(piece) === '';

/** The pieces that are not empty, with a separator between them; undefined for none. */
export function joined(pieces: readonly Piece[], separator: string): Piece {
  const present = pieces.filter((piece) => !isEmpty(piece));
  if (present.length === 0) return undefined;
  return present.flatMap((piece, index) => (index === 0 ? [piece] : [separator, piece]));
}

/** A piece with text around it; undefined for an empty one. */
export const around = (before: string, piece: Piece, after = ''): Piece =>
  isEmpty(piece) ? undefined : [before, piece, after];

/** A piece that ends in a full stop, or in the mark that it has. */
export function stopped(piece: Piece): Piece {
  if (isEmpty(piece)) return undefined;
  return /[.?!…]["”’“»]?\s?$/.test(textOf(piece)) ? piece : [piece, '.'];
}

/** Sentences, each with a full stop; an address at the end has none. */
export function sentences(pieces: readonly Piece[], address?: string): CitationRun[] {
  const all = joined([...pieces.map(stopped), address], ' ');
  const runs: CitationRun[] = [];
  for (const run of flat(all)) {
    const last = runs.at(-1);
    if (last?.isItalic === run.isItalic)
      runs[runs.length - 1] = { ...last, text: last.text + run.text };
    else runs.push(run);
  }
  return runs;
}
