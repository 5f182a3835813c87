import type { Clause, PatternClause } from './clause.contract.ts';
import { leavesOf } from './clauses.ts';

/** Identifies equal patterns. */
export const patternKey = ({ code, forms }: PatternClause): string => [code, ...forms].join(' ');

/** The patterns of some clauses by {@link patternKey}, also those of excluded words. */
export function distinctPatterns(
  ...clauses: readonly Clause[]
): ReadonlyMap<string, PatternClause> {
  const leaves = clauses.flatMap((clause) => leavesOf(clause));
  return new Map(
    leaves.flatMap((leaf) => (leaf.kind === 'pattern' ? [[patternKey(leaf), leaf]] : [])),
  );
}
