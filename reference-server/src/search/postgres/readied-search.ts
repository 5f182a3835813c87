import type { Queryable } from '../../database/database.contract.ts';
import { and } from '../query/clauses.ts';
import { rankQuery } from '../query/rank-query.ts';
import { type TitleFit, titleFits } from '../query/title-fits.ts';
import { type CompiledClause, toTsquery } from '../query/to-tsquery.ts';
import type { SearchPlan } from '../search-engine.contract.ts';
import { expandPatterns } from './expand-patterns.ts';

/** Where the publications come from that a statement goes through. */
export type Source =
  | { readonly kind: 'everything' }
  /** Those whose metadata fit a `tsquery`. */
  | { readonly kind: 'metadata'; readonly query: string }
  /** Those with a page that fits `content`, or with metadata that fit `main` when given. */
  | {
      readonly kind: 'content';
      readonly content: string;
      readonly main: string | undefined;
      readonly rows: string | undefined;
    };

/** How well a hit fits. */
export interface Ranking {
  readonly query: string | undefined;
  readonly titles: readonly TitleFit[];
}

/** The chosen values of a facet by their ids; none when no value is known. */
export interface FacetChoice {
  readonly facet: number;
  readonly ids: readonly number[];
}

/** A search with everything looked up that its statement needs; undefined source: nothing fits. */
export interface ReadiedSearch {
  readonly source: Source | undefined;
  readonly ranking: Ranking;
  readonly choices: readonly FacetChoice[];
}

const CHOSEN_IDS = `
  select id, facet from facet_values
  where connection_id = $1 and facet = $2 and value = any($3::text[])`;

// PostgreSQL has no text with this character in it.
const storable = (value: string): boolean => !value.includes('\0');

async function choicesOf(database: Queryable, plan: SearchPlan): Promise<FacetChoice[]> {
  const choices: FacetChoice[] = [];
  for (const { facet, values } of plan.facets) {
    const rows = await database.query<{ id: number }>(CHOSEN_IDS, [
      plan.connectionId,
      facet,
      values.filter(storable),
    ]);
    choices.push({ facet, ids: rows.map(({ id }) => id) });
  }
  return choices;
}

const queryText = (clause: CompiledClause): string | undefined =>
  clause.kind === 'query' ? clause.text : undefined;

async function sourceOf(database: Queryable, plan: SearchPlan): Promise<Source | undefined> {
  const main = await expandPatterns(database, plan.main);
  const rows = await expandPatterns(database, plan.rows);
  const both = toTsquery(and(main, rows));
  const content = toTsquery(main);
  const rest = toTsquery(rows);
  if (plan.context === 'metadata' || content.kind !== 'query') {
    if (both.kind === 'query') return { kind: 'metadata', query: both.text };
    return both.kind === 'all' ? { kind: 'everything' } : undefined;
  }
  if (rest.kind === 'none') return undefined;
  return {
    kind: 'content',
    content: content.text,
    main: plan.context === 'content' ? undefined : content.text,
    rows: queryText(rest),
  };
}

/** Looks up what a plan's statement needs: expanded wildcards, ids of chosen values. */
export async function readySearch(database: Queryable, plan: SearchPlan): Promise<ReadiedSearch> {
  return {
    source: await sourceOf(database, plan),
    ranking: { query: rankQuery(plan.main, plan.rows), titles: titleFits(plan.words) },
    choices: await choicesOf(database, plan),
  };
}
