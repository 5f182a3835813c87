import { FIRST_FACES } from './faces/serif-faces.ts';

/**
 * The faces that most books need at once, loaded while nothing waits for them, so that the first page is laid out
 * once. They do not become fonts of the portal.
 */
export class FirstFaces {
  #loading: Promise<unknown> | undefined;
  /** Frames take a file from the browser's memory while a face of the portal holds it. */
  readonly #kept: FontFace[] = [];

  /** Loads them, once. A failed load is repeated by the frame that needs the face. */
  async load(): Promise<void> {
    this.#loading ??= Promise.all(FIRST_FACES.map((url) => this.#loadFace(url))).catch(() => {
      this.#loading = undefined;
    });
    await this.#loading;
  }

  async #loadFace(url: string): Promise<void> {
    const face = new FontFace('Leeszaal first face', `url("${url}") format('woff2')`);
    await face.load();
    this.#kept.push(face);
  }
}
