import type { Queryable } from '../../../database/database.contract.ts';
import type { AlteredRows } from '../../facets/altered-rows.ts';
import type { FacetChoice } from '../../facets/facet-choice.contract.ts';
import { and } from '../../query/clauses.ts';
import { splitDescribed } from '../../query/described-part.ts';
import { type Expansion, type IdSet, matchingRows } from '../../query/id-set.ts';
import { type RankBound, type RankedQuery, rankBound, rankQuery } from '../../query/rank-query.ts';
import type { SearchPlan } from '../../query/search-engine.contract.ts';
import { type TitleMatch, titleMatches } from '../../query/title-matches.ts';
import type { AlteredRowsOf } from './altered-rows.ts';
import { expandPatterns } from './expand-patterns.ts';
import { choicesOf } from './facet-choices.ts';

/** The publications of a search, before facets. */
export type Source =
  | { readonly kind: 'everything' }
  /** All but a set. */
  | { readonly kind: 'others'; readonly without: IdSet }
  | { readonly kind: 'set'; readonly set: IdSet }
  /** Those with a page in `pages` or metadata in `metadata`, and that match the rows. */
  | {
      readonly kind: 'content';
      readonly pages: IdSet;
      readonly metadata: IdSet | undefined;
      readonly rows: Exclude<Source, { kind: 'content' }>;
    };

/** Input of scores. */
export interface Ranking {
  readonly words: RankedQuery;
  readonly bound: RankBound;
  readonly titles: readonly TitleMatch[];
}

/** A plan with the data that its statement needs. */
export interface PreparedSearch {
  readonly plan: SearchPlan;
  readonly source: Source;
  readonly ranking: Ranking;
  readonly choices: readonly FacetChoice[];
  readonly altered: AlteredRows;
}

function metadataSource(
  clause: SearchPlan['main'],
  expansion: Expansion,
): Exclude<Source, { kind: 'content' }> | undefined {
  const rows = matchingRows(clause, expansion);
  if (rows?.kind !== 'others') return rows;
  return rows.without === undefined
    ? { kind: 'everything' }
    : { kind: 'others', without: rows.without };
}

function sourceOf(plan: SearchPlan, expansion: Expansion): Source | undefined {
  const { context } = plan;
  const ofDescriptions = () => metadataSource(and(plan.main, plan.rows), expansion);
  if (context === 'metadata') return ofDescriptions();
  const { words, described } = splitDescribed(plan.main, context === 'metadataAndContent');
  const main = matchingRows(words, expansion);
  // Exclusions alone are about descriptions.
  if (main?.kind === 'others') return ofDescriptions();
  const rows = metadataSource(and(plan.rows, described), expansion);
  if (rows === undefined || main === undefined) return undefined;
  const metadata = context === 'content' ? undefined : main.set;
  return { kind: 'content', pages: main.set, metadata, rows };
}

/** Loads the data that a plan's statement needs; undefined if nothing can match. */
export async function prepareSearch(
  database: Queryable,
  alteredRowsOf: AlteredRowsOf,
  plan: SearchPlan,
): Promise<PreparedSearch | undefined> {
  const source = sourceOf(plan, await expandPatterns(database, plan.main, plan.rows));
  if (source === undefined) return undefined;
  return {
    plan,
    source,
    ranking: {
      words: rankQuery(plan.main, plan.rows),
      bound: rankBound(plan.main, plan.rows),
      titles: titleMatches(plan.words),
    },
    choices: await choicesOf(database, plan),
    altered: await alteredRowsOf(plan),
  };
}
