/**
 * What a search asks of a publication's words, as a tree: of nothing at all (`all`), what none can
 * meet (`none`), or something to look for.
 */
export type Clause = { readonly kind: 'all' } | { readonly kind: 'none' } | AskingClause;

/** A clause that some publications meet and others don't. */
export type AskingClause =
  | TermClause
  | { readonly kind: 'phrase'; readonly parts: readonly TermClause[] }
  | { readonly kind: 'and' | 'or'; readonly clauses: readonly AskingClause[] }
  | { readonly kind: 'not'; readonly clause: AskingClause };

/**
 * A clause about one word or one whole value. `code` is the field's (see `search-fields`), empty for
 * any field; of `forms` one has to occur. An asterisk in the forms of a `pattern` stands for any
 * letters.
 */
export interface TermClause {
  readonly kind: 'word' | 'prefix' | 'pattern' | 'value';
  readonly code: string;
  readonly forms: readonly [string, ...string[]];
}
