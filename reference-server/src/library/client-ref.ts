import { CLIENT_REF_LIMIT } from '@leeszaal/shared-contracts';
import { firstFree } from './first-free.ts';

/** Reference of a client whose name has no Latin letter or digit. */
const PLAIN_REF = 'library';

/** Letters that are no plain letter with a mark. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
};

/** The reference of a client: its name in lower-case Latin letters and digits, joined by hyphens. */
export function refOf(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/[ßœæøł]/g, (letter) => SPELLINGS[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g);
  return (words?.join('-') ?? PLAIN_REF).slice(0, CLIENT_REF_LIMIT).replace(/-$/, '');
}

/** The reference of a client, with a numeral where others have the same one. */
export function freeRef(name: string, taken: ReadonlySet<string>): string {
  const ref = refOf(name);
  return firstFree(taken, (numeral) => {
    if (numeral === undefined) return ref;
    const ending = `-${numeral}`;
    return ref.slice(0, CLIENT_REF_LIMIT - ending.length).replace(/-$/, '') + ending;
  });
}
