import type { Size } from '../../zoom/strip-scale.ts';
import { fitScale } from './fit-scale.ts';

/** How large pages are shown: as the person has chosen, else so that they fit. */
export class PageScale {
  readonly #space: () => Size;
  #chosen: number | undefined;

  /** @param space that there is for a page */
  constructor(space: () => Size) {
    this.#space = space;
  }

  /** Whether pages fit by themselves. */
  get fits(): boolean {
    return this.#chosen === undefined;
  }

  /** Shows every page at a scale; undefined: so that it fits. */
  choose(scale: number | undefined): void {
    this.#chosen = scale;
  }

  /** The scale of a page of a size. */
  of(size: Size): number {
    return this.#chosen ?? fitScale(size, this.#space());
  }
}
