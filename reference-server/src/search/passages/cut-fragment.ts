/** Characters of a fragment, plus or minus twice {@link SLACK}. */
const LENGTH = 140;
/** How far an end may move to a word's boundary, or to the text's end. */
const SLACK = 20;

const LEFT_OUT = '…';

const WORD_BEGINS = /(?<=\s)\S/g;
const WORD_ENDS = /\S(?=\s)/g;
const HALF_OF_PAIR = /^[\udc00-\udfff]|[\ud800-\udbff]$/g;

/** The start of the next word, if it is near. */
function beginAt(text: string, wish: number, latest: number): number {
  if (wish <= SLACK) return 0;
  WORD_BEGINS.lastIndex = wish;
  const begin = WORD_BEGINS.exec(text)?.index ?? text.length;
  return begin <= Math.min(latest, wish + SLACK) ? begin : Math.min(latest, wish);
}

/** The end of the previous word, if it is near. */
function endAt(text: string, wish: number, earliest: number): number {
  if (wish >= text.length - SLACK) return text.length;
  const near = Math.max(earliest, wish - SLACK);
  const ends = [...text.slice(near - 1, wish + 1).matchAll(WORD_ENDS)];
  const end = ends.at(-1)?.index;
  return end === undefined ? Math.max(earliest, wish) : near + end;
}

/**
 * A fragment of a text around a passage: one line of whole words, with an ellipsis where the text continues.
 *
 * @param from start of the passage, in UTF-16 units
 * @param to end of the passage; a long one is truncated
 */
export function cutFragment(text: string, from: number, to: number): string {
  const shownTo = Math.min(to, from + LENGTH);
  const room = LENGTH - (shownTo - from);
  // More room after the passage than before it; either side gets what the other does not need.
  const after = Math.min(text.length - shownTo, Math.max(Math.ceil(room * 0.6), room - from));
  const begin = beginAt(text, from - (room - after), from);
  const end = endAt(text, Math.min(text.length, begin + LENGTH), shownTo);
  const line = text.slice(begin, end).replace(HALF_OF_PAIR, '').replace(/\s+/g, ' ').trim();
  return `${begin > 0 ? LEFT_OUT : ''}${line}${end < text.length ? LEFT_OUT : ''}`;
}
