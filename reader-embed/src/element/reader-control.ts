import { whenIdle } from '@leeszaal/remote-kit/parts';
import type { LeeszaalReaderEvent, TokenProvider } from '../contract/reader-element.contract.ts';
import type { Wanted } from '../contract/wanted.contract.ts';
import type { MountReader } from '../mount/mount.contract.ts';
import { createTokens } from '../mount/tokens.ts';
import { ReaderSession } from '../session/reader-session.ts';
import { readAttributes } from './attributes.ts';

/** The reader's code, which is loaded once. */
export interface ReaderCode {
  /** Rejects when it cannot be loaded; the next call loads it again. */
  load(): Promise<MountReader>;
  /** Also loads what a first document needs. A failure is silent. */
  prefetch(): void;
}

/** How long, in ms, the page around loads first in a browser that does not tell when it is idle. */
const IDLE_MS = 2000;

/** Gives an element the reader that its attributes and its token provider ask for, while it is in a page. */
export class ReaderControl {
  provider: TokenProvider | undefined;
  readonly #element: HTMLElement;
  readonly #root: ShadowRoot;
  readonly #code: ReaderCode;
  #session: ReaderSession | undefined;
  #shown: Wanted | undefined;
  /** Resolves when the loan of the last session has ended. */
  #former = Promise.resolve();
  #isDue = false;
  #stopPrefetch: (() => void) | undefined;

  constructor(element: HTMLElement, code: ReaderCode) {
    this.#element = element;
    this.#root = element.attachShadow({ mode: 'open' });
    this.#code = code;
  }

  /** The session, if there is one. */
  get session(): ReaderSession | undefined {
    return this.#session;
  }

  /** Applies all changes of a task together. */
  plan(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    queueMicrotask(() => this.apply());
  }

  /** Makes the session what the element asks for now. */
  apply(): void {
    this.#isDue = false;
    const wanted = readAttributes(this.#element);
    const shown = this.#shown;
    const { isConnected } = this.#element;
    const isWanted = isConnected && this.provider && wanted.docKey && wanted.apiBase;
    if (!isWanted || (shown && shown.apiBase !== wanted.apiBase)) this.#end();
    this.#prefetchWhile(isConnected && !wanted.docKey);
    if (!isWanted) return;
    this.#shown = wanted;
    if (this.#session === undefined) this.#begin(wanted);
    else if (shown) this.#change(this.#session, shown, wanted);
  }

  /** An element that waits for a document gets one soon: its code loads in idle time. */
  #prefetchWhile(isWaiting: boolean): void {
    if (!isWaiting) {
      this.#stopPrefetch?.();
      this.#stopPrefetch = undefined;
    } else this.#stopPrefetch ??= whenIdle(() => this.#code.prefetch(), { delay: IDLE_MS });
  }

  #begin({ docKey = '', apiBase = '', language, theme, format }: Wanted): void {
    this.#session = new ReaderSession({
      root: this.#root,
      docKey,
      format,
      apiBase,
      language,
      theme,
      createTokens: () => createTokens(() => this.provider),
      loadReader: this.#code.load,
      dispatch: ({ name, detail }: LeeszaalReaderEvent) =>
        this.#element.dispatchEvent(new CustomEvent(name, { detail })),
      former: this.#former,
    });
  }

  #change(session: ReaderSession, shown: Wanted, wanted: Wanted): void {
    const { docKey = '', language, theme, format } = wanted;
    if (shown.docKey !== docKey) session.open({ docKey, format });
    if (shown.language !== language) session.setLanguage(language);
    if (shown.theme !== theme) session.setTheme(theme);
  }

  #end(): void {
    const session = this.#session;
    this.#session = undefined;
    this.#shown = undefined;
    if (session) this.#former = session.end();
  }
}
