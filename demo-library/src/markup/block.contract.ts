/** A stretch of running text; `href` makes it a link, to `#anchor` within the book or to an address. */
export interface TextSpan {
  readonly kind: 'text';
  readonly text: string;
  readonly emphasis?: boolean;
  readonly strong?: boolean;
  readonly smallCaps?: boolean;
  readonly href?: string;
}

/** A note at its place in the text. */
export interface NoteSpan {
  readonly kind: 'note';
  readonly spans: readonly TextSpan[];
}

/** Running text as it is written in the sources of the demonstration books. */
export type Span = TextSpan | NoteSpan;

/** A block of a demonstration book. */
export type Block =
  | {
      readonly kind: 'heading';
      readonly level: 1 | 2 | 3;
      readonly spans: readonly Span[];
      readonly anchor: string;
    }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | {
      readonly kind: 'quote';
      readonly lines: readonly (readonly Span[])[];
      readonly source: readonly Span[] | undefined;
    }
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly items: readonly (readonly Span[])[];
    }
  | { readonly kind: 'break' }
  /** Something that the book computes: a table, a figure. */
  | { readonly kind: 'directive'; readonly name: string; readonly argument: string };
