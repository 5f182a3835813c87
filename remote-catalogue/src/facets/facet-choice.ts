import type { ActiveFacets } from '@leeszaal/shared-contracts';
import { withoutFacet } from '../criteria/narrowing.ts';
import type { PendingFacets } from '../search/pending-facets.contract.ts';

/** Nothing is pending. */
export const nothingPending: PendingFacets = { add: {}, remove: {} };

/** How a value stands: as it is, or about to come or go. */
export type ValueState = 'inactive' | 'active' | 'adding' | 'removing';

function has(facets: ActiveFacets, group: string, value: string): boolean {
  return facets[group]?.includes(value) ?? false;
}

function withValue(facets: ActiveFacets, group: string, value: string): ActiveFacets {
  return has(facets, group, value)
    ? facets
    : { ...facets, [group]: [...(facets[group] ?? []), value] };
}

/** How a value of a group stands. */
export function valueState(
  active: ActiveFacets,
  pending: PendingFacets,
  group: string,
  value: string,
): ValueState {
  if (has(active, group, value)) return has(pending.remove, group, value) ? 'removing' : 'active';
  return has(pending.add, group, value) ? 'adding' : 'inactive';
}

/** A press on a value: what is pending is taken back, anything else becomes pending. */
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
 * A typed value: trimmed, and pending unless it will be active after Apply anyway; one that was about
 * to go stays (`docs/decisions.md` 26).
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

/** What will be active after Apply. */
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

/** Whether there is anything to apply. */
export function isPending({ add, remove }: PendingFacets): boolean {
  return Object.keys(add).length > 0 || Object.keys(remove).length > 0;
}
