import type { Queryable } from '../../database/database.contract.ts';
import { isStorable } from '../../text/is-storable.ts';
import type { FacetChoice } from '../facets/facet-choice.contract.ts';
import { and } from '../query/clauses.ts';
import { type Expansion, fittingRows, type IdSet } from '../query/id-set.ts';
import { type RankBound, rankBound, rankQuery } from '../query/rank-query.ts';
import type { SearchPlan } from '../query/search-engine.contract.ts';
import { type TitleFit, titleFits } from '../query/title-fits.ts';
import { expandPatterns } from './expand-patterns.ts';

/** Which publications a search is about, before facets. */
export type Source =
  | { readonly kind: 'everything' }
  /** Everything but a set. */
  | { readonly kind: 'others'; readonly without: IdSet }
  | { readonly kind: 'set'; readonly set: IdSet }
  /** Those with a page of `pages`, or with metadata of `metadata`; of them those that fit the rows. */
  | {
      readonly kind: 'content';
      readonly pages: IdSet;
      readonly metadata: IdSet | undefined;
      readonly rows: Exclude<Source, { kind: 'content' }>;
    };

/** How well a hit fits. */
export interface Ranking {
  readonly query: string | undefined;
  readonly bound: RankBound;
  readonly titles: readonly TitleFit[];
}

/** A search with everything looked up that its statement needs. */
export interface ReadiedSearch {
  readonly plan: SearchPlan;
  readonly source: Source;
  readonly ranking: Ranking;
  readonly choices: readonly FacetChoice[];
}

const CHOSEN_IDS = `
  select id from facet_values where connection_id = $1 and facet = $2 and value = any($3::text[])`;

async function choicesOf(database: Queryable, plan: SearchPlan): Promise<FacetChoice[]> {
  const choices: FacetChoice[] = [];
  for (const { facet, values } of plan.facets) {
    const rows = await database.query<{ id: number }>(CHOSEN_IDS, [
      plan.connectionId,
      facet,
      values.filter(isStorable),
    ]);
    choices.push({ facet, ids: rows.map(({ id }) => id) });
  }
  return choices;
}

function metadataSource(
  clause: SearchPlan['main'],
  expansion: Expansion,
): Exclude<Source, { kind: 'content' }> | undefined {
  const rows = fittingRows(clause, expansion);
  if (rows?.kind !== 'others') return rows;
  return rows.without === undefined
    ? { kind: 'everything' }
    : { kind: 'others', without: rows.without };
}

function sourceOf(plan: SearchPlan, expansion: Expansion): Source | undefined {
  if (plan.context === 'metadata' || plan.main.kind === 'all') {
    return metadataSource(and(plan.main, plan.rows), expansion);
  }
  const rows = metadataSource(plan.rows, expansion);
  const main = fittingRows(plan.main, expansion);
  if (rows === undefined || main?.kind !== 'set') return undefined;
  const metadata = plan.context === 'content' ? undefined : main.set;
  return { kind: 'content', pages: main.set, metadata, rows };
}

/** Looks up what a plan's statement needs; undefined when nothing can fit. */
export async function readySearch(
  database: Queryable,
  plan: SearchPlan,
): Promise<ReadiedSearch | undefined> {
  const source = sourceOf(plan, await expandPatterns(database, plan.main, plan.rows));
  if (source === undefined) return undefined;
  return {
    plan,
    source,
    ranking: {
      query: rankQuery(plan.main, plan.rows),
      bound: rankBound(plan.main, plan.rows),
      titles: titleFits(plan.words),
    },
    choices: await choicesOf(database, plan),
  };
}
