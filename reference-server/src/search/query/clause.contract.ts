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
  /** Other words that a `word` also matches; absent before `expandWords`, and for words in quotes. */
  readonly variants?: Variants;
  /** Whether the person wants this word and no other form of it. */
  readonly isLiteral?: true;
}

/** Words that mean nearly the same as a typed one, and score less. */
export interface Variants {
  /** Other forms, in the languages in which the word occurs: *libraries* for *library*. */
  readonly stems: readonly string[];
  /**
   * Compounds that have it as a part, *kantoorleven* for *kantoor*; its forms in other languages: *Kinder* for
   * *kinderen*.
   */
  readonly others: readonly string[];
}

/** Like a term; in its forms `*` matches any letters, `?` one. */
export interface PatternClause {
  readonly kind: 'pattern';
  readonly code: string;
  readonly forms: Forms;
}

/** The forms of one word or value. */
export type Forms = readonly [string, ...string[]];
