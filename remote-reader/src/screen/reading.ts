import {
  type AppearanceMetadata,
  AuthenticationError,
  type ContentsEntry,
  endpoints,
  type HostContext,
  type ReaderStart,
} from '@leeszaal/shared-contracts';
import {
  browserClock,
  createLicenceKeeper,
  type LicenceKeeper,
} from '../licence/licence-keeper.ts';
import { isHeld } from '../licence/licence-step.ts';
import { rememberLoan } from '../licence/open-loans.ts';
import { watchPage } from '../licence/watch-page.ts';
import { createPlaceKeeper, type PlaceKeeper } from '../place/place-keeper.ts';
import { watchLeaving } from '../place/watch-leaving.ts';
import { rememberedLook } from '../settings/remembered-look.ts';
import type { DocumentSource } from '../source/document-source.contract.ts';
import { createHttpSource } from '../source/http-source.ts';
import { createViewer, prepareViewer } from '../viewers/create-viewer.ts';
import type { NoteView, Viewer, ViewerFailure } from '../viewers/viewer.contract.ts';
import { beginAt } from './begin-at.ts';

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
  readonly contents: readonly ContentsEntry[];
  readonly source: DocumentSource;
  readonly places: PlaceKeeper;
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
  /** Gives the viewer its element. */
  attach(element: HTMLElement, options: ViewerWishes): Promise<void>;
  close(): void;
}

/** What the screen wants of the viewer. */
export interface ViewerWishes {
  readonly pageLabel: (page: number, count: number) => string;
  readonly onNote: (note: NoteView) => void;
  readonly onFailure: (failure: ViewerFailure) => void;
}

/**
 * Opens a document: metadata, licence, contents, viewer (`docs/behaviour.md` R2).
 *
 * @param start where, and what is marked there
 */
export function openReading(host: HostContext, docKey: string, start: ReaderStart = {}): Reading {
  const abort = new AbortController();
  const { signal } = abort;
  const listeners = new Set<() => void>();
  const undo: (() => void)[] = [];
  let state: ReadingState = { kind: 'loading' };

  function become(next: ReadingState): void {
    if (abort.signal.aborted) return;
    state = next;
    for (const listener of [...listeners]) listener();
  }

  async function load(): Promise<void> {
    try {
      const document = await host.http.call(
        endpoints.getAppearance,
        { params: { docKey } },
        { signal: abort.signal },
      );
      if (!abort.signal.aborted) borrow(document);
    } catch (error) {
      // Whoever lost the session is asked to log in, and told nothing else.
      if (abort.signal.aborted || error instanceof AuthenticationError) return;
      host.telemetry.report({ level: 'warning', name: 'metadata-missing', error });
      become({ kind: 'metadata-missing' });
    }
  }

  function borrow(document: AppearanceMetadata): void {
    prepareViewer(document.appearance.mimeType);
    const viewer = () => (state.kind === 'open' ? state.viewer : undefined);
    const keeper = createLicenceKeeper({
      http: host.http,
      clock: browserClock,
      pubKey: document.pubKey,
      onPurge: () => viewer()?.purge(),
      onRenew: () => viewer()?.renew(),
    });
    const unsubscribe = keeper.subscribe(() => {
      if (!isHeld(keeper.state())) return;
      unsubscribe();
      void open(document, keeper, places);
    });
    const places = createPlaceKeeper({
      http: host.http,
      docKey,
      isAddressed: start.file !== undefined || start.search !== undefined,
      clock: browserClock,
      today: Date.now,
      onFailure: (name, error) => host.telemetry.report({ level: 'warning', name, error }),
      signal: abort.signal,
    });
    const leave = async () => void (await Promise.all([places.leave(), keeper.leave()]));
    const forget = rememberLoan(host, { leave });
    undo.push(
      unsubscribe,
      watchPage(keeper),
      watchLeaving(places),
      () => void leave().finally(forget),
    );
    become({ kind: 'borrowing', document, keeper });
    keeper.dispatch({ kind: 'opened' });
  }

  async function open(
    document: AppearanceMetadata,
    keeper: LicenceKeeper,
    places: PlaceKeeper,
  ): Promise<void> {
    const source = createHttpSource({
      http: host.http,
      docKey,
      licenceKey: () => keeper.key() ?? '',
    });
    const contents = await source.contents({ signal: abort.signal }).catch((error: unknown) => {
      if (!abort.signal.aborted) {
        host.telemetry.report({ level: 'warning', name: 'contents-missing', error });
      }
      return [];
    });
    become({ kind: 'open', document, keeper, contents, source, places, signal, viewer: undefined });
  }

  async function attach(element: HTMLElement, wishes: ViewerWishes): Promise<void> {
    if (state.kind !== 'open') return;
    const { document, source, contents, keeper, places } = state;
    const viewer = await createViewer({
      element,
      source,
      document,
      contents,
      look: rememberedLook(host.storage.local),
      pageLabel: wishes.pageLabel,
      openExternal: (url) => host.navigation.openExternal(url),
      onNote: wishes.onNote,
      onFailure: wishes.onFailure,
      onActivity: () => keeper.dispatch({ kind: 'active-reader', at: browserClock.now() }),
    });
    if (abort.signal.aborted) return viewer.destroy();
    undo.push(() => viewer.destroy(), places.follow(viewer));
    become({ kind: 'open', document, source, contents, keeper, places, signal, viewer });
    beginAt(viewer, start);
  }

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
