import type { DocumentSource } from '../../../source/document-source.contract.ts';
import { splitLink } from '../../../source/segment-link.ts';
import { type CleanStyles, sanitiseCss } from '../sanitise/css/sanitise-css.ts';
import type { StyleSource } from '../sanitise/import-tree.ts';
import { createResourcePolicy } from '../sanitise/resource-policy.ts';

/** A sanitised style sheet. */
export interface StyleText {
  readonly css: string;
  /** For which media; empty for all. */
  readonly media: string;
}

/** The greatest depth of imports. */
const DEEPEST = 4;

const both = (outer: string, inner: string) => [outer, inner].filter(Boolean).join(' and ');

/**
 * Fetches and sanitises each style sheet of a document once. Frames do not load them, so no address escapes
 * the sanitiser.
 */
export class StyleLibrary {
  readonly #source: DocumentSource;
  readonly #root: string;
  readonly #sheets = new Map<string, Promise<CleanStyles>>();

  /** @param root address of the document's folder, ending in a slash */
  constructor(source: DocumentSource, root: string) {
    this.#source = source;
    this.#root = root;
  }

  /**
   * The styles of a segment, in order; a sheet that fails to load is omitted.
   *
   * @param base address of the segment
   */
  async read(sources: readonly StyleSource[], base: string): Promise<readonly StyleText[]> {
    const texts = await Promise.all(
      sources.map((source) =>
        source.kind === 'sheet'
          ? this.#readSheet(source.address, source.media, DEEPEST)
          : this.#expand(this.#clean(source.css, base), source.media, DEEPEST),
      ),
    );
    return texts.flat();
  }

  /** Forgets all sheets: the addresses in them carry a licence key. */
  clear(): void {
    this.#sheets.clear();
  }

  async #readSheet(address: string, media: string, depth: number): Promise<readonly StyleText[]> {
    const sheet = this.#sheets.get(address) ?? this.#fetch(address);
    this.#sheets.set(address, sheet);
    try {
      return await this.#expand(await sheet, media, depth);
    } catch {
      this.#sheets.delete(address);
      return [];
    }
  }

  async #fetch(address: string): Promise<CleanStyles> {
    const { path } = splitLink(address.slice(this.#root.length));
    const { markup, address: base } = await this.#source.segment(path, { background: true });
    return this.#clean(markup, base);
  }

  #clean(css: string, base: string): CleanStyles {
    return sanitiseCss(css, createResourcePolicy(base, this.#root));
  }

  async #expand(
    { css, imports }: CleanStyles,
    media: string,
    depth: number,
  ): Promise<readonly StyleText[]> {
    if (depth === 0) return [{ css, media }];
    const imported = await Promise.all(
      imports.map((one) => this.#readSheet(one.address, both(media, one.media), depth - 1)),
    );
    return [...imported.flat(), { css, media }];
  }
}
