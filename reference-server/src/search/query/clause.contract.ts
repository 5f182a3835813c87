/**
 * What a search asks of a publication's words, as a tree: of nothing at all (`all`), what none can
 * meet (`none`), or something to look for.
 */
export type Clause = { readonly kind: 'all' } | { readonly kind: 'none' } | AskingClause;

/** A clause that some publications meet and others don't. A *not* stands before a leaf only. */
export type AskingClause =
  | LeafClause
  | { readonly kind: 'not'; readonly clause: LeafClause }
  | { readonly kind: 'and' | 'or'; readonly clauses: readonly AskingClause[] };

/** One thing to look for. */
export type LeafClause = PlainLeaf | PatternClause;

/** What the index can be asked for as it is. */
export type PlainLeaf = TermClause | PhraseClause;

/** Words one after another. */
export interface PhraseClause {
  readonly kind: 'phrase';
  readonly parts: readonly TermClause[];
}

/**
 * A clause about one word, its beginning, or one whole value. `code` is the field's (see
 * `search-fields`), empty for any field; of `forms` one has to occur.
 */
export interface TermClause {
  readonly kind: 'word' | 'prefix' | 'value';
  readonly code: string;
  readonly forms: Forms;
}

/** Like a term; an asterisk in its forms stands for any letters. */
export interface PatternClause {
  readonly kind: 'pattern';
  readonly code: string;
  readonly forms: Forms;
}

/** The spellings of one word or value. */
export type Forms = readonly [string, ...string[]];
