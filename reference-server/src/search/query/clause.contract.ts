/** A search as a tree: matches all publications, none, or by words. */
export type Clause = { readonly kind: 'all' } | { readonly kind: 'none' } | AskingClause;

/** A clause about words. `not` applies to leaves only. */
export type AskingClause =
  | LeafClause
  | { readonly kind: 'not'; readonly clause: LeafClause }
  | { readonly kind: 'and' | 'or'; readonly clauses: readonly AskingClause[] };

/** A word, value, phrase or pattern. */
export type LeafClause = PlainLeaf | PatternClause;

/** A leaf that the index matches directly. */
export type PlainLeaf = TermClause | PhraseClause;

/** Consecutive words. */
export interface PhraseClause {
  readonly kind: 'phrase';
  readonly parts: readonly TermClause[];
}

/** A word, prefix or whole value, in any of its forms. `code` is the field's (`search-fields`), '' for any field. */
export interface TermClause {
  readonly kind: 'word' | 'prefix' | 'value';
  readonly code: string;
  readonly forms: Forms;
}

/** Like a term; an asterisk in its forms matches any letters. */
export interface PatternClause {
  readonly kind: 'pattern';
  readonly code: string;
  readonly forms: Forms;
}

/** The forms of one word or value. */
export type Forms = readonly [string, ...string[]];
