import type { EmbedTarget, ReaderFormat } from '@leeszaal/shared-contracts';
import type {
  LeeszaalReaderElement,
  LeeszaalTheme,
  TokenProvider,
} from '../contract/reader-element.contract.ts';
import { ATTRIBUTES, formatNamed, themeOf } from './attributes.ts';
import { type ReaderCode, ReaderControl } from './reader-control.ts';

/**
 * Makes the class of the element. In a function, because a server that renders pages has no `HTMLElement`.
 *
 * @param code for all elements of a page
 */
export function createReaderElement(code: ReaderCode): new () => LeeszaalReaderElement {
  return class extends HTMLElement implements LeeszaalReaderElement {
    static readonly observedAttributes = ATTRIBUTES;
    readonly #control = new ReaderControl(this, code);

    constructor() {
      super();
      // A property that was set before the class was defined is an own one, which hides the accessor.
      const early = Object.getOwnPropertyDescriptor(this, 'tokenProvider')?.value;
      Reflect.deleteProperty(this, 'tokenProvider');
      if (early) this.tokenProvider = early;
    }

    get docKey(): string {
      return this.getAttribute('doc-key') ?? '';
    }
    set docKey(docKey: string) {
      this.setAttribute('doc-key', docKey);
    }

    get apiBase(): string {
      return this.getAttribute('api-base') ?? '';
    }
    set apiBase(apiBase: string) {
      this.setAttribute('api-base', apiBase);
    }

    get theme(): LeeszaalTheme {
      return themeOf(this.getAttribute('theme'));
    }
    set theme(theme: LeeszaalTheme) {
      this.setAttribute('theme', theme);
    }

    get format(): ReaderFormat | undefined {
      return formatNamed(this.getAttribute('format'));
    }
    set format(format: ReaderFormat | undefined) {
      if (format === undefined) this.removeAttribute('format');
      else this.setAttribute('format', format);
    }

    get tokenProvider(): TokenProvider | undefined {
      return this.#control.provider;
    }
    set tokenProvider(provider: TokenProvider | undefined) {
      this.#control.provider = provider;
      this.#control.plan();
    }

    connectedCallback(): void {
      this.#control.plan();
    }

    disconnectedCallback(): void {
      // A moved element is connected again in the same task.
      setTimeout(() => this.#control.apply());
    }

    /** Without it, `moveBefore` would disconnect and connect the element. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(): void {
      this.#control.plan();
    }

    async goTo(target: EmbedTarget): Promise<void> {
      await this.#commands().goTo(target);
    }

    async search(query: string, mode?: 'words' | 'phrase'): Promise<number> {
      return this.#commands().search(query, mode);
    }

    async close(): Promise<void> {
      await this.#control.session?.close();
    }

    #commands() {
      this.#control.apply();
      const { session } = this.#control;
      if (session) return session.commands;
      throw new Error('The reader has no document: set doc-key, api-base and tokenProvider');
    }
  };
}
