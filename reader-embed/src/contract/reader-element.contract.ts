import type { EmbedCommands, EmbedEvent, ReaderFormat } from '@leeszaal/shared-contracts';

/** The kinds of event that the reader reports; the element's own `closed` is not among them. */
type DetailOf<Kind extends EmbedEvent['kind']> = Omit<
  Extract<EmbedEvent, { readonly kind: Kind }>,
  'kind'
>;

/** The events of a reader element. They do not bubble. */
export interface LeeszaalReaderEventMap {
  /** A document is open. */
  readonly opened: CustomEvent<DetailOf<'opened'>>;
  /** Another page is shown. */
  readonly page: CustomEvent<DetailOf<'page'>>;
  /** The reading position has changed; `goTo` takes it. */
  readonly position: CustomEvent<DetailOf<'position'>>;
  /** The loan has ended. The reader offers to borrow again. */
  readonly expired: CustomEvent<Record<string, never>>;
  /** The person has closed the document, and its loan has ended. */
  readonly closed: CustomEvent<Record<string, never>>;
  /** A document or a page could not be shown. The message is in the reader's language. */
  readonly failed: CustomEvent<DetailOf<'failed'>>;
}

/** The name of an event of a reader element. */
export type LeeszaalReaderEventName = keyof LeeszaalReaderEventMap;

/** An event of a reader element: its name and its detail. */
export type LeeszaalReaderEvent = {
  readonly [Name in LeeszaalReaderEventName]: {
    readonly name: Name;
    readonly detail: LeeszaalReaderEventMap[Name]['detail'];
  };
}[LeeszaalReaderEventName];

/** The theme of an element; `auto` is the system's. */
export type LeeszaalTheme = 'light' | 'dark' | 'auto';

/**
 * Gets an access token for the person from the institution's own server. Called at the start, and again when a token
 * has ended.
 */
export type TokenProvider = () => Promise<string>;

/** The element `<leeszaal-reader>`: one document of a library. Each property but the token's is an attribute. */
export interface LeeszaalReaderElement extends HTMLElement, EmbedCommands {
  /** The document (`doc-key`). */
  docKey: string;
  /** The address of the library's API (`api-base`), such as `https://library.example/api`. */
  apiBase: string;
  /** The attribute `theme`; `auto` by default. */
  theme: LeeszaalTheme;
  /**
   * The format of the document (`format`), if the page knows it. The reader then starts only what this format needs. A
   * wrong one costs time and nothing else.
   */
  format: ReaderFormat | undefined;
  /** Never an attribute, because the page's markup would show what it gets. */
  tokenProvider: TokenProvider | undefined;
  /** Closes the document. Resolves when the loan has ended. */
  close(): Promise<void>;

  addEventListener<Name extends LeeszaalReaderEventName>(
    type: Name,
    listener: (this: LeeszaalReaderElement, event: LeeszaalReaderEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends LeeszaalReaderEventName>(
    type: Name,
    listener: (this: LeeszaalReaderElement, event: LeeszaalReaderEventMap[Name]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'leeszaal-reader': LeeszaalReaderElement;
  }
}
