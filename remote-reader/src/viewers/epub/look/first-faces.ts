import { latin as italic } from './faces/serif-italic.ts';
import { latin as upright } from './faces/serif-upright.ts';

/** The files that most books need. */
export const FIRST_FACES: readonly string[] = [upright, italic];

/**
 * Loads the faces that most books need in advance, so that the first page is laid out once. They do not
 * become fonts of the portal.
 */
export class FirstFaces {
  #loading: Promise<unknown> | undefined;
  /** While a face is held, frames take its file from the browser's memory. */
  readonly #kept: FontFace[] = [];

  /** Loads the faces once; after a failure the frame that needs a face loads it. */
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
