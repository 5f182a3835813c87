import { prefetching } from '@leeszaal/remote-kit/prefetch';
import {
  type AppearanceMetadata,
  AuthenticationError,
  type ContentsEntry,
  endpoints,
} from '@leeszaal/shared-contracts';
import { browserClock } from '../clock/clock.ts';
import { JumpHistory } from '../history/jump-history.ts';
import { isHeld } from '../licence/licence-step.ts';
import { whenHeld } from '../licence/when-held.ts';
import type { ReaderMount } from '../mount/reader-mount.ts';
import { reasonOf } from '../source/reason-of.ts';
import { firstRequestOf } from '../viewers/first-request.ts';
import { createStateStore } from '../viewers/state/state-store.ts';
import { type Begin, beginAt } from './begin-at.ts';
import { beginLoan, type Loan } from './loan.ts';
import { loadContents, openSource } from './open-source.ts';
import type {
  ReadingOptions,
  ReadingState,
  ToldFailure,
  ViewerCallbacks,
} from './reading.contract.ts';
import { viewerOptions } from './viewer-options.ts';

/** A document from opening to closing: metadata, licence, contents, viewer (`docs/behaviour.md` R2). */
export class Reading {
  readonly start;
  readonly docKey: string;
  readonly #mount: ReaderMount;
  readonly #place: ReadingOptions['place'];
  readonly #store = createStateStore<ReadingState>({ kind: 'loading' });
  readonly state = this.#store.get;
  readonly subscribe = this.#store.subscribe;
  /** The last failure of a page that the person was told. */
  readonly told = createStateStore<ToldFailure | undefined>(undefined);
  readonly #abort = new AbortController();
  readonly #undo: (() => void)[] = [];
  readonly #history;
  /** The terms of the search of the address. */
  readonly #terms;
  readonly #firstPage: AbortController | undefined;
  /** The loan that was requested before the metadata arrived. */
  readonly #ahead: Loan | undefined;
  #isAttached = false;
  /** The media type whose viewer is being prepared. */
  #prepared: string | undefined;
  #contents: Promise<readonly ContentsEntry[]> = Promise.resolve([]);

  /** Opens the document. */
  constructor(
    mount: ReaderMount,
    docKey: string,
    { start = {}, place, known, terms }: ReadingOptions,
  ) {
    const { navigation } = mount.host;
    this.#mount = mount;
    this.docKey = docKey;
    this.#place = place;
    this.start = start;
    this.#terms = terms;
    this.#history = new JumpHistory({ navigation, clock: browserClock });
    const firstPage = mount.prefetch.takeFirstPage(docKey);
    this.#firstPage = firstPage;
    this.#undo.push(
      () => firstPage?.abort(),
      () => mount.prefetch.endOpening(),
    );
    if (known?.mimeType !== undefined) this.#prepare(known.mimeType);
    this.#ahead = known && this.#beginLoan(known.pubKey);
    void this.#load();
  }

  /** Creates the viewer in an element, once. */
  async attach(element: HTMLElement, callbacks: ViewerCallbacks): Promise<void> {
    const opened = this.state();
    if (opened.kind !== 'open' || this.#isAttached) return;
    this.#isAttached = true;
    const options = viewerOptions(this.#mount, opened, this.#contents, element, callbacks);
    const viewer = await this.#mount.viewers.create(options).catch((error: unknown) => {
      this.#isAttached = false;
      throw error;
    });
    if (this.#abort.signal.aborted) return viewer.destroy();
    const { keeper, places, history, begin } = opened;
    this.#undo.push(() => viewer.destroy(), places.follow(viewer), history.follow(viewer));
    beginAt(viewer, begin);
    // The loan may have ended while the code was loading: the next loan shows the document.
    if (!isHeld(keeper.state())) viewer.purge();
    const state = this.state();
    if (state.kind === 'open') this.#become({ ...state, viewer });
  }

  /** Closes the document. */
  close(): void {
    this.#abort.abort();
    for (const step of this.#undo.splice(0).reverse()) step();
  }

  #become(state: ReadingState): void {
    if (!this.#abort.signal.aborted) this.#store.set(state);
  }

  async #load(): Promise<void> {
    const { host, viewers } = this.#mount;
    const { signal } = this.#abort;
    try {
      const request = { params: { docKey: this.docKey } };
      const http = prefetching(host);
      const document = await http.call(endpoints.getAppearance, request, { signal });
      if (!signal.aborted) this.#borrow(document);
    } catch (error) {
      this.#ahead?.end();
      // Also of a document whose publication, and so whose loan, is not known.
      this.#mount.prefetch.endOpening();
      viewers.dropEngine();
      // Without a session the host asks the reader to sign in.
      if (signal.aborted || error instanceof AuthenticationError) return;
      host.telemetry.report({ level: 'warning', name: 'metadata-missing', error });
      this.#become({ kind: 'metadata-missing', reason: reasonOf(error) });
    }
  }

  #beginLoan(pubKey: string): Loan {
    const { file, search } = this.start;
    const viewer = () => {
      const state = this.state();
      return state.kind === 'open' ? state.viewer : undefined;
    };
    const loan = beginLoan(this.#mount, {
      docKey: this.docKey,
      pubKey,
      isAddressed: [file, search, this.#place].some((named) => named !== undefined),
      onPurge: () => viewer()?.purge(),
      onRenew: () => viewer()?.renew(),
      signal: this.#abort.signal,
    });
    this.#undo.push(() => loan.end());
    return loan;
  }

  #borrow(document: AppearanceMetadata): void {
    this.#prepare(document.appearance.mimeType);
    const ahead = this.#ahead;
    const isAhead = ahead?.pubKey === document.pubKey;
    if (!isAhead) ahead?.end();
    const loan = ahead && isAhead ? ahead : this.#beginLoan(document.pubKey);
    const { keeper } = loan;
    if (!isHeld(keeper.state())) this.#become({ kind: 'borrowing', document, keeper });
    this.#undo.push(whenHeld(keeper, () => void this.#open(document, loan)));
  }

  #prepare(mimeType: string): void {
    if (mimeType === this.#prepared) return;
    this.#prepared = mimeType;
    this.#undo.push(this.#mount.viewers.prepare(mimeType));
  }

  async #open(document: AppearanceMetadata, { keeper, places }: Loan): Promise<void> {
    const { host } = this.#mount;
    const { signal } = this.#abort;
    const place = this.#place ?? (await places.opening())?.position;
    if (signal.aborted) return;
    const begin: Begin = { ...this.start, place, terms: await this.#terms };
    if (signal.aborted) return;
    const source = openSource(host, {
      docKey: this.docKey,
      keeper,
      first: firstRequestOf(document, begin),
      firstPage: this.#firstPage,
      hasParts: document.inParts === true,
      signal,
    });
    this.#contents = loadContents(source, host, signal);
    // Requests are sent before the screen renders, which takes longer. An opening has sent the only one.
    if (!this.#mount.prefetch.isOpening()) await new Promise((resolve) => setTimeout(resolve));
    const opened = { document, keeper, source, places, history: this.#history, begin, signal };
    this.#become({ kind: 'open', ...opened, contents: undefined, viewer: undefined });
    const contents = await this.#contents;
    const state = this.state();
    if (state.kind === 'open') this.#become({ ...state, contents });
  }
}
