import { wordsOf } from '../../text/words.ts';

const MOST_NAMES = 6;

/** The given names in a name that is written *Surname, Given*; empty for other names, and for very many. */
export function givenNames(name: string): string[] {
  const comma = name.indexOf(',');
  const names = comma < 0 ? [] : wordsOf(name.slice(comma + 1)).map(({ folded }) => folded);
  return names.length > MOST_NAMES ? [] : names;
}

/** The initials of given names, apart and written together: `w`, `f` and `wf` of *Willem Frederik*. */
export function initialsOf(names: readonly string[]): {
  readonly apart: readonly string[];
  readonly together: string;
} {
  const apart = names.map((name) => [...name][0] ?? '');
  return { apart, together: apart.join('') };
}
