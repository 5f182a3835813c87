import type { Queryable } from '../../../database/database.contract.ts';
import type { AlteredRows } from '../../facets/altered-rows.ts';
import type { FacetChoice } from '../../facets/facet-choice.contract.ts';
import { CALLER_FACETS } from '../../facets/record-forms.ts';
import { createAlteredRows } from '../../postgres/lookups/altered-rows.ts';
import { wordsOfPattern } from '../../postgres/lookups/expand-patterns.ts';
import { choicesOf } from '../../postgres/lookups/facet-choices.ts';
import { distinctPatterns, patternKey } from '../../query/distinct-patterns.ts';
import type { SearchPlan } from '../../query/search-engine.contract.ts';
import type { WordsOfPattern } from '../dsl/clause-query.ts';

/** A facet value as it is shown. */
export interface NamedValue {
  readonly id: number;
  readonly facet: number;
  readonly value: string;
}

/** A plan with what the database knows of it. */
export interface LookedUpPlan {
  readonly plan: SearchPlan;
  readonly wordsOf: WordsOfPattern;
  readonly choices: readonly FacetChoice[];
  readonly altered: AlteredRows;
  /** The values of the facets that depend on the caller; none if no row is altered. */
  readonly callerValues: readonly NamedValue[];
}

/** The look-ups that stay in the database: the vocabulary and the values of facets. */
export interface Lookups {
  lookUp(plan: SearchPlan): Promise<LookedUpPlan>;
  /** The names of facet values; ids that are gone have none. */
  namesOf(connectionId: number, ids: readonly number[]): Promise<readonly NamedValue[]>;
}

const NAMES = `
  select id, facet, coalesce(shown, value) as value from facet_values
  where connection_id = $1 and id = any($2::integer[]) and spelling_of is null`;

const OF_CALLER = `
  select id, facet, value from facet_values
  where connection_id = $1 and facet = any($2::smallint[])`;

/** Look-ups in one database. */
export function createLookups(database: Queryable): Lookups {
  const alteredRowsOf = createAlteredRows(database);

  async function patternsOf({ main, rows }: SearchPlan): Promise<WordsOfPattern> {
    const words = new Map<string, readonly string[]>();
    for (const [key, pattern] of distinctPatterns(main, rows)) {
      words.set(key, await wordsOfPattern(database, pattern));
    }
    return (pattern) => words.get(patternKey(pattern)) ?? [];
  }

  type ValueRow = NamedValue & Readonly<Record<string, unknown>>;
  return {
    async lookUp(plan) {
      const altered = await alteredRowsOf(plan);
      const callerValues =
        altered.values.size === 0
          ? []
          : await database.query<ValueRow>(OF_CALLER, [plan.connectionId, CALLER_FACETS]);
      return {
        plan,
        wordsOf: await patternsOf(plan),
        choices: await choicesOf(database, plan),
        altered,
        callerValues,
      };
    },
    async namesOf(connectionId, ids) {
      if (ids.length === 0) return [];
      return database.query<ValueRow>(NAMES, [connectionId, ids]);
    },
  };
}
