import type { SearchField } from '../../fields/search-fields.ts';

/** A range of a typed query, in UTF-16 units. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A typed query as a tree. */
export type QueryNode =
  /** `words`: one word or several joined ones, such as `e-book`; `phrase`: the text between quotes. */
  | (Span & { readonly kind: 'words' | 'phrase'; readonly text: string })
  | (Span & {
      readonly kind: 'field';
      readonly field: SearchField;
      readonly value: QueryNode;
      /** The name as a word of a title, such as *Place: New Poems*; undefined if it can only be a field. */
      readonly asWord: string | undefined;
    })
  | (Span & { readonly kind: 'not'; readonly node: QueryNode })
  | (Span & { readonly kind: 'and' | 'or'; readonly nodes: readonly QueryNode[] });

/** A part that looks like an operator and was searched as a word. */
export interface Unread {
  /** An unknown field, an operator without the words that it needs, or a quote without another one. */
  readonly kind: 'field' | 'operator' | 'quote';
  /** As typed. */
  readonly text: string;
}

/** A query as it was read. */
export interface QueryTree {
  /** All of them have to match. */
  readonly nodes: readonly QueryNode[];
  readonly unread: readonly Unread[];
}
