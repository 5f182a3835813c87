import { randomFrom } from '../../random-from.ts';
import type { Character, PersonKind } from '../model/soak.contract.ts';

/** A step of a script. Fractions from 0 up to 1 choose among the available items. */
export type Step =
  | { readonly kind: 'home' }
  | {
      readonly kind: 'search';
      readonly connection: number;
      readonly words: number;
      readonly page: number;
      readonly byTitle: boolean;
      readonly opensHit: boolean;
    }
  | { readonly kind: 'shop'; readonly words: number; readonly page: number }
  | { readonly kind: 'open'; readonly book: number }
  | { readonly kind: 'read'; readonly loan: number; readonly at: number; readonly way: ReadingWay }
  | { readonly kind: 'extend' | 'poll'; readonly loan: number }
  | { readonly kind: 'close'; readonly loan: number; readonly readsOn: boolean }
  | { readonly kind: 'place'; readonly book: number; readonly at: number }
  | { readonly kind: 'order'; readonly picks: readonly number[]; readonly manner: OrderManner }
  | { readonly kind: 'settings'; readonly days: number }
  | { readonly kind: 'audit' }
  | { readonly kind: 'switch' }
  | { readonly kind: 'refresh'; readonly manner: 'once' | 'at-once' | 'with-predecessor' }
  | { readonly kind: 'sign-out'; readonly givesBack: boolean; readonly mistypes: boolean }
  | { readonly kind: 'forbidden' };

/** Requests for a book: a page or segment, a thumbnail, the contents, or a search. */
export type ReadingWay = 'page' | 'thumbnail' | 'contents' | 'words';

/**
 * How an order is sent: once, by a double click, again after the connection was lost, or at the same
 * moment as another one for the same books, listed the other way round.
 */
export type OrderManner = 'once' | 'double-click' | 'cut-off' | 'crossed';

/** A step, and the pause before it in milliseconds. */
export interface ScriptLine {
  readonly after: number;
  readonly step: Step;
}

/** Weights of steps, by kind of person. */
const WEIGHTS: Readonly<Record<PersonKind, Readonly<Partial<Record<Step['kind'], number>>>>> = {
  reader: {
    home: 1,
    search: 4,
    shop: 0.5,
    open: 4,
    read: 9,
    extend: 2,
    poll: 1,
    close: 2,
    place: 2,
    switch: 0.6,
    refresh: 0.6,
    'sign-out': 0.4,
    forbidden: 0.3,
  },
  administrator: {
    home: 1,
    search: 2,
    shop: 2,
    open: 1,
    read: 2,
    extend: 0.5,
    close: 0.5,
    order: 5,
    settings: 1.5,
    audit: 0.7,
    switch: 1.2,
    refresh: 0.6,
    'sign-out': 0.4,
  },
  visitor: {
    home: 1,
    search: 4,
    open: 3,
    read: 7,
    extend: 1,
    poll: 1,
    close: 1.5,
    place: 1.5,
    forbidden: 0.3,
  },
};

type Random = () => number;

const oneOf = <T>(random: Random, values: readonly [T, ...T[]]): T =>
  values[Math.floor(random() * values.length)] ?? values[0];

function choose(random: Random, kind: PersonKind): Step['kind'] {
  const weights = Object.entries(WEIGHTS[kind]) as [Step['kind'], number][];
  let rest = random() * weights.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [name, weight] of weights) {
    rest -= weight;
    if (rest < 0) return name;
  }
  return 'home';
}

/** Prefers small fractions, so that many people compete for few books. */
const popular = (random: Random): number => random() ** 2;

function fillIn(random: Random, kind: Step['kind']): Step {
  switch (kind) {
    case 'search':
      return {
        kind,
        connection: random(),
        words: random(),
        page: 1 + Math.floor(popular(random) * 3),
        byTitle: random() < 0.3,
        opensHit: random() < 0.5,
      };
    case 'shop':
      return { kind, words: random(), page: Math.floor(popular(random) * 4) };
    case 'open':
      return { kind, book: popular(random) };
    case 'read':
      return {
        kind,
        loan: random(),
        at: random(),
        way: oneOf(random, ['page', 'page', 'page', 'page', 'thumbnail', 'contents', 'words']),
      };
    case 'extend':
    case 'poll':
      return { kind, loan: random() };
    case 'close':
      return { kind, loan: random(), readsOn: random() < 0.3 };
    case 'place':
      return { kind, book: popular(random), at: random() };
    case 'order':
      return {
        kind,
        // All people order a few books, so that some are sold already.
        picks: Array.from({ length: 1 + Math.floor(random() * 3) }, () => random() ** 4),
        manner: oneOf(random, ['once', 'once', 'double-click', 'cut-off', 'crossed']),
      };
    case 'settings':
      return { kind, days: 1 + Math.floor(random() * 60) };
    case 'refresh':
      return { kind, manner: oneOf(random, ['once', 'at-once', 'with-predecessor']) };
    case 'sign-out':
      return { kind, givesBack: random() < 0.7, mistypes: random() < 0.3 };
    default:
      return { kind };
  }
}

/** An endless script of a person, which depends on the seed alone. */
export function* scriptOf(
  { number, kind }: Pick<Character, 'number' | 'kind'>,
  seed: number,
  meanPause: number,
): Generator<ScriptLine, never> {
  const random = randomFrom(Math.imul(seed, 2_654_435_761) + number);
  for (;;) {
    const after = Math.round(meanPause * (0.2 + 1.6 * random()));
    yield { after, step: fillIn(random, choose(random, kind)) };
  }
}
