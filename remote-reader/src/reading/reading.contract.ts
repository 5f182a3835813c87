import type {
  AppearanceMetadata,
  ContentsEntry,
  EmbedFailure,
  KnownDocument,
  ReaderStart,
} from '@leeszaal/shared-contracts';
import type { JumpHistory } from '../history/jump-history.ts';
import type { LicenceKeeper } from '../licence/licence-keeper.ts';
import type { PlaceKeeper } from '../place/place-keeper.ts';
import type { DocumentSource } from '../source/document-source.contract.ts';
import type {
  CommentView,
  NoteView,
  Place,
  Viewer,
  ViewerFailure,
} from '../viewers/contract/viewer.contract.ts';
import type { Begin } from './begin-at.ts';

/** The state of a document that is being opened. */
export type ReadingState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'metadata-missing'; readonly reason: EmbedFailure }
  /** The loan was requested or refused: see the keeper. */
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
  /** Undefined until loaded; empty without contents, or after a failure. */
  readonly contents: readonly ContentsEntry[] | undefined;
  readonly source: DocumentSource;
  readonly places: PlaceKeeper;
  readonly history: JumpHistory;
  /** The first place to show. */
  readonly begin: Begin;
  /** Undefined until the screen attaches its element. */
  readonly viewer: Viewer | undefined;
  /** Aborted when the document is left. */
  readonly signal: AbortSignal;
}

/** A failure that the reader told the person. */
export interface ToldFailure {
  readonly reason: EmbedFailure;
  /** As it was told, in the reader's language. */
  readonly message: string;
}

/** Callbacks of the viewer to the screen. */
export interface ViewerCallbacks {
  readonly pageLabel: (page: number, count: number | undefined) => string;
  readonly onNote: (note: NoteView) => void;
  readonly onComment: (comment: CommentView) => void;
  readonly commentLabel: (author: string | undefined) => string;
  readonly onFailure: (failure: ViewerFailure) => void;
}

/** How a document is opened. */
export interface ReadingOptions {
  /** The place and search of the address. */
  readonly start?: ReaderStart;
  /** The terms of that search, to mark; undefined without any. Never rejects. */
  readonly terms?: Promise<readonly string[] | undefined>;
  /** The place of the history entry, after a reload or Back. */
  readonly place?: Place | undefined;
  /** Passed with the history entry; without it the loan waits for the metadata. */
  readonly known?: KnownDocument | undefined;
}
