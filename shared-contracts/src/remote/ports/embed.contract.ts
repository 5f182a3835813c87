import type { ReaderFormat } from '../../api/entities/appearance.ts';

/** Why an embedded reader could not show a document or a page. */
export type EmbedFailure =
  | 'in-use'
  | 'not-found'
  | 'unauthenticated'
  | 'unreachable'
  | 'page'
  | 'unknown';

/** The events of the open document for the page around an embedded reader, each once, in order. */
export type EmbedEvent =
  /** The first page is shown. `pages` is missing in an EPUB. */
  | {
      readonly kind: 'opened';
      readonly docKey: string;
      readonly title: string;
      readonly format: ReaderFormat;
      readonly pages?: number;
    }
  /** The shown page, from 1, of a document with page numbers: an EPUB has none. */
  | { readonly kind: 'page'; readonly page: number; readonly pages?: number }
  /** An opaque position for {@link EmbedCommands.goTo}; the progress is 0 to 1. */
  | { readonly kind: 'position'; readonly position: string; readonly progress?: number }
  /** The loan has ended; the reader offers to borrow again. */
  | { readonly kind: 'expired' }
  /** The message is in the reader's language. */
  | { readonly kind: 'failed'; readonly reason: EmbedFailure; readonly message: string };

/** A place in the open document. */
export type EmbedTarget =
  | { readonly page: number }
  /** From a `position` event. */
  | { readonly position: string }
  /** A file of the document, with an optional fragment, as in its table of contents. */
  | { readonly href: string };

/**
 * The commands of the page around an embedded reader to the open document. Commands wait for the first page, and reject
 * with an `EmbedCommandError`.
 */
export interface EmbedCommands {
  /** Resolves when the place is shown. Rejects when the document has no such place; an EPUB has no page numbers. */
  goTo(target: EmbedTarget): Promise<void>;
  /**
   * Opens the search tab with the query; does nothing for a blank one.
   *
   * @param mode default: `words`
   * @returns the number of results, as the search tab counts them
   */
  search(query: string, mode?: 'words' | 'phrase'): Promise<number>;
}

/** Connects an embedded reader with the page around it. Only the host of an embed has this port. */
export interface EmbedPort {
  report(event: EmbedEvent): void;
  /** Offers the commands of the open document; undefined withdraws them. */
  offer(commands: EmbedCommands | undefined): void;
}
