import type { CslItem, CslName } from '../facts/csl-item.contract.ts';

/** `family, given`. */
export const inverted = ({ family, given, literal }: CslName): string =>
  literal ?? `${family}, ${given}`;

/** `given family`. */
export const straight = ({ family, given, literal }: CslName): string =>
  literal ?? `${given} ${family}`;

/** The initials of given names: `Jean-Paul` is `J.-P.`; a particle such as *de* stays. */
function initialsOf(given: string, space: string): string {
  const words = given
    .split(/\s+/)
    .flatMap((word) => (/^\p{Lu}\./u.test(word) ? word.split(/(?<=\.)(?=\p{L})/u) : [word]));
  const short = words.map((word) =>
    /^\p{Ll}/u.test(word)
      ? word
      : word
          .split('-')
          .filter((part) => part !== '')
          .map((part) => `${[...part][0]}.`)
          .join('-'),
  );
  return short.reduce((text, word) => {
    const isParticle = /^\p{Ll}/u.test(word);
    return text === '' ? word : text + (isParticle ? ' ' : space) + word;
  }, '');
}

/** `family, initials`, with a text between the initials. */
export const withInitials =
  (space: string) =>
  ({ family, given = '', literal }: CslName): string =>
    literal ?? `${family}, ${initialsOf(given, space)}`;

/** A list of names as a style writes it. */
export interface NameList {
  readonly first: (name: CslName) => string;
  readonly others: (name: CslName) => string;
  readonly separator: string;
  /** Before the last of two, and of more than two. */
  readonly last: readonly [string, string];
  /** More names than this are shortened to `shown`. */
  readonly most: number;
  readonly shown: number;
  readonly andOthers: string;
}

/** The names in a list; empty for none. */
export function nameList(names: readonly CslName[], list: NameList): string {
  const texts = names.map((name, index) => (index === 0 ? list.first : list.others)(name));
  if (texts.length > list.most) {
    return texts.slice(0, list.shown).join(list.separator) + list.andOthers;
  }
  const [of2, ofMore] = list.last;
  const last = texts.pop() ?? '';
  if (texts.length === 0) return last;
  return texts.join(list.separator) + (texts.length === 1 ? of2 : ofMore) + last;
}

/** Who made a work: its authors, else its editors. */
export function makersOf({ author, editor }: CslItem): {
  readonly names: readonly CslName[];
  readonly areEditors: boolean;
} {
  if (author !== undefined) return { names: author, areEditors: false };
  return { names: editor ?? [], areEditors: editor !== undefined };
}
