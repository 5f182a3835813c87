import type { FacetCounts, ReadBy } from '@leeszaal/shared-contracts';
import {
  type FacetValue,
  facetKey,
  facetNumber,
  NOW,
  READABLE,
  type SearchPlan,
} from '../../search/index.ts';
import { audiencesOf, isVisitor, type Standing } from '../../session/audiences.ts';

/**
 * The facet values that a caller is not offered. A visitor who has to sign in sees what can be read here, and can read
 * nothing now; other people who may not read a connection see neither.
 */
export function hiddenValues(readBy: ReadBy, caller: Standing): readonly FacetValue[] {
  if (audiencesOf(caller).includes(readBy)) return [];
  return isVisitor(caller) ? [NOW] : [READABLE, NOW];
}

/** Compares as the engine compares choices, whose case and accents make no difference. */
const isAmong = (
  values: readonly FacetValue[],
  facet: number | undefined,
  value: string,
): boolean =>
  values.some((hidden) => hidden.facet === facet && facetKey(hidden.value) === facetKey(value));

/** A plan without choices that are hidden; a facet with no other choice finds nothing. */
export function withoutChoices(plan: SearchPlan, hidden: readonly FacetValue[]): SearchPlan {
  if (hidden.length === 0) return plan;
  const facets = plan.facets.map(({ facet, values }) => ({
    facet,
    values: values.filter((value) => !isAmong(hidden, facet, value)),
  }));
  return { ...plan, facets };
}

/** Counts without hidden values. */
export function withoutCounts(counts: FacetCounts, hidden: readonly FacetValue[]): FacetCounts {
  if (hidden.length === 0) return counts;
  const shown = Object.entries(counts).map(([name, values]) => {
    const facet = facetNumber(name);
    const left = Object.entries(values).filter(([value]) => !isAmong(hidden, facet, value));
    return [name, Object.fromEntries(left)] as const;
  });
  return Object.fromEntries(shown.filter(([, values]) => Object.keys(values).length > 0));
}
