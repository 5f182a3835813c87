import type { ReadingLook } from '../../contract/reading-look.ts';
import type { Progression } from '../../contract/viewer.contract.ts';
import type { FrameSize } from '../flow/flow.ts';
import type { Landmark, PageParts } from '../flow/landmarks.ts';

/** What a layout depends on. */
export interface Metrics {
  /** Of the frame. */
  readonly size: FrameSize;
  /** Size of the letters, 1 being normal (`docs/behaviour.md` R5). */
  readonly letters: number;
  /** What the person has chosen. */
  readonly look: ReadingLook;
}

/** The pages of a segment in its frame; pages count from 0. */
export interface SegmentLayout {
  /** Which way its pages go, where the book doesn't say so. */
  readonly progression: Progression;
  readonly pageCount: number;
  /** Free space left and right of the text, in CSS pixels: the click zones. */
  readonly margin: number;
  /** Lays the segment out anew. */
  arrange(metrics: Metrics): void;
  show(page: number): void;
  /** The page that is nearest to what is shown, however the frame was scrolled. */
  shownPage(): number;
  /** The page on which the node, or else what follows it, begins. */
  pageOfNode(node: Node): number;
  pageOfLandmark(landmark: Landmark): number;
  /** What stands first on a page; undefined in a segment in which nothing is to be seen. */
  firstOn(page: number): Landmark | undefined;
  /** What of which landmark stands on each of the pages, from the first up to the last, without it. */
  partsOn(first: number, last: number): readonly PageParts[];
}
