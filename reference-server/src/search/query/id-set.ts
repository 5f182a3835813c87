import type { AskingClause, Clause, LeafClause, PatternClause } from './clause.contract.ts';
import { and, not, or } from './clauses.ts';
import { type PlainClause, toTsquery } from './to-tsquery.ts';

/** A set of rows, made of what the index answers. */
export type IdSet =
  /** Those that fit a `tsquery`, which never fits a row for what is not in it. */
  | { readonly kind: 'match'; readonly query: string }
  /** Those that fit one of many queries of one word: one query of many words would be slow. */
  | { readonly kind: 'any'; readonly queries: readonly string[] }
  | { readonly kind: 'union' | 'intersect'; readonly sets: readonly [IdSet, ...IdSet[]] }
  | { readonly kind: 'except'; readonly from: IdSet; readonly without: IdSet };

/** The rows that fit a clause: a set, or everything but one; undefined for none. */
export type FittingRows =
  | { readonly kind: 'set'; readonly set: IdSet }
  | { readonly kind: 'others'; readonly without: IdSet | undefined }
  | undefined;

/** The words that a pattern stands for, as queries of one word each. */
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

/** Whether a row can only fit for something that is in it. */
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

function split(parts: readonly FittingRows[]): { sets: IdSet[]; withouts: IdSet[] } {
  return {
    sets: parts.flatMap((part) => (part?.kind === 'set' ? [part.set] : [])),
    withouts: parts.flatMap((part) =>
      part?.kind === 'others' && part.without ? [part.without] : [],
    ),
  };
}

function allOf(parts: readonly FittingRows[]): FittingRows {
  if (parts.includes(undefined)) return undefined;
  const { sets, withouts } = split(parts);
  const from = combine('intersect', sets);
  const without = combine('union', withouts);
  if (from === undefined) return { kind: 'others', without };
  return { kind: 'set', set: without === undefined ? from : { kind: 'except', from, without } };
}

function anyOf(parts: readonly FittingRows[]): FittingRows {
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

function leafRows(leaf: LeafClause, expansion: Expansion): FittingRows {
  if (leaf.kind !== 'pattern')
    return { kind: 'set', set: { kind: 'match', query: toTsquery(leaf) } };
  const queries = expansion(leaf);
  return queries.length === 0 ? undefined : { kind: 'set', set: { kind: 'any', queries } };
}

/** Puts the parts that one query can say together into one. */
function gather(clauses: readonly AskingClause[], kind: 'and' | 'or'): Clause[] {
  const plain = clauses.filter(isPlain);
  const others = clauses.filter((clause) => !isPlain(clause));
  return plain.length === 0 ? others : [(kind === 'and' ? and : or)(...plain), ...others];
}

/** Works out which rows fit a clause. */
export function fittingRows(clause: Clause, expansion: Expansion): FittingRows {
  if (clause.kind === 'all') return { kind: 'others', without: undefined };
  if (clause.kind === 'none') return undefined;
  if (isPlain(clause)) {
    if (needsHit(clause)) return { kind: 'set', set: { kind: 'match', query: toTsquery(clause) } };
    const opposite = fittingRows(not(clause), expansion);
    return { kind: 'others', without: opposite?.kind === 'set' ? opposite.set : undefined };
  }
  switch (clause.kind) {
    case 'and':
      return allOf(gather(clause.clauses, 'and').map((part) => fittingRows(part, expansion)));
    case 'or':
      return anyOf(gather(clause.clauses, 'or').map((part) => fittingRows(part, expansion)));
    case 'not': {
      const hits = leafRows(clause.clause, expansion);
      return { kind: 'others', without: hits?.kind === 'set' ? hits.set : undefined };
    }
    default:
      return leafRows(clause, expansion);
  }
}
