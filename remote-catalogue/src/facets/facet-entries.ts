import { type ActiveFacets, type FacetName, foldText } from '@leeszaal/shared-contracts';
import type { PendingFacets } from '../search/search-atoms.ts';
import { type ValueState, valueState } from './facet-choice.ts';
import { FACET_ORDER, FACET_SORT, type FacetSetting } from './facet-settings.ts';

/** The number of values at first, and the step of *Show more* and *Show fewer* (`docs/decisions.md` 30). */
export const FACET_STEP = 10;

/** A displayed value of a facet. */
export interface FacetEntry {
  readonly value: string;
  /** As it is shown. */
  readonly text: string;
  readonly hits: number;
  readonly state: ValueState;
}

/** The input of `facetEntries`. */
export interface FacetEntriesOptions {
  readonly facet: FacetName;
  readonly counts: Readonly<Record<string, number>>;
  readonly active: ActiveFacets;
  readonly pending: PendingFacets;
  readonly setting: FacetSetting;
  /** How a value is shown. */
  readonly textOf: (value: string) => string;
  /** Of the interface's language. */
  readonly collator: Intl.Collator;
}

/**
 * The values of a facet in the order of its setting. Values without hits are dropped, except chosen ones, which can
 * then be removed again (`docs/decisions.md` 27, 29).
 */
export function facetEntries(options: FacetEntriesOptions): readonly FacetEntry[] {
  const { facet, counts, active, pending, setting, textOf, collator } = options;
  const chosen = [...(active[facet] ?? []), ...(pending.add[facet] ?? [])];
  const folds = new Set(chosen.map(foldText));
  const counted = Object.keys(counts).filter(
    (value) => (counts[value] ?? 0) > 0 || folds.has(foldText(value)),
  );
  // A chosen value is shown in the spelling of the counts.
  for (const value of counted) folds.delete(foldText(value));
  const others = chosen.filter((value) => folds.delete(foldText(value)));
  const entries = [...counted, ...others].map((value) => ({
    value,
    text: textOf(value),
    hits: counts[value] ?? 0,
    state: valueState(active, pending, facet, value),
  }));
  const direction = setting.sortOrder === FACET_ORDER.ascending ? 1 : -1;
  const byValue = (a: FacetEntry, b: FacetEntry) =>
    facet === 'yearofpublication'
      ? Number(a.value) - Number(b.value) || collator.compare(a.text, b.text)
      : collator.compare(a.text, b.text);
  return setting.sortType === FACET_SORT.hits
    ? entries.sort((a, b) => direction * (a.hits - b.hits) || byValue(a, b))
    : entries.sort((a, b) => direction * byValue(a, b));
}

/** The first `shown` entries, and all chosen ones (`docs/decisions.md` 27). */
export function visibleEntries(entries: readonly FacetEntry[], shown: number): FacetEntry[] {
  return entries.filter(({ state }, index) => index < shown || state !== 'inactive');
}
