import type { EmbedEvent, Language } from '@leeszaal/shared-contracts';
import type { LeeszaalReaderEvent, LeeszaalTheme } from '../contract/reader-element.contract.ts';
import type { MountedReader, MountReader, WantedDocument } from '../mount/mount.contract.ts';
import type { Tokens } from '../mount/tokens.ts';
import { createPanel, type PanelText } from '../panel/panel.ts';
import { createPlace } from '../place/embed-place.ts';
import { createThemeSwitch } from '../place/theme.ts';
import { closedText, failureText, type StartFailure } from '../text/failure-text.ts';
import { createTexts } from '../text/texts.ts';
import { createCommandQueue } from './command-queue.ts';

/** Dependencies of a session. */
export interface ReaderSessionOptions extends WantedDocument {
  /** In the page. */
  readonly root: ShadowRoot;
  /** Absolute. */
  readonly apiBase: string;
  readonly language: Language;
  readonly theme: LeeszaalTheme;
  /** Makes the tokens of each attempt. */
  readonly createTokens: () => Tokens;
  /** Loads the reader's code; rejects when it cannot be loaded. */
  readonly loadReader: () => Promise<MountReader>;
  readonly dispatch: (event: LeeszaalReaderEvent) => void;
  /** Resolves when the loan of the session before has ended: the seat may be the only one. */
  readonly former: Promise<void>;
}

/** An attempt to show the document. */
interface Attempt {
  isOver: boolean;
  mounted: MountedReader | undefined;
  /** Resolves when the attempt has mounted or failed; undefined before it mounts, when it has no loan. */
  mounting: Promise<void> | undefined;
}

/** The reader of one element while it is in a page: its place, one attempt after another, and its failures. */
export class ReaderSession {
  readonly commands = createCommandQueue();
  readonly #options: ReaderSessionOptions;
  readonly #texts;
  readonly #place;
  readonly #panel;
  readonly #theme;
  #document: WantedDocument;
  #language: Language;
  #attempt: Attempt | undefined;
  #ended: Promise<void>;

  constructor(options: ReaderSessionOptions) {
    this.#options = options;
    this.#document = { docKey: options.docKey, format: options.format };
    this.#language = options.language;
    this.#ended = options.former;
    this.#texts = createTexts(options.language);
    this.#place = createPlace(options.root);
    this.#panel = createPanel(this.#place.embed);
    this.#theme = createThemeSwitch(this.#place.embed);
    this.#theme.setAttribute(options.theme);
    this.#begin();
  }

  /** Shows another document. */
  open(document: WantedDocument): void {
    this.#document = document;
    if (this.#attempt?.mounted) this.#attempt.mounted.open(document);
    // An attempt that has not mounted yet takes the present document.
    else if (this.#attempt === undefined) this.#begin();
  }

  setLanguage(language: Language): void {
    this.#language = language;
    this.#texts.activate(language);
    this.#attempt?.mounted?.setLanguage(language);
  }

  setTheme(theme: LeeszaalTheme): void {
    this.#theme.setAttribute(theme);
  }

  /** Closes the document, as its button does. Resolves when the loan has ended. */
  async close(): Promise<void> {
    if (this.#attempt === undefined) return;
    const hadFocus = this.#hasFocus();
    await this.#stop();
    // Another document may have begun meanwhile.
    if (this.#attempt === undefined) this.#showPanel(closedText(this.#texts), hadFocus);
    this.#options.dispatch({ name: 'closed', detail: {} });
  }

  /** Ends the session. Resolves when the loan has ended. */
  async end(): Promise<void> {
    await this.#stop();
    this.#place.remove();
  }

  #begin(): void {
    this.#panel.hide();
    const attempt: Attempt = { isOver: false, mounted: undefined, mounting: undefined };
    this.#attempt = attempt;
    void this.#start(attempt);
  }

  async #start(attempt: Attempt): Promise<void> {
    const { createTokens, loadReader } = this.#options;
    const tokens = createTokens();
    const hasToken = tokens.refresh();
    const [code] = await Promise.all([loadReader().catch(() => undefined), this.#ended]);
    if (attempt.isOver) return;
    if (code === undefined) return this.#fail(attempt, 'unreachable');
    // The reader begins while the page gets a token: its calls wait.
    attempt.mounting = this.#mount(attempt, code, tokens, hasToken);
    if (!(await hasToken)) this.#fail(attempt, 'unauthenticated');
  }

  async #mount(
    attempt: Attempt,
    mount: MountReader,
    tokens: Tokens,
    hasToken: Promise<boolean>,
  ): Promise<void> {
    const { apiBase } = this.#options;
    const document = this.#document;
    const language = this.#language;
    try {
      attempt.mounted = await mount({
        place: this.#place,
        theme: this.#theme,
        texts: this.#texts,
        tokens,
        hasToken,
        ...document,
        language,
        apiBase,
        report: (event) => this.#report(attempt, event),
        offer: (commands) => !attempt.isOver && this.commands.offer(commands),
        onClose: () => !attempt.isOver && void this.close(),
        onAuthenticationLost: () => this.#fail(attempt, 'unauthenticated'),
        onUnreachable: () => this.#fail(attempt, 'unreachable'),
        onFault: () => this.#fail(attempt, 'unknown'),
      });
    } catch {
      return this.#fail(attempt, 'unreachable');
    }
    if (attempt.isOver) return;
    // The attributes may have changed meanwhile.
    if (document !== this.#document) attempt.mounted.open(this.#document);
    if (language !== this.#language) attempt.mounted.setLanguage(this.#language);
  }

  /** Ends the present attempt. */
  #stop(): Promise<void> {
    const attempt = this.#attempt;
    this.#attempt = undefined;
    if (attempt === undefined) return this.#ended;
    attempt.isOver = true;
    this.commands.end();
    // Tokens and code may never arrive.
    if (attempt.mounting) this.#ended = attempt.mounting.then(() => attempt.mounted?.unmount());
    return this.#ended;
  }

  #fail(attempt: Attempt, reason: StartFailure): void {
    if (attempt.isOver) return;
    const hadFocus = this.#hasFocus();
    void this.#stop();
    const text = failureText(this.#texts, reason);
    this.#showPanel(text, hadFocus);
    this.#options.dispatch({ name: 'failed', detail: { reason, message: text.title } });
  }

  /** Whether the reader has the focus; it is lost with the reader. */
  #hasFocus(): boolean {
    return this.#options.root.activeElement !== null;
  }

  #showPanel(text: PanelText, hadFocus: boolean): void {
    const { activeElement, body } = document;
    const isElsewhere = activeElement !== body && !this.#hasFocus();
    this.#panel.show(text, () => this.#begin(), hadFocus && !isElsewhere);
  }

  #report(attempt: Attempt, { kind, ...detail }: EmbedEvent): void {
    if (attempt.isOver) return;
    this.#options.dispatch({ name: kind, detail } as LeeszaalReaderEvent);
  }
}
