import { foldText } from '@leeszaal/shared-contracts';
import type { Clause, LeafClause } from '../query/clause.contract.ts';
import { isMet, type LeafTests, leafTests } from './leaf-tests.ts';
import { type FittingWord, fittingWords } from './scan-words.ts';

/** A place in a text where a query is met, or part of it. */
export interface Passage {
  /** The hits lie between these, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  /** What is hit, as the text has it; each thing that was looked for once. */
  readonly terms: readonly string[];
}

interface Hit {
  readonly leaf: LeafClause;
  readonly from: number;
  readonly to: number;
}

/** In how many characters hits have to lie to be shown together. */
const WIDTH = 100;

/** The hit that ends with the last of these words, if there is one. */
function hitAtEnd({ leaf, words }: LeafTests, before: readonly FittingWord[]): Hit | undefined {
  const last = before.at(-1)?.index ?? 0;
  const places = words.map((test, at) => {
    const word = before.at(at - words.length);
    if (word?.index !== last - words.length + 1 + at) return undefined;
    return word.fits.find((fit) => fit.test === test);
  });
  const [first, end] = [places[0], places.at(-1)];
  if (first === undefined || end === undefined || places.includes(undefined)) return undefined;
  return { leaf, from: first.from, to: end.to };
}

function writtenTerm(text: string, { leaf, from, to }: Hit): string {
  const written = text.slice(from, to).replace(/\s+/g, ' ');
  if (leaf.kind !== 'prefix') return written;
  // Only the beginning was asked for, where that can be told from the rest.
  const beginnings = leaf.forms.map((form) => written.slice(0, form.length));
  return beginnings.find((part, at) => foldText(part) === leaf.forms[at]) ?? written;
}

function passageOf(text: string, shown: readonly Hit[], met: Iterable<Hit>): Passage {
  const terms = new Map<string, string>();
  for (const hit of met) {
    const term = writtenTerm(text, hit);
    const key = foldText(term);
    if (!terms.has(key)) terms.set(key, term);
  }
  return {
    from: Math.min(...shown.map(({ from }) => from)),
    to: Math.max(...shown.map(({ to }) => to)),
    terms: [...terms.values()],
  };
}

/**
 * The first place of a text where all that a query looks for stands together; else the first where
 * most of it does. Undefined when nothing of it is in the text.
 */
export function findPassage(text: string, clause: Clause): Passage | undefined {
  const leaves = leafTests(clause);
  const longest = Math.max(1, ...leaves.map(({ words }) => words.length));
  const before: FittingWord[] = [];
  const first = new Map<LeafClause, Hit>();
  const latest = new Map<LeafClause, Hit>();
  let best: readonly Hit[] = [];
  const tests = leaves.flatMap(({ words }) => words);
  for (const word of fittingWords(text, tests)) {
    before.push(word);
    if (before.length > longest) before.shift();
    const hits = leaves.flatMap((leaf) => hitAtEnd(leaf, before) ?? []);
    if (hits.length === 0) continue;
    for (const hit of hits) {
      latest.set(hit.leaf, hit);
      if (!first.has(hit.leaf)) first.set(hit.leaf, hit);
    }
    const end = Math.max(...hits.map(({ to }) => to));
    const together = [...latest.values()].filter(({ from }) => from >= end - WIDTH);
    // A hit may be longer than that by itself.
    const shown = together.length === 0 ? hits.slice(0, 1) : together;
    if (shown.length > best.length) best = shown;
    if (isMet(clause, (leaf) => shown.some((hit) => hit.leaf === leaf))) {
      return passageOf(text, shown, shown);
    }
  }
  return best.length === 0 ? undefined : passageOf(text, best, first.values());
}
