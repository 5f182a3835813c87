import { foldText } from './fold-text.ts';

/** A stretch of a text, from and to in UTF-16 units. */
export interface TextSpan {
  readonly from: number;
  readonly to: number;
}

const escaped = (needle: string) => needle.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Every place where one of the needles stands, in order, case and diacritics folded. Places don't
 * overlap: at one place the longest needle wins.
 */
export function findText(text: string, needles: readonly string[]): TextSpan[] {
  const wanted = needles
    .map((needle) => foldText(needle).text.trim())
    .filter((needle) => needle !== '')
    .sort((a, b) => b.length - a.length);
  if (wanted.length === 0) return [];
  const { text: folded, origins } = foldText(text);
  const pattern = new RegExp(wanted.map(escaped).join('|'), 'g');
  return Array.from(folded.matchAll(pattern), ({ index, 0: match }) => ({
    from: origins[index] ?? 0,
    to: origins[index + match.length] ?? text.length,
  }));
}
