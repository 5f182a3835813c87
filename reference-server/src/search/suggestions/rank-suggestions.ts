import { startsOf } from './starts.ts';
import type { Candidate } from './suggestion-candidates.ts';
import { kindOf } from './suggestion-kinds.ts';

/** The best kind has one suggestion more than each of the others: ten in all. */
const OF_BEST_KIND = 4;
const OF_OTHER_KIND = 3;

/* The weights of a suggestion beside its frequency, which counts in powers of two. */
const WHOLE = 4;
const AT_BEGINNING = 2;

interface Ranked {
  readonly candidate: Candidate;
  readonly score: number;
}

/** How well a candidate fits; undefined if it only seemed to, as its stored start is cut off. */
function scoreOf(
  { kind, form, text, hits }: Candidate,
  typed: readonly string[],
): number | undefined {
  const fitting = startsOf(kindOf(kind), text).filter(({ start }) =>
    typed.some((beginning) => start.startsWith(beginning)),
  );
  if (fitting.length === 0) return undefined;
  const frequency = Math.floor(Math.log2(hits));
  const isFirst = fitting.some((start) => start.isFirst);
  return frequency + (isFirst ? AT_BEGINNING : 0) + (typed.includes(form) ? WHOLE : 0);
}

const byScore = (a: Ranked, b: Ranked): number =>
  b.score - a.score ||
  a.candidate.form.length - b.candidate.form.length ||
  (a.candidate.form < b.candidate.form ? -1 : 1);

/** Of several connections' rows for one form the most frequent. */
function distinctForms(candidates: readonly Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const candidate of candidates) {
    const key = `${candidate.kind} ${candidate.form}`;
    if (candidate.hits > (best.get(key)?.hits ?? 0)) best.set(key, candidate);
  }
  return [...best.values()];
}

/**
 * The suggestions to show, by kind: those that are what was typed, then frequent ones and those that begin with it. The
 * kind with the best suggestion is first.
 *
 * @param typed the forms of the typed text
 */
export function rankSuggestions(
  candidates: readonly Candidate[],
  typed: readonly string[],
): Candidate[] {
  const ranked = distinctForms(candidates).flatMap((candidate): Ranked[] => {
    const score = scoreOf(candidate, typed);
    return score === undefined ? [] : [{ candidate, score }];
  });
  const kinds = [...Map.groupBy(ranked, ({ candidate }) => candidate.kind).values()]
    .map((list) => list.sort(byScore))
    .sort(
      ([a], [b]) =>
        (b?.score ?? 0) - (a?.score ?? 0) || (a?.candidate.kind ?? 0) - (b?.candidate.kind ?? 0),
    );
  return kinds.flatMap((list, at) =>
    list.slice(0, at === 0 ? OF_BEST_KIND : OF_OTHER_KIND).map(({ candidate }) => candidate),
  );
}
