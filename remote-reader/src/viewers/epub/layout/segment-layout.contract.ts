import type { ReadingLook } from '../../contract/reading-look.ts';
import type { Progression } from '../../contract/viewer.contract.ts';
import type { Size } from '../../zoom/strip-scale.ts';
import type { Landmark, PageParts } from '../flow/landmarks.ts';

/** The measures that a layout depends on. */
export interface Metrics {
  /** Of the frame. */
  readonly size: Size;
  /** Font size, 1 being normal (`docs/behaviour.md` R5). */
  readonly fontScale: number;
  readonly look: ReadingLook;
}

/** The pages of a segment in its frame; pages count from 0. */
export interface SegmentLayout {
  /** The direction of page turns, if the book does not state it. */
  readonly progression: Progression;
  readonly pageCount: number;
  /** Free space left and right of the text, in CSS pixels: the click zones. */
  readonly margin: number;
  arrange(metrics: Metrics): void;
  show(page: number): void;
  /** The page nearest to the scroll position. */
  shownPage(): number;
  /** The page on which a node, or else the content after it, begins. */
  pageOfNode(node: Node): number;
  pageOfLandmark(landmark: Landmark): number;
  /** The first landmark on a page; undefined in a segment without visible content. */
  firstOn(page: number): Landmark | undefined;
  /** The parts of landmarks on each page from `first` up to, but not including, `last`. */
  partsOn(first: number, last: number): readonly PageParts[];
}
