import type { AppearanceMetadata, ContentsEntry, ReaderStart } from '@leeszaal/shared-contracts';
import type { JumpHistory } from '../history/jump-history.ts';
import type { LicenceKeeper } from '../licence/licence-keeper.ts';
import type { PlaceKeeper } from '../place/place-keeper.ts';
import type { KnownDocument } from '../prefetch/known-document.ts';
import type { DocumentSource } from '../source/document-source.contract.ts';
import type {
  CommentView,
  NoteView,
  Place,
  Viewer,
  ViewerFailure,
} from '../viewers/contract/viewer.contract.ts';
import type { Begin } from './begin-at.ts';

/** How far the opening of a document has come. */
export type ReadingState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'metadata-missing' }
  /** The loan was requested, or refused: the keeper knows. */
  | {
      readonly kind: 'borrowing';
      readonly document: AppearanceMetadata;
      readonly keeper: LicenceKeeper;
    }
  | ({ readonly kind: 'open' } & OpenDocument);

/** A document on loan. */
export interface OpenDocument {
  readonly document: AppearanceMetadata;
  readonly keeper: LicenceKeeper;
  /** Undefined until they are loaded; empty where there are none, or they failed to load. */
  readonly contents: readonly ContentsEntry[] | undefined;
  readonly source: DocumentSource;
  readonly places: PlaceKeeper;
  readonly history: JumpHistory;
  /** Where the document is shown first. */
  readonly begin: Begin;
  /** Undefined until the screen attaches its element. */
  readonly viewer: Viewer | undefined;
  /** Aborted when the document is left. */
  readonly signal: AbortSignal;
}

/** One document from its opening to its closing. */
export interface Reading {
  readonly start: ReaderStart;
  state(): ReadingState;
  subscribe(listener: () => void): () => void;
  /** Makes the viewer in an element; does nothing while there is a viewer. */
  attach(element: HTMLElement, options: ViewerCallbacks): Promise<void>;
  close(): void;
}

/** What the viewer asks of the screen, and tells it. */
export interface ViewerCallbacks {
  readonly pageLabel: (page: number, count: number) => string;
  readonly onNote: (note: NoteView) => void;
  readonly onComment: (comment: CommentView) => void;
  readonly commentLabel: (author: string | undefined) => string;
  readonly onFailure: (failure: ViewerFailure) => void;
}

/** What is known of a document before it is opened. */
export interface ReadingOptions {
  /** Where to begin, and what is marked there. */
  readonly start?: ReaderStart;
  /** Where the history entry was left, before a reload or the way back. */
  readonly place?: Place | undefined;
  /** What came with the history entry; without it the loan waits for the metadata. */
  readonly known?: KnownDocument | undefined;
}
