import type { SuggestionKind } from '@leeszaal/shared-contracts';
import { wholeForms } from '../../text/words.ts';
import { COMMON_WORDS } from './common-words.ts';

/** A place in a value at which typing may begin. */
export interface Start {
  /** The words from there on, folded. */
  readonly start: string;
  /** Whether it is the beginning of the value. */
  readonly isFirst: boolean;
}

/** The words from here on are not stored: few people type that many letters. */
const LONGEST_START = 48;

/** The first letters of a start, as they are stored. */
export const storedStart = (start: string): string => start.slice(0, LONGEST_START).toWellFormed();

function startsOfForm(kind: SuggestionKind, form: string): Start[] {
  const words = form.split(' ');
  return words.flatMap((word, at) => {
    if (at > 0 && kind !== 'name' && COMMON_WORDS.has(word)) return [];
    // A name is typed in either order: *Austen, Jane* also as *Jane Austen*.
    const turned = kind === 'name' ? words.slice(0, at) : [];
    return [{ start: [...words.slice(at), ...turned].join(' '), isFirst: at === 0 }];
  });
}

/** All starts of a value, also with umlauts spelled out. */
export function startsOf(kind: SuggestionKind, text: string): Start[] {
  const distinct = new Map<string, Start>();
  for (const start of wholeForms(text).flatMap((form) => startsOfForm(kind, form))) {
    if (!distinct.has(start.start)) distinct.set(start.start, start);
  }
  return [...distinct.values()];
}
