/** How many characters a line of context has; up to twice {@link SLACK} fewer or more. */
const LENGTH = 140;
/** How far an end is moved for a whole word, or for the whole text. */
const SLACK = 20;

const LEFT_OUT = '…';

const WORD_BEGINS = /(?<=\s)\S/g;
const WORD_ENDS = /\S(?=\s)/g;
const HALF_OF_PAIR = /^[\udc00-\udfff]|[\ud800-\udbff]$/g;

/** Where to begin: at the first word from here on, if one is near. */
function beginAt(text: string, wish: number, latest: number): number {
  if (wish <= SLACK) return 0;
  WORD_BEGINS.lastIndex = wish;
  const begin = WORD_BEGINS.exec(text)?.index ?? text.length;
  return begin <= Math.min(latest, wish + SLACK) ? begin : Math.min(latest, wish);
}

/** Where to end: after the last word up to here, if one is near. */
function endAt(text: string, wish: number, earliest: number): number {
  if (wish >= text.length - SLACK) return text.length;
  const near = Math.max(earliest, wish - SLACK);
  const ends = [...text.slice(near - 1, wish + 1).matchAll(WORD_ENDS)];
  const end = ends.at(-1)?.index;
  return end === undefined ? Math.max(earliest, wish) : near + end;
}

/**
 * A line of a text around a place: plain, white space collapsed, whole words where there are any, an
 * ellipsis where it goes on.
 *
 * @param from where what has to be seen begins, in UTF-16 units
 * @param to where it ends; what is longer than a line is cut
 */
export function cutFragment(text: string, from: number, to: number): string {
  const shownTo = Math.min(to, from + LENGTH);
  const room = LENGTH - (shownTo - from);
  // What goes before says less than what follows; what one side doesn't need the other gets.
  const after = Math.min(text.length - shownTo, Math.max(Math.ceil(room * 0.6), room - from));
  const begin = beginAt(text, from - (room - after), from);
  const end = endAt(text, Math.min(text.length, begin + LENGTH), shownTo);
  const line = text.slice(begin, end).replace(HALF_OF_PAIR, '').replace(/\s+/g, ' ').trim();
  return `${begin > 0 ? LEFT_OUT : ''}${line}${end < text.length ? LEFT_OUT : ''}`;
}
