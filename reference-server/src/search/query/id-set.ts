import type { AskingClause, Clause, LeafClause, PatternClause } from './clause.contract.ts';
import { and, not, or } from './clauses.ts';
import { type PlainClause, toTsquery } from './to-tsquery.ts';

/** A set of rows, composed of index queries. */
export type IdSet =
  /** Rows that match a `tsquery`, which has no purely negative matches. */
  | { readonly kind: 'match'; readonly query: string }
  /** Rows that match any of many one-word queries, which are faster than one query of many words. */
  | { readonly kind: 'any'; readonly queries: readonly string[] }
  | { readonly kind: 'union' | 'intersect'; readonly sets: readonly [IdSet, ...IdSet[]] }
  | { readonly kind: 'except'; readonly from: IdSet; readonly without: IdSet };

/** The matches of a clause: a set, or all rows but a set; undefined for none. */
export type MatchingRows =
  | { readonly kind: 'set'; readonly set: IdSet }
  | { readonly kind: 'others'; readonly without: IdSet | undefined }
  | undefined;

/** The words that match a pattern, as one-word queries. */
export type Expansion = (pattern: PatternClause) => readonly string[];

function isPlain(clause: AskingClause): clause is PlainClause {
  switch (clause.kind) {
    case 'pattern':
      return false;
    case 'not':
      return clause.clause.kind !== 'pattern';
    case 'and':
    case 'or':
      return clause.clauses.every(isPlain);
    default:
      return true;
  }
}

/** Whether a match requires a lexeme of the row. */
function needsHit(clause: AskingClause): boolean {
  switch (clause.kind) {
    case 'not':
      return false;
    case 'and':
      return clause.clauses.some(needsHit);
    case 'or':
      return clause.clauses.every(needsHit);
    default:
      return true;
  }
}

function combine(kind: 'union' | 'intersect', sets: readonly IdSet[]): IdSet | undefined {
  const [first, ...rest] = sets;
  if (first === undefined) return undefined;
  return rest.length === 0 ? first : { kind, sets: [first, ...rest] };
}

function split(parts: readonly MatchingRows[]): { sets: IdSet[]; withouts: IdSet[] } {
  return {
    sets: parts.flatMap((part) => (part?.kind === 'set' ? [part.set] : [])),
    withouts: parts.flatMap((part) =>
      part?.kind === 'others' && part.without ? [part.without] : [],
    ),
  };
}

function allOf(parts: readonly MatchingRows[]): MatchingRows {
  if (parts.includes(undefined)) return undefined;
  const { sets, withouts } = split(parts);
  const from = combine('intersect', sets);
  const without = combine('union', withouts);
  if (from === undefined) return { kind: 'others', without };
  return { kind: 'set', set: without === undefined ? from : { kind: 'except', from, without } };
}

function anyOf(parts: readonly MatchingRows[]): MatchingRows {
  if (parts.some((part) => part?.kind === 'others' && part.without === undefined)) {
    return { kind: 'others', without: undefined };
  }
  const { sets, withouts } = split(parts);
  const hits = combine('union', sets);
  const from = combine('intersect', withouts);
  if (from === undefined) return hits && { kind: 'set', set: hits };
  return {
    kind: 'others',
    without: hits === undefined ? from : { kind: 'except', from, without: hits },
  };
}

function leafRows(leaf: LeafClause, expansion: Expansion): MatchingRows {
  if (leaf.kind !== 'pattern')
    return { kind: 'set', set: { kind: 'match', query: toTsquery(leaf) } };
  const queries = expansion(leaf);
  return queries.length === 0 ? undefined : { kind: 'set', set: { kind: 'any', queries } };
}

/** Combines the parts that one query can express. */
function gather(clauses: readonly AskingClause[], kind: 'and' | 'or'): Clause[] {
  const plain = clauses.filter(isPlain);
  const others = clauses.filter((clause) => !isPlain(clause));
  return plain.length === 0 ? others : [(kind === 'and' ? and : or)(...plain), ...others];
}

/** The rows that match a clause. */
export function matchingRows(clause: Clause, expansion: Expansion): MatchingRows {
  if (clause.kind === 'all') return { kind: 'others', without: undefined };
  if (clause.kind === 'none') return undefined;
  if (isPlain(clause)) {
    if (needsHit(clause)) return { kind: 'set', set: { kind: 'match', query: toTsquery(clause) } };
    const opposite = matchingRows(not(clause), expansion);
    return { kind: 'others', without: opposite?.kind === 'set' ? opposite.set : undefined };
  }
  switch (clause.kind) {
    case 'and':
      return allOf(gather(clause.clauses, 'and').map((part) => matchingRows(part, expansion)));
    case 'or':
      return anyOf(gather(clause.clauses, 'or').map((part) => matchingRows(part, expansion)));
    case 'not': {
      const hits = leafRows(clause.clause, expansion);
      return { kind: 'others', without: hits?.kind === 'set' ? hits.set : undefined };
    }
    default:
      return leafRows(clause, expansion);
  }
}
