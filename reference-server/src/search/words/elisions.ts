import type { Word } from '../../text/words.ts';

/** French articles and pronouns that lose their vowel: *l'étranger*, *qu'il*. */
const ELIDED = new Set(['l', 'd', 'j', 'm', 'n', 's', 't', 'c', 'qu', 'jusqu', 'lorsqu', 'puisqu']);

/**
 * The words of a compound that mean something: without elided words at its beginning (*l'étranger*, *d'amour*), and
 * without the possessive at its end (*midnight's*). At least one word stays.
 */
export function withoutElisions(compound: readonly Word[]): readonly Word[] {
  const [first, ...others] = compound;
  if (first === undefined || others.length === 0) return compound;
  if (ELIDED.has(first.folded) && others[0]?.joiner === "'") return others;
  const last = compound.at(-1);
  const isPossessive = last?.joiner === "'" && last.folded === 's';
  return isPossessive ? compound.slice(0, -1) : compound;
}
