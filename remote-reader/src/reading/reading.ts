import {
  type AppearanceMetadata,
  AuthenticationError,
  type ContentsEntry,
  type ReaderStart,
} from '@leeszaal/shared-contracts';
import { browserClock } from '../clock/clock.ts';
import { createJumpHistory, type JumpHistory } from '../history/jump-history.ts';
import type { LicenceKeeper } from '../licence/licence-keeper.ts';
import { isHeld } from '../licence/licence-step.ts';
import type { ReaderMount } from '../mount/reader-mount.ts';
import type { PlaceKeeper } from '../place/place-keeper.ts';
import { rememberedLetters, rememberLetters } from '../preferences/remembered-font-scale.ts';
import { rememberedLook } from '../preferences/remembered-look.ts';
import type { KnownDocument } from '../prefetch/known-document.ts';
import type { DocumentSource } from '../source/document-source.contract.ts';
import { fetchAhead } from '../source/fetch-ahead.ts';
import { createHttpSource } from '../source/http-source.ts';
import type {
  CommentView,
  NoteView,
  Place,
  Viewer,
  ViewerFailure,
} from '../viewers/contract/viewer.contract.ts';
import { firstRequestOf } from '../viewers/first-request.ts';
import { type Begin, beginAt } from './begin-at.ts';
import { beginLoan, type Loan } from './loan.ts';

/** How far the opening of a document has come. */
export type ReadingState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'metadata-missing' }
  /** The loan is being asked for, or was refused: the keeper tells. */
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
  /** Once they are there; empty where there are none, or they could not be had. */
  readonly contents: readonly ContentsEntry[] | undefined;
  readonly source: DocumentSource;
  readonly places: PlaceKeeper;
  readonly history: JumpHistory;
  /** Where the document is shown first. */
  readonly begin: Begin;
  /** Once the element for it is there. */
  readonly viewer: Viewer | undefined;
  /** Aborted when the document is left: what is said and asked for then is of no use any more. */
  readonly signal: AbortSignal;
}

/** One document from its opening to its closing. */
export interface Reading {
  readonly start: ReaderStart;
  state(): ReadingState;
  subscribe(listener: () => void): () => void;
  /** Gives the viewer its element; whoever asks again while there is one gets no other. */
  attach(element: HTMLElement, options: ViewerCallbacks): Promise<void>;
  close(): void;
}

/** What the screen wants of the viewer. */
export interface ViewerCallbacks {
  readonly pageLabel: (page: number, count: number) => string;
  readonly onNote: (note: NoteView) => void;
  readonly onComment: (comment: CommentView) => void;
  readonly commentLabel: (author: string | undefined) => string;
  readonly onFailure: (failure: ViewerFailure) => void;
}

/** What is known of a document when it is to be opened. */
export interface ReadingOptions {
  /** Where to begin, and what is marked there. */
  readonly start?: ReaderStart;
  /** Where the history entry was left, before a reload or the way back. */
  readonly place?: Place | undefined;
  /** What came with the address; without it everything is asked for one after the other. */
  readonly known?: KnownDocument | undefined;
}

/** Opens a document: metadata, licence, contents, viewer (`docs/behaviour.md` R2). */
export function openReading(
  mount: ReaderMount,
  docKey: string,
  { start = {}, place, known }: ReadingOptions = {},
): Reading {
  const { host, prefetch, viewers } = mount;
  const abort = new AbortController();
  const { signal } = abort;
  const history = createJumpHistory({ navigation: host.navigation, clock: browserClock });
  const listeners = new Set<() => void>();
  const undo: (() => void)[] = [];
  let state: ReadingState = { kind: 'loading' };
  let isAttached = false;
  let contents: Promise<readonly ContentsEntry[]> = Promise.resolve([]);

  function become(next: ReadingState): void {
    if (signal.aborted) return;
    state = next;
    for (const listener of [...listeners]) listener();
  }

  async function load(): Promise<void> {
    try {
      const document = await prefetch.metadata(docKey, signal);
      if (!signal.aborted) borrow(document);
    } catch (error) {
      ahead?.end();
      viewers.dropEngine();
      // Whoever lost the session is asked to log in, and told nothing else.
      if (signal.aborted || error instanceof AuthenticationError) return;
      host.telemetry.report({ level: 'warning', name: 'metadata-missing', error });
      become({ kind: 'metadata-missing' });
    }
  }

  function begin(pubKey: string): Loan {
    const viewer = () => (state.kind === 'open' ? state.viewer : undefined);
    const loan = beginLoan(mount, {
      docKey,
      pubKey,
      isAddressed: [start.file, start.search, place].some((named) => named !== undefined),
      onPurge: () => viewer()?.purge(),
      onRenew: () => viewer()?.renew(),
      signal,
    });
    undo.push(() => loan.end());
    return loan;
  }

  function borrow(document: AppearanceMetadata): void {
    prepare(document.appearance.mimeType);
    const isAhead = ahead?.pubKey === document.pubKey;
    if (!isAhead) ahead?.end();
    const loan = ahead && isAhead ? ahead : begin(document.pubKey);
    const { keeper } = loan;
    if (isHeld(keeper.state())) return void open(document, loan);
    become({ kind: 'borrowing', document, keeper });
    const openOnce = () => {
      if (!isHeld(keeper.state())) return;
      unsubscribe();
      void open(document, loan);
    };
    const unsubscribe = keeper.subscribe(openOnce);
    undo.push(unsubscribe);
  }

  function prepare(mimeType: string): void {
    undo.push(viewers.prepare(mimeType));
  }

  async function open(document: AppearanceMetadata, { keeper, places }: Loan): Promise<void> {
    const served = createHttpSource({
      http: host.http,
      docKey,
      licenceKey: () => keeper.key() ?? '',
    });
    const begin = { ...start, place: place ?? (await places.opening())?.position };
    if (signal.aborted) return;
    const request = firstRequestOf(document, begin);
    const source =
      early?.under(keeper, request) ??
      (request ? fetchAhead(served, request, keeper.key, signal) : served);
    contents = source.contents({ signal }).catch((error: unknown) => {
      if (!signal.aborted) {
        host.telemetry.report({ level: 'warning', name: 'contents-missing', error });
      }
      return [];
    });
    // What is asked for goes out before a screen is drawn, which takes longer.
    await new Promise((resolve) => setTimeout(resolve));
    const opened = { document, keeper, source, places, history, begin, signal };
    become({ kind: 'open', ...opened, contents: undefined, viewer: undefined });
    const known = await contents;
    if (state.kind === 'open') become({ ...state, contents: known });
  }

  async function attach(element: HTMLElement, callbacks: ViewerCallbacks): Promise<void> {
    if (state.kind !== 'open' || isAttached) return;
    const { document, source, keeper, places, begin } = state;
    isAttached = true;
    const viewer = await viewers
      .create({
        element,
        source,
        document,
        contents,
        look: rememberedLook(host.storage.local),
        letters: rememberedLetters(host.storage.local),
        onLetters: (letters) => rememberLetters(host.storage.local, letters),
        pageLabel: callbacks.pageLabel,
        openExternal: (url) => host.navigation.openExternal(url),
        onNote: callbacks.onNote,
        onComment: callbacks.onComment,
        commentLabel: callbacks.commentLabel,
        onFailure: callbacks.onFailure,
        onJump: history.jump,
        onActivity: () => keeper.dispatch({ kind: 'active-reader', at: browserClock.now() }),
      })
      .catch((error: unknown) => {
        isAttached = false;
        throw error;
      });
    if (signal.aborted) return viewer.destroy();
    undo.push(() => viewer.destroy(), places.follow(viewer), history.follow(viewer));
    beginAt(viewer, begin);
    // The loan may have ended while the viewer's code was on its way: it is for the next one to show.
    if (!isHeld(keeper.state())) viewer.purge();
    become({ ...state, viewer });
  }

  const early = prefetch.takeSource(docKey);
  undo.push(() => early?.end());
  if (known?.mimeType !== undefined) prepare(known.mimeType);
  const ahead = known && begin(known.pubKey);
  void load();
  return {
    start,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    attach,
    close: () => {
      abort.abort();
      for (const step of undo.splice(0).reverse()) step();
    },
  };
}
