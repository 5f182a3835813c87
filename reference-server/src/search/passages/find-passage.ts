import { foldText } from '@leeszaal/shared-contracts';
import type { Clause, LeafClause } from '../query/clause.contract.ts';
import { isMet, type LeafTests, leafTests } from './leaf-tests.ts';
import { type MatchingWord, matchingWords } from './scan-words.ts';

/** A passage of a text that matches a query, or part of it. */
export interface Passage {
  /** Range of the hits, in UTF-16 units. */
  readonly from: number;
  readonly to: number;
  /** The distinct matching texts, as written. */
  readonly terms: readonly string[];
}

interface Hit {
  readonly leaf: LeafClause;
  readonly from: number;
  readonly to: number;
}

/** The most characters that hits of one passage span. */
const WIDTH = 100;

/** The hit that ends with the last of these words, if any. */
function hitAtEnd({ leaf, words }: LeafTests, before: readonly MatchingWord[]): Hit | undefined {
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
  // Only the typed beginning of the word, if it can be recognised.
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

/** The first passage of a text that matches the whole query, else most of it; undefined without any match. */
export function findPassage(text: string, clause: Clause): Passage | undefined {
  const leaves = leafTests(clause);
  const longest = Math.max(1, ...leaves.map(({ words }) => words.length));
  const before: MatchingWord[] = [];
  const first = new Map<LeafClause, Hit>();
  const latest = new Map<LeafClause, Hit>();
  let best: readonly Hit[] = [];
  const tests = leaves.flatMap(({ words }) => words);
  for (const word of matchingWords(text, tests)) {
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
    // A single hit may be longer.
    const shown = together.length === 0 ? hits.slice(0, 1) : together;
    if (shown.length > best.length) best = shown;
    if (isMet(clause, (leaf) => shown.some((hit) => hit.leaf === leaf))) {
      return passageOf(text, shown, shown);
    }
  }
  return best.length === 0 ? undefined : passageOf(text, best, first.values());
}
