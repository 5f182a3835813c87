import type { Size } from '../../zoom/strip-scale.ts';
import { fitScale } from './fit-scale.ts';

/** The size of an A4 sheet at scale 1, assumed before any page is open. */
const UNKNOWN_SIZE: Size = { width: 595, height: 842 };

/** The scale of pages: the one that the reader chose, else the one that fits. */
export class PageScale {
  /** The page shown last, at scale 1. */
  size = UNKNOWN_SIZE;
  /** Undefined: each page fits. */
  chosen: number | undefined;
  readonly #space: () => Size;

  /** @param space that a page has */
  constructor(space: () => Size) {
    this.#space = space;
  }

  /** The scale of the page shown last. */
  get current(): number {
    return this.of(this.size);
  }

  /** The scale of a page of a size. */
  of(size: Size): number {
    return this.chosen ?? fitScale(size, this.#space());
  }
}
