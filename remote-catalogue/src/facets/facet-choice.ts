import type { ActiveFacets } from '@leeszaal/shared-contracts';
import { isSameValue, withoutFacet } from '../criteria/narrowing.ts';
import type { PendingFacets } from '../search/search-atoms.ts';

/** No pending changes. */
export const nothingPending: PendingFacets = { add: {}, remove: {} };

/** The state of a facet value, including pending changes. */
export type ValueState = 'inactive' | 'active' | 'adding' | 'removing';

function has(facets: ActiveFacets, group: string, value: string): boolean {
  return facets[group]?.some((other) => isSameValue(other, value)) ?? false;
}

function withValue(facets: ActiveFacets, group: string, value: string): ActiveFacets {
  return has(facets, group, value)
    ? facets
    : { ...facets, [group]: [...(facets[group] ?? []), value] };
}

/** The state of a value. */
export function valueState(
  active: ActiveFacets,
  pending: PendingFacets,
  group: string,
  value: string,
): ValueState {
  if (has(active, group, value)) return has(pending.remove, group, value) ? 'removing' : 'active';
  return has(pending.add, group, value) ? 'adding' : 'inactive';
}

/** Toggles a value: reverts its pending change, or makes one. */
export function toggleValue(
  active: ActiveFacets,
  pending: PendingFacets,
  group: string,
  value: string,
): PendingFacets {
  switch (valueState(active, pending, group, value)) {
    case 'inactive':
      return { ...pending, add: withValue(pending.add, group, value) };
    case 'adding':
      return { ...pending, add: withoutFacet(pending.add, group, value) };
    case 'active':
      return { ...pending, remove: withValue(pending.remove, group, value) };
    case 'removing':
      return { ...pending, remove: withoutFacet(pending.remove, group, value) };
  }
}

/**
 * Adds a typed value, trimmed, unless it will be active after *Apply* anyway. Cancels a pending removal
 * (`docs/decisions.md` 26).
 */
export function enterValue(
  active: ActiveFacets,
  pending: PendingFacets,
  group: string,
  text: string,
): PendingFacets {
  const value = text.trim();
  if (value === '') return pending;
  const state = valueState(active, pending, group, value);
  return state === 'inactive' || state === 'removing'
    ? toggleValue(active, pending, group, value)
    : pending;
}

/** The active facets after *Apply*. */
export function appliedFacets(active: ActiveFacets, pending: PendingFacets): ActiveFacets {
  let facets = active;
  for (const [group, values] of Object.entries(pending.remove)) {
    for (const value of values) facets = withoutFacet(facets, group, value);
  }
  for (const [group, values] of Object.entries(pending.add)) {
    for (const value of values) facets = withValue(facets, group, value);
  }
  return facets;
}

/** Whether there are changes to apply. */
export function isPending({ add, remove }: PendingFacets): boolean {
  return Object.keys(add).length > 0 || Object.keys(remove).length > 0;
}
